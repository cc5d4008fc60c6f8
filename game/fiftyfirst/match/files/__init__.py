"""What the match files of 51st State hold."""
