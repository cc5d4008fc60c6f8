# The lesson on No Man’s Land. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-no_mans_land = What is new in No Man’s Land
    .about = A map of nine Areas, and Outposts that you build, upgrade and fight for, in three short chapters.
    .intro = For players who know the base game: three short chapters, about { $minutes } minutes in all.

## 1
learn-no_mans_land-map = The map
    .about = In the first Lookout everybody gives up a card for an Outpost.
learn-no_mans_land-map-areas = Between the States lies a map of nine Areas. You have six markers for it. In the first Lookout of a game each of you must skip one of the two picks, and builds an Outpost in a free corner instead. What you take and what you leave is up to you.
learn-no_mans_land-map-skip = Skip this pick: the second draft brings better cards. Every Area gives something when you build on it; South-West gives 1 brick.
    .do = Drag your marker onto South-West, or click South-West on the map.
    .after = Rusty has taken Docks. In the second draft he skips and builds in North-East.
learn-no_mans_land-map-pick = The brick is yours at once. Now you take a card as usual. What is left over is discarded.
    .do = Take a card.
learn-no_mans_land-map-end = In later Lookouts you may skip one of your two picks for another Outpost, but you need not. Now let us see what Outposts can do.
    .do = Press “Next”.

## 2
learn-no_mans_land-outposts = Build and upgrade
    .about = Cards from your hand become Outposts, and Outposts grow.
learn-no_mans_land-outposts-levels = Another game, two rounds later. Every Area has three levels, the first at the bottom. Each shows what it gives, and the icon of the card that takes you there.
learn-no_mans_land-outposts-build = Building is an action: discard a card with the ammo icon, and put a marker on an empty Area next to one of your own, never across a corner. Docks has that icon.
    .do = Drag Docks onto South-Central.
    .after = South-Central has given you 1 ammo at once. Rusty exchanges workers for iron.
learn-no_mans_land-outposts-upgrade = To upgrade an Outpost, discard a card with the icon of its next level. In South-West that is brick, and Clay Pit has it. Level 3 takes a VP icon everywhere.
    .do = Drag Clay Pit onto South-West.
learn-no_mans_land-outposts-level = Now choose: the new level gives 2 bricks, the one below it 1. On level 3 the choice is harder: 2 VP and 1 brick, or 2 bricks.
    .do = Click the level whose goods you want.
    .after = Rusty has upgraded North-West to level 2, which gives him 2 iron.
learn-no_mans_land-outposts-counted = Some Locations count your Outposts. Delta Brickfields produces 1 brick for each Outpost in the SOUTH, up to 2, and you have two there.
    .do = Construct Delta Brickfields.
learn-no_mans_land-outposts-end = North, south, west and east are three Areas each. CENTRAL is one line of three through the middle: of the two lines the better one counts for you.
    .do = Press “Next”.

## 3
learn-no_mans_land-rivals = Raze and hold
    .about = Outposts of others can be razed, and cards make yours work again.
learn-no_mans_land-rivals-raze = The last game. Rusty’s Outpost in West-Central is next to yours. Razing it costs red contact tokens: 3 on level 2, as the map shows. One more if a shield lies there.
    .do = Drag your marker from South-West onto West-Central, or click West-Central.
learn-no_mans_land-rivals-level = His marker goes back to him, and you take what that level gives, or the one below it.
    .do = Click the level whose goods you want.
learn-no_mans_land-rivals-settle = You may build on that very Area at once, for a card as always. This is how Areas change hands.
    .do = Drag Docks onto West-Central.
    .after = Rusty exchanges workers for fuel.
learn-no_mans_land-rivals-meridian = Some cards make your Outposts work once more. Grand Meridian activates up to three that lie in one CENTRAL line. You have two: West-Central and Central.
    .do = Click Grand Meridian in your State.
learn-no_mans_land-rivals-central = West-Central has given 1 worker. Central stands on level 2: an Outpost that a card activates may use its own level or any lower one.
    .do = Click the level whose goods you want.
learn-no_mans_land-rivals-end = Outposts give no VP at the end; what they bring during the game is what counts. Protect them with shields, and remember: once all six markers are out, a new Outpost costs you one of the others.
    .do = Press “Next” to go back to the chapters.
