import { say } from '../../shopping/say.ts';
import type { CartLine } from '../cart-lines.ts';
import { cartAddress } from './cart-address.ts';

const SHOWN_MS = 3_000;

/** Copies the address of a cart. Pages that are not secure may not write there: it is shown, to be copied by hand. */
export async function copyCartLink(button: HTMLElement, lines: readonly CartLine[]): Promise<void> {
  const address = new URL(cartAddress(lines), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    prompt('The address of your cart', address);
    return;
  }
  const { textContent } = button;
  if (textContent === 'Copied') return;
  button.textContent = 'Copied';
  say('The link to your cart is copied.');
  setTimeout(() => {
    button.textContent = textContent;
  }, SHOWN_MS);
}
