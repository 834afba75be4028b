import { countPieces } from '../cart/cart-lines.ts';
import { readCart, subscribe } from '../cart/cart-store.ts';
import { loadDrawer } from '../cart/drawer/open-drawer.ts';
import { press } from './presses.ts';
import { compared, wishlist } from './saved-products.ts';

declare global {
  /** Buttons that were pressed before this was there (`ShoppingActions.astro`). */
  var presses: HTMLElement[] | { push: (button: HTMLElement) => unknown };
}

const pressed = globalThis.presses;
globalThis.presses = { push: press };
// Pressed again because nothing was seen to happen, a button was meant once.
if (Array.isArray(pressed)) {
  for (const button of new Set(pressed)) {
    button.ariaBusy = null;
    void press(button);
  }
}
// Whoever is at a button may press one that opens it. What fails is tried again then, and told.
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

/** Where the browser keeps nothing the page alone knows it. */
function showCount(name: string, count: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}-count]`)) {
    element.textContent = String(count);
    element.hidden = count === 0;
  }
}
