"""Everything that is drawn: icons, lettering, card faces, plates, pictures. All from vectors, at the size asked for."""
