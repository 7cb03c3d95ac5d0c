"""What all tests share: how hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import settings

# The same examples every day, so that a change is judged by what it changed; new ones in the nightly run.
# No deadline: a busy machine is no failure.
settings.register_profile("daily", deadline=None, derandomize=True)
settings.register_profile("nightly", deadline=None, max_examples=1000)
settings.load_profile("nightly" if os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0") else "daily")
