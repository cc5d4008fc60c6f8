"""From gestures to commands: what can be begun where, what is in progress, and what is sent."""
