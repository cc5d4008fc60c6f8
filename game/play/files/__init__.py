"""Match files of any game, and writing files so that nothing is lost."""
