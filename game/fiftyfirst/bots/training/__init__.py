"""Learning the weights of the bots: games against themselves, and a fit of what came of their positions."""
