"""The server: lobby, tables, sockets and storage. It knows no rules of any game.

Starting
    running         prepare, bind a port, start the workers, shut down
    worker          one worker process among several
    app             the ASGI application
    context         everything that a worker is made of

Requests
    connections     limits before there is a request: slow headers, too many connections
    middleware      request log, security headers, admission by size, origin and rate
    access          who may send requests, how often, and from which page
    limits          token buckets, and limits on concurrent requests
    costs           the time that requests take, charged to an address and a person
    people, names   guests, cookies, passwords; what may be a name
    problems        errors as responses
    refusals        refusals in words, with the rule that forbids something
    routes/         the HTTP endpoints, and the OpenAPI description made from them
    http_messages, deck_messages, layout_messages, profile_messages, socket_messages, schema
                    the messages, and their JSON Schema, from which the client's types are generated

Tables in play
    sockets         the endpoint of a table's socket
    socket_session  one open socket: what a browser sends and receives
    live_tables     the registry of this worker's tables: loaded, locked, forgotten
    live_table      one table: its match, brought up to date entry by entry
    moves           answers and undos: lock, check, store, tell
    auto_answers    what is answered for people, and when
    presence        who is connected; seats, status and chat; what other workers say
    rooms           one table in this worker, with its connections
    table_locks     the lock of a table
    table_cache     which matches stay in memory
    undo_requests   undos and draws that others must allow
    clocks, server_clock
                    the clocks of a table; the time, and how much of it counts
    encoding        views as JSON, encoded once for all seats (compiled)
    replays         a match at any of its moments
    rule_failures   what to do when the rules themselves raise an error

Lobby
    lobby           which tables there are, and who sits where
    absence         nudging somebody who is away, and letting a bot sit in
    company         friends to invite; others to mute, to block or to report
    handles         the handle by which others know a person
    seat_locks      the seats of a table, locked while they change
    new_tables      new tables, rematches, continued positions, imported records
    results         the results of games, and what is counted from them:
    ratings, profiles
                    how strong those are who kept their name; what somebody has played
    table_info      a table as the lobby shows it
    record_checks   the queue of records to be checked
    record_process  the process that checks them
    reviews         what decided finished games, and
    review_process  the process that judges their decisions
    stories         the stories that were told, in the database
    alerts, vapid   telling people who are away that it is their turn; the key for it
    mails, post     the same by e-mail, for those who proved their address; the SMTP server

Bots
    bots            bots at the tables, and when their answers are sent
    bot_names       what the bots at a table are called
    bot_pool        the processes in which bots think
    bot_process     one such process; the terminal runs it too
    line_process    a process that is sent a line and replies with one
    fair_queue      who is next, by rank, address, person and table
    thread_queue    work that would block the event loop, in a thread

Several workers
    fanout          notifications through Redis
    polling         what was missed, read from the database
    sweeper         expired clocks, lost bots, abandoned tables

Storage
    journal         writes the moves, many in one transaction
    storage/        engine, schema, rows, store; the writer, and the queue in front of SQLite

Operating
    readiness       whether moves can be stored now
    logs, metrics   JSON lines, Prometheus
"""
