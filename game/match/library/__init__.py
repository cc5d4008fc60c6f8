"""The matches of a player: what is known of each, finding, noting, deleting, giving and taking them, and their sum."""
