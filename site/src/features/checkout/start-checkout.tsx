import { hydratePart } from '../../components/hydrate-part.tsx';
import { pageStarted } from '../../components/page-script.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

/** Replays presses on Place order from before this script loaded (`Checkout.astro`). */
function start(place: HTMLElement): void {
  const empty = document.querySelector<HTMLElement>('[data-empty-checkout]');
  const { dataset } = place;
  hydratePart(place, CheckoutPage, {
    onFilled(isFilled: boolean) {
      if (empty) empty.hidden = isFilled;
    },
    wasPressed() {
      const isPressed = 'pressed' in dataset;
      dataset['started'] = '';
      delete dataset['pressed'];
      // Restore the elements to the state that React expects.
      place.querySelector('[data-place]')?.removeAttribute('aria-busy');
      place.querySelector('[data-status]')?.replaceChildren();
      return isPressed;
    },
  });
}

const place = document.querySelector<HTMLElement>('[data-checkout]');
// A pre-rendered page has not been opened yet, and the cart may still change.
if (place && (document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', () => start(place), { once: true });
else if (place) start(place);
pageStarted();
