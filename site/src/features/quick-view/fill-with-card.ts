import { loadPage } from './load-page.ts';

/** How wide the image is: on a phone the dialog is nearly the screen. */
const SIZES = '(width < 48rem) 84vw, 344px';
/** The cart of a shop that sells (`ShoppingActions.astro`); the sample has none. */
const CART = '[data-press="drawer"]';

/** Fills the element with a larger copy of the card, with the product's description and a link to its page. */
export function fillWithCard(place: Element, original: Element): void {
  const card = original.cloneNode(true) as HTMLElement;
  const image = card.querySelector('img');
  const address = card.querySelector<HTMLAnchorElement>('.card__name a')?.href ?? '';
  const description = document.createElement('p');
  const details = Object.assign(document.createElement('a'), {
    className: 'button',
    href: address,
    textContent: 'View details',
  });
  // The pointer is over the dialog when it opens: the card's second image would be all that is seen.
  card.querySelector('.card__second')?.remove();
  if (image) Object.assign(image, { sizes: SIZES, loading: 'eager', className: '' });
  card.querySelector('.card__look')?.remove();
  card.querySelector('.card__name')?.after(description);
  card.append(details);
  place.replaceChildren(card);
  const page = loadPage(address);
  void describe(description, page);
  if (document.querySelector(CART))
    void import('./offer-choice.ts').then(({ offerChoice }) => offerChoice(card, details, page));
}

/** Empty when it cannot be fetched, since the rest is of use without it. */
async function describe(description: Element, page: ReturnType<typeof loadPage>): Promise<void> {
  const tag = (await page.catch(() => null))?.querySelector<HTMLMetaElement>('meta[name="description"]');
  description.textContent = tag?.content ?? '';
}
