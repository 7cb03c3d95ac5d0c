"""Both builds are tested: the Makefile says which one it means, and this makes sure that it is that one."""

from __future__ import annotations

import os
import platform

import parlour
from parlour import about
from parlour.kernel import ask, rng, state


def test_the_build_is_the_one_that_was_meant() -> None:
    meant = os.environ.get("PARLOUR_BUILD")
    if meant is None:
        assert about.build() in ("compiled", "pure")
    else:
        assert about.build() == meant


def test_all_of_the_kernel_is_of_one_build() -> None:
    endings = {str(module.__file__).rsplit(".", 1)[1] for module in (ask, rng, state)}
    assert endings in ([{"so"}, {"pyd"}] if about.build() == "compiled" else [{"py"}])


def test_about_says_what_is_installed() -> None:
    data = about.about()
    assert data["version"] == parlour.__version__
    assert data["build"] == about.build()
    assert data["python"] == platform.python_version()
    assert isinstance(data["games"], list)
