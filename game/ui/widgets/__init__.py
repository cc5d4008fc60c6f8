"""The parts of screens: buttons, fields, lists, tooltips. All are drawn through the Canvas."""
