"""Games that were played.

replays         a match at any of its moments
record_checks   the queue of records to be checked
results         the results of games, from which profiles and ratings are counted
reviews         what decided finished games
stories         the reviews that were told, in the database
"""
