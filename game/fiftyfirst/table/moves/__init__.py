"""The motions of the table: from the events of a decision to what moves on the screen."""
