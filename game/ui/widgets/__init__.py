"""What every screen is made of: buttons, fields, lists, tooltips. All of it is drawn through the Canvas."""
