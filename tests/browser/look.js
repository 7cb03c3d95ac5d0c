/* What a person sees at a table, and a point that his finger or mouse would hit. `luck`, between 0 and 1, picks among
   the things that are lit, where what finishes something that was begun comes first, or among those of a `selector`. */
([luck, selector]) => {
  const SPOTS = [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.8], [0.8, 0.8], [0.08, 0.5], [0.92, 0.5], [0.5, 0.08]];
  const shown = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

  /* The table can be played: no answer is on its way, and there is a connection. */
  const ready = () => document.querySelector("h1.sending, .bar.lost") === null;

  function point(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const [across, down] of SPOTS) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
    return null;
  }

  function offered() {
    const dialog = all("[role=dialog]").at(-1);
    if (dialog) return [...dialog.querySelectorAll(".lit")].filter(shown);
    for (const first of ["[role=menuitem]", "[data-zone=reading] .lit", "[data-zone=picks] .lit", "[data-zone=stall] .lit"])
      if (all(first).length > 0) return all(first);
    return all(".lit:not([aria-pressed=true]), [data-zone=options] [aria-haspopup=menu]");
  }

  const page = document.scrollingElement;
  const moment = {
    headline: document.querySelector("h1")?.innerText ?? "",
    over: all("[role=dialog] a[href^='/replay/']").length > 0,
    dialog: document.activeElement?.closest("[role=dialog]") != null, // before that it does not hear keys
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    lit: 0,
    covered: [],
    aside: null,
    point: null,
    words: "",
  };
  if (moment.over || !ready()) return moment;
  const things = selector ? all(selector) : offered();
  moment.lit = things.length;
  const first = Math.floor(luck * things.length);
  for (const thing of [...things.slice(first), ...things.slice(0, first)]) {
    moment.point = point(thing);
    moment.words = (thing.ariaLabel ?? (thing.querySelector(".unseen") ?? thing).textContent).trim();
    if (moment.point) break;
    moment.covered.push(moment.words);
  }
  const said = all(".notice [aria-label=Close]")[0];
  if (moment.covered.length > 0 && !moment.point && said) moment.aside = point(said);
  return moment;
}
