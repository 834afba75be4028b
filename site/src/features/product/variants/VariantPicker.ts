import { plainIsland } from '../../../../build/plain-island.ts';
import { attachVariants } from './attach-variants.ts';
import { readSkus } from './read-skus.ts';
import { showImage } from './show-image.ts';

/** The choice of a variant on the page of its product, which keeps it in its address. */
export const VariantPicker = plainIsland((island) => {
  const form = island.querySelector('form');
  const page = island.closest<HTMLElement>('[data-product]');
  const skus = readSkus(document);
  const skuOf = (id: string) => skus.get(id) ?? '';
  if (form && page) attachVariants(form, page, { hasAddress: true, skuOf, showImage });
});
