import { plainIsland } from '../../../../build/plain-island.ts';
import { recent } from '../../recent/recent-store.ts';
import { savedProductOf } from '../../shopping/shown-product.ts';
import { attachVariants } from './attach-variants.ts';
import { readSkus } from './read-skus.ts';
import { showImage } from './show-image.ts';

/** The choice of a variant on the page of its product, which keeps it in its address; what is looked at is remembered. */
export const VariantPicker = plainIsland((island) => {
  const form = island.querySelector('form');
  const page = island.closest<HTMLElement>('[data-product]');
  const skus = readSkus(document);
  const skuOf = (id: string) => skus.get(id) ?? '';
  if (!form || !page) return;
  attachVariants(form, page, { hasAddress: true, query: location.search, skuOf, showImage });
  const seen = savedProductOf(form);
  if (seen) recent.add({ ...seen, path: location.pathname });
});
