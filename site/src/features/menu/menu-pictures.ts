import { adoptStyles } from '../../components/adopt-styles.ts';
import { categoriesHolding } from '../shop/find-products.ts';
import { loadStock } from '../shop/load-stock.ts';
import type { IndexedProduct } from '../shop/product-index.ts';
// Only for those who open the menu: no page carries it.
import css from './menu-pictures.css?inline';

/** Puts a picture before each sub-entry of a menu: that of a product of its category, each product once. */
export async function showPictures(menu: HTMLElement): Promise<void> {
  const stock = await loadStock();
  const heldBy = categoriesHolding(stock);
  const left = new Map(stock.products.map((product) => [product, heldBy(product)]));
  for (const link of menu.querySelectorAll<HTMLAnchorElement>(
    '.menu > li:not(.menu__more) .menu__items li:not(:last-child) a',
  )) {
    const slug = link.pathname.split('/')[2] ?? '';
    const isOwn = (product: IndexedProduct) => product.categories[0] === slug;
    const holding = [...left].flatMap(([product, categories]) => (categories.has(slug) ? product : []));
    const product = holding.find(isOwn) ?? holding[0];
    if (!product) continue;
    left.delete(product);
    link.prepend(pictureOf(product));
  }
  adoptStyles(css);
}

function pictureOf({ image, backdrop }: IndexedProduct): Element {
  const picture = Object.assign(document.createElement('span'), { className: `backdrop ${backdrop}` });
  picture.append(
    Object.assign(document.createElement('img'), { src: image.small, alt: '', loading: 'lazy' }),
  );
  return picture;
}
