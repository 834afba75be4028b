import { createRoot } from 'react-dom/client';
import { pageStarted } from '../../../components/page-script.ts';
import { WishlistPage } from './WishlistPage.tsx';

const place = document.querySelector<HTMLElement>('[data-wishlist-place]');
const empty = document.querySelector<HTMLElement>('[data-empty]');

if (place && empty) {
  const onFilled = (isFilled: boolean) => {
    empty.hidden = isFilled;
  };
  const isSelling = 'selling' in place.dataset;
  createRoot(place).render(<WishlistPage isSelling={isSelling} onFilled={onFilled} />);
  pageStarted();
}
