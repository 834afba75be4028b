import { hyphenatedParts } from '../format.ts';
import type { Card } from './card.ts';

/** The card whose texts are placeholders: the browser puts those of a product there instead. */
export const CARD_PLACES = new Proxy({} as Card, { get: (_, key) => `{${String(key)}}` });

/** The same in a shop without ratings. */
export const UNRATED_CARD_PLACES = new Proxy(CARD_PLACES, {
  get: (places, key) => (key === 'stars' ? '' : places[key as keyof Card]),
});

const PLACE = /\{(\w+)\}/g;

/** What is there only for a text of its own. */
const OPTIONAL: [string, keyof Card][] = [
  ['.card__badge', 'badge'],
  ['.card__first', 'srcset'],
  ['.card__second', 'secondImage'],
  ['.rating', 'stars'],
  ['.card__add[data-press]', 'buy'],
  ['.price__was', 'oldPrice'],
  ['.price__off', 'discount'],
];

/** What the template has no placeholders for: a link checker would follow them. */
const ADDRESSES: [selector: string, attribute: string, key: keyof Card][] = [
  ['.card__name a', 'href', 'path'],
  ['.card__first', 'srcset', 'srcset'],
  ['.card__first', 'src', 'fallback'],
  ['.card__second', 'src', 'secondImage'],
];

/** A copy of the card in a template, with the texts of a product. */
export function fillCard(template: HTMLTemplateElement, card: Card): Element {
  // Still without a window, so that no image is fetched before its address is there.
  const element = template.content.firstElementChild?.cloneNode(true) as Element;
  for (const [selector, key] of OPTIONAL) if (!card[key]) element.querySelector(selector)?.remove();
  fill(element, card);
  element.querySelector('.card__name a')?.replaceChildren(...nameNodes(element, card.name));
  for (const [selector, attribute, key] of ADDRESSES) {
    element.querySelector(selector)?.setAttribute(attribute, card[key]);
  }
  return element;
}

/** As `ProductName.astro` writes it. */
function nameNodes({ ownerDocument }: Element, name: string): (string | Element)[] {
  return hyphenatedParts(name).map((part, index) => {
    if (index % 2 === 0) return part;
    const word = ownerDocument.createElement('nobr');
    word.textContent = part;
    return word;
  });
}

function fill(node: Node, card: Card): void {
  const put = (text: string) => text.replace(PLACE, (_, key: keyof Card) => card[key]);
  if (node.nodeType !== 1) {
    node.nodeValue = put(node.nodeValue ?? '');
    return;
  }
  for (const attribute of (node as Element).attributes) attribute.value = put(attribute.value);
  for (const child of node.childNodes) fill(child, card);
}
