"""What moves: short motions that follow the state and never hold it up."""
