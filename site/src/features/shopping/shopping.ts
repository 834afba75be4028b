import { countPieces } from '../cart/cart-lines.ts';
import { readCart, subscribe } from '../cart/cart-store.ts';
import { loadDrawer } from '../cart/drawer/open-drawer.ts';
import { press } from './presses.ts';
import { compared, wishlist } from './saved-products.ts';

declare global {
  /** The buttons that were pressed before this script loaded (`ShoppingActions.astro`). */
  var presses: HTMLElement[] | { push: (button: HTMLElement) => unknown };
}

const pressed = globalThis.presses;
globalThis.presses = { push: press };
// A set, because a button pressed repeatedly while nothing happened was meant once.
if (Array.isArray(pressed)) {
  for (const button of new Set(pressed)) {
    button.ariaBusy = null;
    void press(button);
  }
}
// Load what a focused or hovered button may need next. Ignore a failure, because a press retries and reports
// it.
if (document.querySelector('[data-press="drawer"]')) loadDrawer().catch(() => {});

subscribe((lines) => showCount('cart', countPieces(lines)));
showCount('cart', countPieces(readCart()));
for (const [name, list] of Object.entries({ wishlist, compare: compared })) {
  const show = () => {
    showCount(name, list.read().length);
    for (const button of document.querySelectorAll<HTMLElement>(`[data-press="${name}"]`)) {
      const { product } = button.closest<HTMLElement>('[data-product]')?.dataset ?? {};
      button.ariaPressed = String(list.has(product ?? ''));
    }
  };
  list.subscribe(show);
}

/** Shows the number of items in the header. Without storage, only this page knows the list. */
function showCount(name: string, count: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}-count]`)) {
    element.textContent = String(count);
    element.hidden = count === 0;
  }
}
