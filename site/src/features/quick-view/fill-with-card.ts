import * as sharedText from '#messages/shared.ts';
import { loadPage } from './load-page.ts';

/** The width of the image. On a phone the dialog almost fills the screen. */
const SIZES = '(width < 48rem) 84vw, 344px';
/** The cart button of a selling shop (`ShoppingActions.astro`). The sample has none. */
const CART = '[data-press="drawer"]';

/** Fills the element with a larger copy of the card, the product's description and a link to its page. */
export function fillWithCard(place: Element, original: Element): void {
  const card = original.cloneNode(true) as HTMLElement;
  const image = card.querySelector('img');
  const address = card.querySelector<HTMLAnchorElement>('.card__name a')?.href ?? '';
  const description = document.createElement('p');
  const details = Object.assign(document.createElement('a'), {
    className: 'button',
    href: address,
    textContent: sharedText.viewDetails,
  });
  // Remove the image for hovering: it would hide the first one, because the dialog opens under the pointer.
  card.querySelector('.card__second')?.remove();
  if (image) Object.assign(image, { sizes: SIZES, loading: 'eager', className: '' });
  card.querySelector('.card__look')?.remove();
  card.querySelector('.card__name')?.after(description);
  card.append(details);
  place.replaceChildren(card);
  const page = loadPage(address);
  void describe(description, page);
  if (document.querySelector(CART))
    void import('./offer-choice.tsx').then(({ offerChoice }) =>
      offerChoice(card, details, { address, page }),
    );
}

/**
 * Fills in the description. It stays empty if the page cannot be loaded, because the rest is useful without
 * it.
 */
async function describe(description: Element, page: ReturnType<typeof loadPage>): Promise<void> {
  const tag = (await page.catch(() => null))?.querySelector<HTMLMetaElement>('meta[name="description"]');
  description.textContent = tag?.content ?? '';
}
