"""Build Parlour: compiled with mypyc where a C compiler is found, plain Python elsewhere.

Everything else about the package stands in pyproject.toml. `PARLOUR_PURE=1` forces the plain build.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/parlour")
ASKING = "src/parlour/kernel/ask.py"  # what rules wait for
sys.path.insert(0, str(ROOT))  # for tools/

# What is compiled: the rules, what plays them millions of times, and what a server runs for every move. The same
# source runs uncompiled.
HOT = ["kernel/*.py", "kernel/conformance/patrol.py", "games/**/*.py", "bots/*.py", "server/encoding.py"]

# What is left out of it: words that only the compiler knows, and what runs once per game or only for people.
COLD = [
    "kernel/compiler.py",
    "kernel/decks.py",
    "kernel/fields.py",
    "kernel/notation.py",
    "kernel/options.py",
    "kernel/positions.py",
    "kernel/printed.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/replay.py",
    "kernel/rulebook.py",
    "kernel/shapes.py",
    "kernel/state_maker.py",
    "kernel/words.py",
    "kernel/writer.py",
    "kernel/zone_types.py",
    "games/__init__.py",
    "games/*/catalogue.py",
    "games/*/facts.py",
    "games/*/notation*.py",
    "games/*/options.py",
    "games/*/refusals*.py",
    "games/*/view_types.py",
    "games/conquest/cards/clauses.py",
    "games/conquest/cards/curves.py",
    "games/conquest/cards/decklist.py",
    "games/conquest/cards/english.py",
    "games/conquest/cards/filters.py",
    "games/conquest/cards/forms.py",
    "games/conquest/cards/phrases.py",
    "games/conquest/cards/pool.py",
    "games/conquest/cards/printing.py",
    "games/conquest/cards/reading.py",
    "games/conquest/cards/sentences.py",
    "games/conquest/options.py",
    "games/conquest/rules/setup.py",
    "games/dale/rules/reasons.py",
    "games/dale/rules/setup.py",
    "games/dale/words/phrasing.py",
    "bots/levels.py",
    "bots/program.py",
]

# No other code uses our symbols, so the modules may call each other directly, which is a tenth faster. On Windows they
# always do. Linux has a way to call Python's own functions more directly, too.
OUR_NAMES = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
OUR_CALLS = ["-fno-plt"] if sys.platform == "linux" else []

WRITER = "src/parlour/kernel/writer.c"  # what stands beside writer.py, and is loaded instead of it


def hot_modules() -> list[str]:
    """The files to compile, in a fixed order, as paths from the root."""
    found = {path.relative_to(ROOT / PACKAGE).as_posix() for glob in HOT for path in (ROOT / PACKAGE).glob(glob)}
    return [str(PACKAGE / name) for name in sorted(found) if not any(fnmatch(name, cold) for cold in COLD)]


def missing_compiler() -> str:
    """Why nothing can be compiled here, or "": a tiny extension is compiled and linked to find out."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    try:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "try.c")
            source.write_text("#include <Python.h>\nint parlour_try(void) { return PY_VERSION_HEX != 0; }\n")
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
            compiler.link_shared_object(objects, str(Path(folder, "try.so")))
    except Exception as error:  # on any failure here, the plain build works
        return str(error) or type(error).__name__
    return ""


def extensions() -> list[Extension]:
    """The compiled modules, or none and the reason is printed."""
    if os.environ.get("PARLOUR_PURE", "") not in ("", "0"):
        say("PARLOUR_PURE is set: building plain Python")
        return []
    reason = missing_compiler()
    if reason:
        say(f"no working C compiler ({reason}): building plain Python, which plays the same games more slowly")
        return []
    try:
        from mypyc.build import mypycify
        from tools.units import in_units
    except ImportError:
        say("mypyc is not installed: building plain Python, which plays the same games more slowly")
        return []
    os.environ["MYPYPATH"] = "src"
    modules = hot_modules()
    say(f"compiling {len(modules)} modules with mypyc")
    os.chdir(sources_with_twins(modules))
    # One C file for each module, which `in_units` puts together: a single one for all modules could not be compiled on
    # several cores, and takes the C compiler several times as long.
    target = str(ROOT / "build")
    built = list(
        mypycify(modules, opt_level="3", debug_level="0", multi_file=True, group_name="parlour", target_dir=target)
    )
    for extension in built:
        extension.sources = in_units(extension.sources, Path(target))
        extension.extra_compile_args += OUR_NAMES + OUR_CALLS
    os.chdir(ROOT)
    return [*built, Extension("parlour.kernel.writer", [WRITER], extra_compile_args=OUR_NAMES)]


def sources_with_twins(modules: list[str]) -> Path:
    """A copy of the sources in which the rules have their plain twins."""
    from tools.at_once import write_twins

    copy = ROOT / "build" / "twins"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "client")
    )
    write_twins(copy / "src", [path.removeprefix("src/") for path in modules if "/games/" in path or path == ASKING])
    return copy


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles the files of an extension on all cores."""

    def build_extensions(self) -> None:
        """Build as usual, with a compiler that takes several files at once."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: one_by_one([source], **settings), sources)
                return [path for paths in compiled for path in paths]

        self.compiler.compile = side_by_side
        super().build_extensions()


def say(line: str) -> None:
    """Print a line for the person who builds."""
    print(f"parlour: {line}", file=sys.stderr, flush=True)


# Only what builds needs the compiled modules; reading the metadata must stay quick.
BUILDS = {"build", "build_ext", "bdist_wheel", "install", "develop", "editable_wheel"}

setup(cmdclass={"build_ext": SideBySide}, ext_modules=extensions() if BUILDS.intersection(sys.argv) else [])
