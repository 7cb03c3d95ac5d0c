"""The research doors: games as arrays, as environments, and as a seat for any program. Each is an optional extra."""
