/* What is printed on cards and cannot be read: smaller than `least` pixels, cut off, or outside of its card. */
(least) => {
  const found = [];
  for (const words of document.querySelectorAll("main [data-printed]")) {
    const box = words.getBoundingClientRect();
    const card = words.closest(".face")?.getBoundingClientRect();
    if (box.width === 0 || !card || words.namespaceURI.endsWith("svg")) continue;
    const size = parseFloat(getComputedStyle(words).fontSize);
    const cut = words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1;
    const outside = box.bottom > card.bottom + 1 || box.left < card.left - 1 || box.right > card.right + 1;
    if (size < least || cut || outside) found.push({ words: words.textContent.slice(0, 40), size, cut, outside });
  }
  return found;
}
