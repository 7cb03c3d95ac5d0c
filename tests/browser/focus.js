/* What somebody knows who has no mouse: what is in focus, and whether there is something to do. */
() => {
  const here = document.activeElement ?? document.body;
  const can = ".lit:not([aria-pressed=true]), [role=menuitem]";
  const shown = (element) => element.getClientRects().length > 0;
  const dialog = [...document.querySelectorAll("[role=dialog]")].filter(shown).at(-1);
  const words = here.labels?.[0]?.innerText ?? here.ariaLabel ?? (here === document.body ? "" : here.innerText);
  return {
    words: (words ?? "").trim(),
    group: here.closest("fieldset")?.querySelector("legend")?.textContent ?? "",
    card: here.closest("article")?.querySelector("h2")?.innerText ?? "",
    zone: here.closest("[data-zone]")?.dataset.zone ?? "",
    lit: here.matches(can),
    near: [...(here.closest("[data-zone]")?.querySelectorAll(can) ?? [])].some(shown),
    ring: here.matches(":focus-visible"),
    headline: document.querySelector("h1")?.innerText ?? "",
    sending: document.querySelector("h1.sending") !== null,
    todo: [...(dialog ?? document).querySelectorAll(can)].some(shown),
    dialog: dialog !== undefined,
    over: dialog?.querySelector("a[href^='/replay/']") != null,
  };
}
