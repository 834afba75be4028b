import { fillTexts } from './fill-texts.ts';

/** Texts and addresses by the names of their places; what is null or empty is not shown. */
export type Places = Record<string, string | null>;

/**
 * Fills in what `[data-text]`, `[data-link]` and `[data-image]` name, where it is among the places; `[data-if]` is shown
 * when its place has something. Others are left as they are.
 */
export function fillPlaces(root: ParentNode, places: Places): void {
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

/** Makes a list of copies of the template in it, each with its places filled in. */
export function fillList(list: Element, rows: readonly Places[]): void {
  const template = list.querySelector<HTMLTemplateElement>(':scope > template');
  if (!template) return;
  const copies = rows.map((places) => {
    // Still without a window, so that no image is fetched before its address is there.
    const copy = template.content.cloneNode(true) as DocumentFragment;
    fillPlaces(copy, places);
    return copy;
  });
  list.replaceChildren(template, ...copies);
}
