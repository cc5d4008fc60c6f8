<<<<<<< HEAD
"""The scenes of a match of Metro 2033."""
=======
"""The scenes of Metro 2033."""
>>>>>>> 3fa00921 (Open the library of the cards of Metro 2033)
