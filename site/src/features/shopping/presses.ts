import { addPieces } from '../cart/add-pieces.ts';
import { openMiniCart } from './mini-cart.ts';
import { pieceOf, savedProductOf } from './shown-product.ts';
import { toggleCompared, toggleWish } from './toggle-saved.ts';

/** What buttons do when they are pressed, by their `data-press`. */
const PRESSES: Record<string, (button: HTMLElement) => void> = {
  'mini-cart': () => openMiniCart(),
  add: (button) => {
    const piece = pieceOf(button);
    if (piece) addPieces(piece);
  },
  choose: (button) => {
    const card = button.closest('.card');
    const look = card?.querySelector<HTMLElement>('[data-quick-view]');
    // Without an island to show it in, its page has the choice.
    if (look?.closest('astro-island')) look.click();
    else card?.querySelector<HTMLElement>('.card__name a')?.click();
  },
  wishlist: (button) => {
    const product = savedProductOf(button);
    if (product) toggleWish(product);
  },
  compare: (button) => {
    const product = savedProductOf(button);
    if (product) toggleCompared(product);
  },
};

export function press(button: HTMLElement): void {
  PRESSES[button.dataset['press'] ?? '']?.(button);
}
