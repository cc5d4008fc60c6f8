# The lesson on Allies. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-allies = What is new in Allies
    .about = Three groups and their influence, in four short chapters.
    .intro = For players who know the base game: four short chapters, about { $minutes } minutes in all.

## 1
learn-allies-influence = Influence
    .about = Tokens of three groups, which pay for their Locations and Deals.
learn-allies-influence-groups = Allies brings three groups: the Sharrash, Uranopolis and the Iron Gang. Their cards have the icon of the group, and their influence tokens lie on your board beside the contact tokens. Rusty has passed, so the rest of the round is yours alone.
learn-allies-influence-den = Rat Den belongs to the Sharrash: the icon at the top left says so. You may pay influence of a Location’s own group instead of grey contact tokens, in any mix. You have no grey ones, but 3 Sharrash.
    .do = Construct Rat Den.
learn-allies-influence-deal = Rat Den took 1 Sharrash and gave it back as its Building Bonus. For a Deal, influence replaces blue contact tokens in the same way, and the Deals of a group give you its influence in every Production.
    .do = Make a Deal with Self-Feeding Foundry.

## 2
learn-allies-build = Rewards and icons
    .about = A Location that rewards building, and cards that gain another icon.
learn-allies-build-dump = Some Locations reward you each time you build, whether you construct or develop. Toxic Waste Dump then gives you 1 fuel, even for its own building, so it pays to have it early. It costs you 2 Sharrash influence.
    .do = Construct Toxic Waste Dump.
learn-allies-build-nursery = Burrow Nursery produces 1 worker for each Sharrash icon in your State, including its own, but 3 at most. And Toxic Waste Dump rewards you for this one, too. You pay with your last Sharrash influence.
    .do = Construct Burrow Nursery.
learn-allies-build-reserves = School and Reserves share no icon. But with Prophet of Electricity, your Uranopolis cards also count as ammo cards, and School has the ammo icon. So you can develop School into Reserves.
    .do = Drag Reserves onto School, or click it, choose “Develop” and then School.

## 3
learn-allies-many = Pay several times
    .about = An action that you pay more than once, and what Cleanup takes.
learn-allies-many-den = Rat Den turns 2 workers into 1 Sharrash. You use it only once a round, but then you may pay as many times as you can. You have 4 workers, enough for twice.
    .do = Click Rat Den and choose “twice”.
learn-allies-many-throne = Throne of Teeth gives 1 VP for each Sharrash icon in your State, including its own: 4 VP. You lose influence in Cleanup like other tokens, so spend it.
    .do = Construct Throne of Teeth.
learn-allies-many-pass = Four Locations constructed and a Deal made, without a single contact token. Your hand is empty, so there is nothing useful left to do this round.
    .do = Press “Pass” and confirm.
learn-allies-many-store = Reserves is an exception: it stores up to 2 Uranopolis and up to 2 resources.
    .do = Set what you want to store, then confirm.
learn-allies-many-cleanup = What lies on Reserves comes back in the next Production, and your Deal adds 1 Uranopolis. One thing is left to see: what you can do to others.
    .do = Press “Continue”.

## 4
learn-allies-rivals = Block and raze
    .about = How to stop a Location of an opponent, and influence instead of red contact tokens.
learn-allies-rivals-hunt = Another game: Rusty has 2 Iron Gang, and his Toll Riders would turn them into 2 VP. Rat Hunt gives you 1 Iron Gang and blocks a Location of another player.
    .do = Click Rat Hunt in your State.
learn-allies-rivals-block = Until Cleanup, nobody can activate a blocked Location or use its Open Production, and as a Feature it only stores goods. It can still be developed or razed.
    .do = Click Toll Riders in Rusty’s State.
    .after = The worker with the padlock shows that the card is blocked. Rusty will not get those 2 VP this round.
learn-allies-rivals-raze = When you raze a Location of a group, influence of the two other groups replaces red contact tokens. Ugly Timmy of the Iron Gang costs 3: your red token, 1 Sharrash and 1 Uranopolis. Your Iron Gang influence does not help here.
    .do = Click your red contact tokens and then Ugly Timmy, or drag them there.
    .after = 2 guns and 1 fuel for you, 1 Iron Gang from the Deal strip for Rusty.
learn-allies-rivals-end = A group’s own influence builds and makes Deals, that of the two others razes: this is the heart of Allies. Choose it as the expansion of a new game. The rest is on the cards.
    .do = Press “Next” to go back to the chapters.
