import type { Card } from './card.ts';

/** The card whose texts are the names of their places: the browser puts those of a product there instead. */
export const CARD_PLACES = new Proxy({} as Card, { get: (_, key) => `{${String(key)}}` });

const PLACE = /\{(\w+)\}/g;

/** What is there only for a text of its own. */
const OPTIONAL: [string, keyof Card][] = [
  ['.card__badge', 'badge'],
  ['.card__second', 'secondImage'],
  ['.rating', 'stars'],
  ['.price__was', 'oldPrice'],
  ['.price__off', 'discount'],
];

/** A copy of the card in a template, with the texts of a product. */
export function fillCard(template: HTMLTemplateElement, card: Card): Element {
  // Still without a window, so that no image is fetched before its address is there.
  const element = template.content.firstElementChild?.cloneNode(true) as Element;
  for (const [selector, key] of OPTIONAL) if (!card[key]) element.querySelector(selector)?.remove();
  const fill = (text: string) => text.replace(PLACE, (_, key: keyof Card) => card[key]);
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = element; node; node = nodes.nextNode()) {
    if (node instanceof Text) node.data = fill(node.data);
    else for (const attribute of (node as Element).attributes) attribute.value = fill(attribute.value);
  }
  return element;
}
