import * as sharedText from '#messages/shared.ts';
import { notify } from '../../shopping/notice.ts';
import type { Added } from './DrawerContent.tsx';

type Open = (added: Added | null) => void;

let loading: Promise<Open> | null = null;
let open: Open | null = null;

/** Loads the drawer's script. `openDrawer` reports a failure, and the next call retries. */
export function loadDrawer(): Promise<Open> {
  loading ??= import('./CartDrawer.tsx').then(({ mountDrawer }) => {
    open = mountDrawer(shopFacts());
    return open;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/**
 * Opens the cart drawer, at once if its script is loaded. If that fails, a toast confirms the added items with a link to the
 * cart.
 */
export async function openDrawer(added: Added | null): Promise<void> {
  if (open) return open(added);
  try {
    (await loadDrawer())(added);
  } catch {
    if (added) notify(added.text, { text: sharedText.viewCart, link: '/cart' });
    else location.assign('/cart');
  }
}

/** The facts about the shop, from the header's cart button (`ShoppingActions.astro`). */
function shopFacts() {
  const { currency = '', freeFrom } = document.querySelector<HTMLElement>('[data-currency]')?.dataset ?? {};
  return { currency, freeShippingFrom: freeFrom === undefined ? null : Number(freeFrom) };
}
