"""From gestures to commands: what can be begun where, what has been begun, and which command is sent."""
