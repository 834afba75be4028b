import { createRoot } from 'react-dom/client';
import { pageStarted } from '../../../components/page-script.ts';
import { CartPage } from './CartPage.tsx';

/** Replaces the skeleton with the cart, using the page's facts about the shop. */
function showCart(place: HTMLElement): void {
  const empty = document.querySelector<HTMLElement>('[data-empty]');
  const terms = JSON.parse(place.dataset['terms'] ?? '{}');
  const onFilled = (isFilled: boolean) => {
    if (empty) void showEmpty(empty, !isFilled);
  };
  createRoot(place).render(<CartPage {...terms} onFilled={onFilled} />);
  pageStarted();
}

/** Shows the message about an empty cart, with recently viewed products below it. */
async function showEmpty(part: HTMLElement, isEmpty: boolean): Promise<void> {
  part.hidden = !isEmpty;
  const recent = part.querySelector<HTMLElement>('[data-recent]');
  if (!isEmpty || !recent) return;
  const { showRecent } = await import('../../recent/RecentlyViewed.ts');
  await showRecent(recent);
}

const place = document.querySelector<HTMLElement>('.live-cart__place');
if (place) showCart(place);
