"""Looking back at a finished game: how the chances went, what decided it, and everybody's best and costliest decision.

    judging    what the searching bot thinks of one decision, by what its seat knew then
    reviewing  a whole game in portions: a glance at every decision, and a close look at those that stand out
    story      what they add up to

A decision is judged from the sight of its seat alone. Hidden cards never enter, so a right choice that turned out badly
stays right.
"""
