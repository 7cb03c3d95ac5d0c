"""The rules of Dale, by chapter, and the verbs that they are told with."""
