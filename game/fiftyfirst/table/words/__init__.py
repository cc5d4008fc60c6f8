"""The words of the table: prompts, tooltips and forecasts of commands."""
