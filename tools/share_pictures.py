"""Draws the pictures that a shared link shows, from the covers of the games: `python tools/share_pictures.py`.

It needs Chromium and the built client, opens a server of its own on loopback, and writes web/public/share/GAME.jpg.
Draw them again when a cover has changed.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright
from tests.browser.place import Place

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.kernel.registry import games

PICTURES = Path(__file__).parents[1] / "web" / "public" / "share"
SIZE = {"width": 1200, "height": 630}  # what most places that show links ask for

# The cover of the game in the whole window, and its name in a corner.
LAY = """title => {
  const named = (each) => each.querySelector("h2").textContent === title;
  const article = [...document.querySelectorAll("article")].find(named);
  const cover = article.querySelector("svg").cloneNode(true);
  const page = document.createElement("div");
  page.style.cssText = "position:fixed;inset:0;z-index:9999;background:#2f614c";
  cover.setAttribute("preserveAspectRatio", "xMidYMid slice");
  cover.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
  const name = document.createElement("div");
  name.style.cssText = "position:absolute;left:0;bottom:3rem;padding:1rem 2.5rem;background:#faf5e8;color:#2b2118;" +
    "font:700 4rem Georgia,'DejaVu Serif',serif;box-shadow:0 4px 24px #0008";
  name.textContent = title;
  page.append(cover, name);
  article.append(page);
}"""


def draw(page: Page, name: str, title: str) -> None:
    """The picture of one game."""
    page.goto("/")
    page.get_by_role("heading", name=title).wait_for()
    page.evaluate(LAY, title)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)


def main() -> None:
    """Draw all of them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Place(Path(folder))
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_context(base_url=place.address, viewport=SIZE, reduced_motion="reduce").new_page()
        for game in games():
            draw(page, game.name, game.title)
        browser.close()
        place.close()


if __name__ == "__main__":
    main()
