"""Tables in play, and the lobby.

Playing
    live_tables     the registry of this worker's tables: loaded, locked, forgotten
    live_table      one table: its match, brought up to date entry by entry
    told            what a seat is told of a table
    moves           answers and undos: lock, check, store, tell
    journal         writes the moves, many in one transaction
    auto_answers    what is answered for people, and when
    undo_requests   undos and draws that others must allow
    clocks          the clocks of a table
    refusals        refusals in words, with the rule that forbids something
    rule_failures   what to do when the rules themselves raise an error

In this worker
    rooms           one table in this worker, with its connections
    presence        who is connected; seats, status and chat; what other workers say
    table_locks     the lock of a table
    table_cache     which matches stay in memory
    sweeper         expired clocks, lost bots, abandoned tables

Lobby
    lobby           which tables there are, and who sits where
    table_info      a table as the lobby shows it
    seat_locks      the seats of a table, locked while they change
    new_tables      new tables, rematches, continued positions, imported records
    absence         nudging somebody who is away, and letting a bot sit in
"""
