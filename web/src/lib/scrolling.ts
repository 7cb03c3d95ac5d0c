/** A part that scrolls is reached by keys too: where nothing in it takes the focus, it takes it itself. */

import type { Attachment } from "svelte/attachments";

const TABBABLE =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'], :disabled)";

function needed(part: HTMLElement): boolean {
  const longer = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
  return longer && part.querySelector(TABBABLE) === null;
}

export const scrolling: Attachment<HTMLElement> = (part) => {
  const judge = (): void => {
    if (needed(part) === part.hasAttribute("tabindex")) return;
    if (part.hasAttribute("tabindex")) part.removeAttribute("tabindex");
    else part.tabIndex = 0;
  };
  const sizes = new ResizeObserver(judge);
  const contents = new MutationObserver(judge);
  sizes.observe(part);
  contents.observe(part, { subtree: true, childList: true, attributes: true, attributeFilter: ["tabindex"] });
  judge();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
