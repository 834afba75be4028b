import { categoriesHolding } from '@mela/rules/listing/find-products.ts';
import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { loadIndex } from '../shop/load-index.ts';
// Loaded when the menu opens, so that no page contains it.
import css from './menu-images.css?inline';

/** Adds an image before each sub-entry, of a product in its category. Uses each product once. */
export async function showImages(menu: HTMLElement): Promise<void> {
  const index = await loadIndex();
  const heldBy = categoriesHolding(index);
  const left = new Map(index.products.map((product) => [product, heldBy(product)]));
  for (const link of menu.querySelectorAll<HTMLAnchorElement>(
    '.menu > li:not(.menu__more) .menu__items li:not(:last-child) a',
  )) {
    const slug = link.pathname.split('/')[2] ?? '';
    const isOwn = (product: IndexedProduct) => product.categories[0] === slug;
    const holding = [...left].flatMap(([product, categories]) => (categories.has(slug) ? product : []));
    const product = holding.find(isOwn) ?? holding[0];
    if (!product) continue;
    left.delete(product);
    link.prepend(imageOf(product));
  }
  adoptStyles(css);
}

function imageOf({ image, backdrop }: IndexedProduct): Element {
  const tile = Object.assign(document.createElement('span'), { className: `backdrop ${backdrop}` });
  tile.append(Object.assign(document.createElement('img'), { src: image.small, alt: '', loading: 'lazy' }));
  return tile;
}
