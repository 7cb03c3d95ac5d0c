/** Which page is open: the address is the state, so every page can be linked, reloaded and gone back from. */

import { read, type Page } from "./address";

const here = () => read(location.pathname, location.search);

let current = $state<Page>(here());
let fragment = $state(location.hash.slice(1));

export const router = {
  /** The page that is open. */
  get page(): Page {
    return current;
  },
  /** What follows the # of the address: a rule's id on the rules page. */
  get fragment(): string {
    return fragment;
  },
};

/** Open the page of an address. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  arrive();
  if (!location.hash) window.scrollTo(0, 0);
}

function arrive(): void {
  const next = here();
  // The same page with another # is not a new page: its component stays as it is.
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  fragment = location.hash.slice(1);
}

/** Let plain links open pages without loading everything again. Returns a function that stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  document.addEventListener("click", onClick);
  return () => {
    window.removeEventListener("popstate", arrive);
    window.removeEventListener("hashchange", arrive);
    document.removeEventListener("click", onClick);
  };
}

/** The link of ours that a plain click is about; new tabs, downloads and other places are the browser's. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (link.pathname.startsWith("/api/")) return null;
  return link;
}
