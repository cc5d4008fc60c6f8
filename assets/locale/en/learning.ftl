# The lessons: the lists of their chapters, and the note of a step.

title-learn = Learn to play
title-learn-note = A first game, step by step
title-learn-next = Next: “{ $title }”
learn-begin = Begin
learn-go-on = Continue
learn-begin-tip = Opens the chapter “{ $title }”.
learn-back = Back
learn-back-tip = { $place ->
    [lessons] Back to the first game. Finished chapters stay marked.
   *[title] Back to the title screen. Finished chapters stay marked.
}
learn-player = Learner
learn-opponent = Teacher
learn-chapter-tip = { $state ->
    [done] You have finished “{ $title }”. You can play it again.
    [following] “{ $title }” comes next.
   *[open] You can begin “{ $title }” at once: what comes before it is played for you.
}
learn-lesson-tip = { $state ->
    [done] You have finished “{ $title }”. You can play its chapters again.
    [following] “{ $title }” comes next.
   *[open] “{ $title }” is for players who know the base game. You can begin at once.
}
learn-lesson-begun = { $done } of { $all } chapters done
learn-lesson-chapters = { $all ->
    [one] { $all } chapter
   *[other] { $all } chapters
} · { $minutes } min
learn-minutes = { $minutes } min
learn-head = { $number }  { $title }
learn-count = { $step } / { $steps }
learn-next = Next
learn-next-tip = Read on. Space does the same.
learn-end_turn = That ends your turn. You can still undo it.
learn-fold = Fold the note away to see what is below it. { KEY("n") } does the same.
learn-unfold = Open the note again. { KEY("n") } does the same.
help-note = Fold or open the note of a lesson
learn-note-tip = What this step is about. You can still look at everything else.
learn-menu-about = { $lesson }: your progress is kept.
learn-menu-leave = To the chapters
learn-menu-leave-note = You can continue this chapter
learn-menu-quit-note = You can continue this chapter
notice-learning-unsaved = Your progress in the lessons could not be saved: { $reason }
