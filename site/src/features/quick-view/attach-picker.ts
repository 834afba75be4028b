import { attachVariants } from '../product/variants/attach-variants.ts';
import { readSkus } from '../product/variants/variant-data.ts';

/** What says which product a page shows (`ProductPage.astro`). */
const FACTS = ['product', 'variant', 'amount', 'title', 'variantTitle', 'path', 'sku'];
const WHOLE = 'backdrop--whole';

/**
 * Lets a card of a product choose and buy as its page does, by the same form.
 * @returns the form; null where the page is not that of a product
 */
export function attachPicker(card: HTMLElement, page: Document): HTMLElement | null {
  const shown = page.querySelector<HTMLElement>('.product-page');
  const found = shown?.querySelector<HTMLFormElement>('form.variants');
  const price = card.querySelector<HTMLElement>('.price');
  // The card of a listing that is filtered by a colour leads to a variant of it.
  const query = card.querySelector<HTMLAnchorElement>('.card__name a')?.search ?? '';
  if (!shown || !found) return null;
  for (const name of FACTS) card.dataset[name] = shown.dataset[name] ?? '';
  const form = document.importNode(found, true);
  const views = [...shown.querySelectorAll<HTMLElement>('[data-zoom]')];
  const skus = readSkus(page);
  if (price) price.dataset['price'] = '';
  attachVariants(form, card, {
    hasAddress: false,
    query,
    skuOf: (id) => skus.get(id) ?? '',
    showImage: (_, place) => showView(card, views[place]),
  });
  const follow = () => followChoice(card);
  form.addEventListener('change', follow);
  follow();
  return form;
}

/** The card has one image, whose element stays: the next one is not seen before it is there. */
function showView(card: HTMLElement, view: HTMLElement | undefined): void {
  const next = view?.querySelector('img');
  const image = card.querySelector<HTMLImageElement>('.card__backdrop img');
  if (!view || !next || !image) return;
  if (image.getAttribute('srcset') === next.getAttribute('srcset')) return;
  for (const name of ['srcset', 'src']) image.setAttribute(name, next.getAttribute(name) ?? '');
  image.closest('.backdrop')?.classList.toggle(WHOLE, view.classList.contains(WHOLE));
}

/** Its links lead to what is chosen. */
function followChoice(card: HTMLElement): void {
  const { path } = card.dataset;
  for (const link of card.querySelectorAll<HTMLAnchorElement>('.card__name a, .card > .button'))
    if (path) link.href = path;
}
