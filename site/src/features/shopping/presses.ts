import { addPieces } from '../cart/add-pieces.ts';
import { openDrawer } from '../cart/drawer/open-drawer.ts';
import { pieceOf, savedProductOf } from './shown-product.ts';
import { toggleCompared, toggleWish } from './toggle-saved.ts';

/**
 * The actions of buttons, by `data-press`. If an action returns a promise, the button is busy until it
 * resolves.
 */
const PRESSES: Record<string, (button: HTMLElement) => Promise<void> | void> = {
  drawer: () => openDrawer(null),
  add: (button) => {
    const piece = pieceOf(button);
    return piece ? addPieces(piece) : undefined;
  },
  choose: (button) => {
    const card = button.closest('.card');
    const look = card?.querySelector<HTMLElement>('[data-quick-view]');
    // Open the quick view or, on a page without an island for it, the product's page.
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

/** Runs a button's action. Ignores presses while it is busy. */
export async function press(button: HTMLElement): Promise<void> {
  if (button.ariaBusy) return;
  const done = PRESSES[button.dataset['press'] ?? '']?.(button);
  if (!done) return;
  button.ariaBusy = 'true';
  await done;
  button.ariaBusy = null;
}
