"""Pictures of tables: what a seat or a watcher sees, by the layout of the game, as arrays of pixels."""
