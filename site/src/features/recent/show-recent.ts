import { formatMoney } from '../../../../graphql-server/src/rules/format-money.ts';
import { askProducts, offerOf, savedFrom } from '../shopping/ask-products.ts';
import type { SavedProduct } from '../shopping/saved-products.ts';
import { recent } from './recent-store.ts';

/** A row of cards. */
const MAX_SHOWN = 4;

/** Fills the element with what the shopper looked at before, the latest first. What the shop has not any more is left out. */
export async function showRecent(place: HTMLElement, current = ''): Promise<void> {
  const seen = recent
    .read()
    .filter(({ id }) => id !== current)
    .toReversed();
  const known = await askProducts(seen.map(({ id }) => id)).catch(() => null);
  const cards = seen.flatMap((product) => {
    // Where the shop cannot be asked they are as they were seen, without a price.
    const now = known?.get(product.id);
    if (known && !now) return [];
    return cardOf(now ? savedFrom(now) : product, now ? priceOf(offerOf(now)) : '');
  });
  if (cards.length === 0) return place.replaceChildren();
  const section = element('section', 'wrap related-products');
  const heading = Object.assign(element('h2'), { id: 'recent-title', textContent: 'Recently viewed' });
  const grid = element('div', 'product-grid');
  grid.append(...cards.slice(0, MAX_SHOWN));
  section.setAttribute('aria-labelledby', heading.id);
  section.append(heading, grid);
  place.replaceChildren(section);
}

function priceOf({ price }: ReturnType<typeof offerOf>): string {
  return price ? formatMoney(price) : '';
}

/** As `ListedProduct.astro` draws it. */
function cardOf({ title, path, image }: SavedProduct, price: string): HTMLElement {
  const card = element('article', 'listed-product');
  const picture = element('div', 'backdrop backdrop--wall');
  if (image) {
    const shown = Object.assign(document.createElement('img'), { src: image, alt: '', loading: 'lazy' });
    picture.append(Object.assign(shown, { width: 320, height: 360 }));
  }
  const heading = element('h3');
  heading.append(Object.assign(document.createElement('a'), { href: path, textContent: title }));
  const text = element('div');
  text.append(heading);
  if (price) {
    const line = element('p', 'price');
    line.append(Object.assign(element('b', 'price__now'), { textContent: price }));
    text.append(line);
  }
  card.append(picture, text);
  return card;
}

function element(name: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
