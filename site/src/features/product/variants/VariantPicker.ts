import { plainIsland } from '../../../../build/plain-island.ts';
import { recent } from '../../shopping/saved-products.ts';
import { savedProductOf } from '../../shopping/shown-product.ts';
import { attachVariants } from './attach-variants.ts';
import { readSkus } from './variant-data.ts';

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

const shownPlaces = new WeakMap<Element, number>();

/** Scrolls the gallery to an image, unless this function showed it last. */
function showImage(shown: HTMLElement, place: number, behavior: ScrollBehavior): void {
  const stage = shown.querySelector<HTMLElement>('.gallery__stage');
  if (!stage || (shownPlaces.get(stage) ?? 0) === place) return;
  shownPlaces.set(stage, place);
  const view = stage.querySelectorAll<HTMLElement>('[data-zoom]')[place];
  if (!view) return;
  stage.scrollTo({ left: view.offsetLeft - stage.offsetLeft, behavior });
  const thumbnails = [...shown.querySelectorAll('.gallery__thumbnails a')];
  for (const [index, link] of thumbnails.entries()) link.ariaCurrent = String(index === place);
  shown.dataset['image'] = thumbnails[place]?.querySelector('img')?.getAttribute('src') ?? '';
}
