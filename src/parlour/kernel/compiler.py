"""Words for the compiler that mean nothing to the interpreter.

mypyc reads `compiler.pyi`, where these are its own; interpreted, they are plain Python, so that
the kernel needs nothing but the standard library. This module is never compiled.
"""

i64 = int


def mypyc_attr(**_attributes):
    """Leave a class as it is."""
    return lambda decorated: decorated
