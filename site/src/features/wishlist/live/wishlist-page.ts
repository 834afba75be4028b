import { fillProduct } from '../../shopping/fill-product.ts';
import { SavedPage } from '../../shopping/saved-page.ts';
import { wishlist } from '../../shopping/saved-products.ts';

const page = document.querySelector<HTMLElement>('[data-wishlist]');
const body = page?.querySelector('[data-rows]');
const template = body?.querySelector('template');

if (page && body && template) {
  new SavedPage(page, {
    list: wishlist,
    show: (products, knownOf) => {
      // The newest first.
      const rows = products.toReversed().map((product) => {
        const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
        fillProduct(row, product, knownOf(product.id));
        return row;
      });
      body.replaceChildren(template, ...rows);
    },
  }).start();
}
