# The lesson on Moloch. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-moloch = What is new in Moloch
    .about = Machines that attack everybody, and two ways to get rid of them, in three short chapters.
    .intro = For players who know the base game: three short chapters, about { $minutes } minutes in all.

## 1
learn-moloch-machines = Hack or destroy
    .about = Getting rid of a Machine costs goods or red contact tokens, and is worth it.
learn-moloch-machines-row = Moloch sends Machines. They lie face up and threaten all of you. On the left is the code, on the right the Strength, below the attack that hits every player once a round. You can hack them or destroy them, each as an action.
learn-moloch-machines-hack = Hacking costs all goods of the code; for Rust Locust that is 1 brick and 2 workers. Ammo can replace the brick, but not the workers. The card then goes into your hand, with its hacked side up. The first good of a code tells its row: brick stands for Production.
    .do = Drag Rust Locust onto your hand, or click it and choose “Hack”.
    .after = Now Rusty destroys Toll Gate for 2 red contact tokens and gets 1 VP. Only two Machines are left for two players, and that makes Combat Machine furious: in Frenzy it has 1 Strength more.
learn-moloch-machines-build = A hacked card is a Location like any other, always at Distance 1: build it, raze it for its Spoils, or make a Deal with it.
    .do = Construct Hacked Rust Locust.
learn-moloch-machines-destroy = Destroying costs red contact tokens equal to the Strength, and brings 1 VP. Universal ones will do, too.
    .do = Drag a red contact token onto Dragnet, or click Dragnet and choose “Destroy”.
learn-moloch-machines-end = A Machine that nobody hacks or destroys stays, and attacks again in every round. Let us look at that.
    .do = Press “Next”.

## 2
learn-moloch-assault = The Assault
    .about = After Production the Machines attack, then further ones come.
learn-moloch-assault-order = A new game, right after Production: the Assault. Every Machine attacks everyone, in this program always in this order: first they raze, then they take goods, then they stop actions.
learn-moloch-assault-raze = Salt Sower razes a Location with Distance 1. Two of yours fit, and you choose. It becomes a Ruin, and you get the goods of its Deal.
    .do = Choose School or Fuel Tank.
learn-moloch-assault-stopped = Rust Locust has taken your iron: it wanted 2, and takes what it finds. Curfew Siren has stopped the action of your faction that gives red contact tokens. It is free again after Cleanup.
    .do = Look at the lines, then press “Continue”.
learn-moloch-assault-deployed = Then further Machines were deployed, two with two players at Recruit level. They attack in the next round for the first time; in the first round of a game there is no Assault.
learn-moloch-assault-exchange = Your board gives no red contact tokens in this round, but everything else works as usual.
    .do = Exchange 2 workers for a resource or a card.
learn-moloch-assault-end = So spend what a Machine would take, or take away the Machine. Cards of the expansion help you with that.
    .do = Press “Next”.

## 3
learn-moloch-reserved = Reserved goods, and the end
    .about = Goods that serve one purpose, and what Machines cost the leader.
learn-moloch-reserved-scanner = The last game. Captured Scanner receives 2 red contact tokens in each Production. They are reserved: they pay for destroying Machines and for nothing else, stay on the card through Cleanup, and are lost with it.
learn-moloch-reserved-mother = Mother has Strength 5. The 4 tokens on Captured Scanner and 1 of your supply are enough.
    .do = Destroy Mother.
learn-moloch-reserved-garage = Cracker’s Garage brings a hacked card that nobody has seen before: the Machine at the bottom of the stack.
    .do = Click Cracker’s Garage in your State.
learn-moloch-reserved-build = Hacked Hall Breaker gives 1 VP for each hacked Location in your State, itself included.
    .do = Construct Hacked Hall Breaker.
learn-moloch-reserved-leader = At the end of the game, before Locations are counted, the player in the lead loses 2 VP for each Machine still deployed. Two are left here: that would be 4 VP.
learn-moloch-reserved-end = Machines hit everybody, but not everybody alike. In a new game you choose the level; in the cooperative variant you may leave goods on a Machine, and another player finishes the work.
    .do = Press “Next” to go back to the chapters.
