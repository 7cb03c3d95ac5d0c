"""The server: lobby, tables, sockets and storage. It knows no rules of any game.

Starting
    running         prepare, bind a port, start the workers, shut down
    worker          one worker process among several
    app             the ASGI application
    context         everything that a worker is made of

Requests
    middleware      request log, security headers, admission by size, origin and rate
    access          who may send requests, how often, and from which page
    limits          token buckets, and limits on concurrent requests
    costs           the time that requests take, charged to an address and a person
    problems        errors as responses
    routes/         the HTTP endpoints, and the OpenAPI description made from them
    messages/       what travels, as declared types
    schema          their JSON Schema, from which the client's types are generated
    encoding        views as JSON, encoded once for all seats (compiled)

What it is about
    tables/         tables in play, and the lobby
    sockets/        who is connected, and how news reaches them
    people/         who somebody is, whom they know, and how they are told that it is their turn
    records/        games that were played
    thinking/       the processes and queues in which bots think and records are read
    storage/        engine, schema, rows, store; the writer, and the queue in front of SQLite

Operating
    server_clock    the time, and how much of it counts
    readiness       whether moves can be stored now
    logs, metrics   JSON lines, Prometheus
"""
