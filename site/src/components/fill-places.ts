/** Texts and URLs by name. Null and empty values hide their elements. */
export type Places = Record<string, string | null>;

/**
 * Fills the elements with `[data-text]`, `[data-link]` and `[data-image]` whose names are in `places`, and shows elements with
 * `[data-if]` when their value is not empty. Other elements stay unchanged.
 */
function fillPlaces(root: ParentNode, places: Places): void {
  const each = (name: string, fill: (element: HTMLElement, value: string) => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      const value = places[element.dataset[name] ?? ''];
      if (value === undefined) continue;
      element.hidden = !value;
      fill(element, value ?? '');
    }
  };
  fillTexts(root, places);
  each('link', (element, value) => {
    if (value) element.setAttribute('href', value);
    else element.removeAttribute('href');
  });
  each('image', (element, value) => {
    if (value) element.setAttribute('src', value);
  });
  each('if', () => {});
}

/** Fills a list with one copy of its template per row. */
export function fillList(list: Element, rows: readonly Places[]): void {
  const template = list.querySelector<HTMLTemplateElement>(':scope > template');
  if (!template) return;
  const copies = rows.map((places) => {
    // Fills the copy while it is outside the document, so that no image is fetched before its address is set.
    const copy = template.content.cloneNode(true) as DocumentFragment;
    fillPlaces(copy, places);
    return copy;
  });
  list.replaceChildren(template, ...copies);
}

/** Sets the texts of elements by name (`data-text`). An empty text hides its element. */
function fillTexts(root: ParentNode, texts: Record<string, string | null>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset['text'] ?? ''];
    if (text === undefined) continue;
    // Avoids setting an unchanged text, which screen readers would read again.
    if (element.textContent !== text) element.textContent = text;
    element.hidden = !text;
  }
}
