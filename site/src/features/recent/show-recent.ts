import { formatMoney } from '@mela/rules/format-money.ts';
import { fillList, type Places } from '../../components/fill-places.ts';
import { type AskedProduct, askProducts, offerOf, savedFrom } from '../shopping/ask-products.ts';
import { recent, type SavedProduct } from '../shopping/saved-products.ts';

/** A row of cards. */
const MAX_SHOWN = 4;

/**
 * Shows what the shopper looked at before, the latest first. What the shop has not any more is left out; where it cannot be asked all
 * are as they were seen, without a price.
 */
export async function showRecent(section: HTMLElement, current = ''): Promise<void> {
  const seen = recent
    .read()
    .filter(({ id }) => id !== current)
    .toReversed();
  const known = await askProducts(seen.map(({ id }) => id)).catch(() => null);
  const shown = known
    ? seen.flatMap((product) => placesOf(product, known.get(product.id)))
    : seen.map((product) => ({ ...product, price: null }));
  const [list] = section.getElementsByClassName('product-grid');
  if (list) fillList(list, shown.slice(0, MAX_SHOWN));
  section.hidden = shown.length === 0;
}

/** @returns none for a product that the shop no longer has */
function placesOf(seen: SavedProduct, product: AskedProduct | undefined): Places[] {
  if (!product) return [];
  const { price } = offerOf(product);
  return [{ ...savedFrom(product, seen), price: price && formatMoney(price) }];
}
