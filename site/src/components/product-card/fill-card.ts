import { hyphenatedParts } from '../format.ts';
import type { Card } from './card.ts';
import { MOST_SWATCHES, swatchesOf } from './swatches.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A card with placeholders, which the browser replaces with a product's texts. */
export const CARD_PLACES = new Proxy({} as Card, { get: (_, key) => `{${String(key)}}` });

/** The placeholders of a shop without ratings. */
export const UNRATED_CARD_PLACES = new Proxy(CARD_PLACES, {
  get: (places, key) => (key === 'stars' ? '' : places[key as keyof Card]),
});

const PLACE = /\{(\w+)\}/g;

/** Elements that are removed if their text is empty. */
const OPTIONAL: [string, keyof Card][] = [
  ['.card__badge', 'badge'],
  ['.card__first', 'srcset'],
  ['.card__second', 'secondImage'],
  ['.rating', 'stars'],
  ['.card__add[data-press]', 'buy'],
  ['.card__colours', 'colours'],
  ['.price__from', 'from'],
  ['.price__was', 'oldPrice'],
  ['.price__off', 'discount'],
];

/** Attributes that have no placeholders in the template, because link checkers would follow them. */
const ADDRESSES: [selector: string, attribute: string, key: keyof Card][] = [
  ['.card__name a', 'href', 'path'],
  ['.card__first', 'srcset', 'srcset'],
  ['.card__first', 'src', 'fallback'],
  ['.card__second', 'src', 'secondImage'],
];

/** A copy of a template's card, filled with a product's texts. */
export function fillCard(
  template: HTMLTemplateElement,
  card: Card,
  colours: readonly string[] = [],
): Element {
  // The copy is still in the template's inert document, so that no image is fetched before its address is set.
  const element = template.content.firstElementChild?.cloneNode(true) as Element;
  for (const [selector, key] of OPTIONAL) if (!card[key]) element.querySelector(selector)?.remove();
  fill(element, card);
  element.querySelector('.card__name a')?.replaceChildren(...nameNodes(element, card.name));
  for (const [selector, attribute, key] of ADDRESSES) {
    element.querySelector(selector)?.setAttribute(attribute, card[key]);
  }
  element.querySelector('.card__colours')?.append(...colourNodes(element, colours));
  return element;
}

/** The elements of the swatches, as in `Card.astro`. */
function colourNodes({ ownerDocument }: Element, colours: readonly string[]): Element[] {
  const swatches = swatchesOf(colours).slice(0, MOST_SWATCHES);
  const more = colours.length - swatches.length;
  const drawn = swatches.map((value) => {
    const svg = ownerDocument.createElementNS(SVG, 'svg');
    const circle = ownerDocument.createElementNS(SVG, 'circle');
    for (const [name, number] of Object.entries({ cx: 1, cy: 1, r: 1 }))
      circle.setAttribute(name, String(number));
    circle.setAttribute('fill', value);
    svg.setAttribute('viewBox', '0 0 2 2');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(circle);
    return svg;
  });
  const rest = Object.assign(ownerDocument.createElement('small'), {
    textContent: `+${more}`,
    ariaHidden: 'true',
  });
  return more > 0 ? [...drawn, rest] : drawn;
}

/** The elements of a name, as in `ProductName.astro`. */
function nameNodes({ ownerDocument }: Element, name: string): (string | Element)[] {
  return hyphenatedParts(name).map((part, index) => {
    if (index % 2 === 0) return part;
    const word = ownerDocument.createElement('span');
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
