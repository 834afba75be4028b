import { addPieces } from '../cart/add-pieces.ts';
import { openDrawer } from '../cart/drawer/open-drawer.ts';
import { pieceOf, savedProductOf } from './shown-product.ts';
import { toggleCompared, toggleWish } from './toggle-saved.ts';

/** What buttons do when they are pressed, by their `data-press`; a promise: until then they are busy. */
const PRESSES: Record<string, (button: HTMLElement) => Promise<void> | void> = {
  drawer: () => openDrawer(null),
  add: (button) => {
    const piece = pieceOf(button);
    return piece ? addPieces(piece) : undefined;
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

/** A button that is busy was pressed again because nothing was seen to happen: it is meant once. */
export async function press(button: HTMLElement): Promise<void> {
  if (button.ariaBusy) return;
  const done = PRESSES[button.dataset['press'] ?? '']?.(button);
  if (!done) return;
  button.ariaBusy = 'true';
  await done;
  button.ariaBusy = null;
}
