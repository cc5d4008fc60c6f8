"""The card language: what is printed on cards and boards, as data."""
