# The words that any game puts its sentences together with.
#
# For translators. A fact that is a word, a clause or a list of them can be asked for in another form:
# FORM($phase, form: "genitive") takes the attribute .genitive of the message phase-...; where the message is an
# attribute itself, as good-....name, its form is written .name_genitive. A word without that form stands as it is.
# Forms may have any names; a language has those that its own messages ask for.
# GENDER($phase) -> [feminine] ... selects by the attribute .gender. FORM of goods takes the form for a case, as
# GOODS($goods, case: "genitive") does; GOODS knows form: "short" and "choice", too.
# CAPITAL($effects) makes a phrase the beginning of a sentence.

## Names of players are never inflected. A language that says "player Anna" where a case would show has a message
## player-in-text = { $name } with the forms that its messages ask for: .genitive = ... { $name }. Those who give
## none are called as here.

new-name = Player { $number }
new-name-robot = Robot { $number }

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-comma = { $head }, { $rest }
list-statements = { $head }; { $rest }
goods-nothing = nothing
card-in-text = { $title }
