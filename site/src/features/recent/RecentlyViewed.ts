import { formatMoney } from '@mela/rules/format-money.ts';
import { plainIsland } from '../../../build/plain-island.ts';
import { fillList, type Places } from '../../components/fill-places.ts';
import { type AskedProduct, askProducts, offerOf, savedFrom } from '../shopping/ask-products.ts';
import { recent, type SavedProduct } from '../shopping/saved-products.ts';

/** The maximum number of products: one row of cards. */
const MAX_SHOWN = 4;

/**
 * Shows recently viewed products, latest first, without deleted ones. If the server is unreachable, all are
 * shown as they were saved, without a price.
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

/**
 * The texts of a product in the list.
 * @returns none if the product is gone
 */
function placesOf(seen: SavedProduct, product: AskedProduct | undefined): Places[] {
  if (!product) return [];
  const { price } = offerOf(product);
  return [{ ...savedFrom(product, seen), price: price && formatMoney(price) }];
}

/** The island that shows recently viewed products near the end of a page. */
export const RecentlyViewed = plainIsland((island) => {
  const section = island.querySelector<HTMLElement>('[data-recent]');
  const page = document.querySelector<HTMLElement>('.product-page');
  if (section) void showRecent(section, page?.dataset['product']);
});
