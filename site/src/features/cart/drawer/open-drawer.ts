import { notify } from '../../shopping/notice.ts';
import type { Added } from './DrawerContent.tsx';

type Open = (added: Added | null) => void;

let loading: Promise<Open> | null = null;
let open: Open | null = null;

/** Fetches the drawer, which can then be opened at once. A failure is told by `openDrawer`; the next call tries again. */
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

/** Shows the cart over the page: at once where its script is there. Without it what was added is still said, with a link. */
export async function openDrawer(added: Added | null): Promise<void> {
  if (open) return open(added);
  try {
    (await loadDrawer())(added);
  } catch {
    if (added) notify(added.text, { text: 'View cart', link: '/cart' });
    else location.assign('/cart');
  }
}

/** As the header's cart has them (`ShoppingActions.astro`). */
function shopFacts() {
  const { currency = '', freeFrom } = document.querySelector<HTMLElement>('[data-currency]')?.dataset ?? {};
  return { currency, freeShippingFrom: freeFrom === undefined ? null : Number(freeFrom) };
}
