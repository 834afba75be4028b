import { createRoot } from 'react-dom/client';
import { pageStarted } from '../../../components/page-script.ts';
import { ComparePage } from './ComparePage.tsx';

const place = document.querySelector<HTMLElement>('[data-compare-place]');
const empty = document.querySelector<HTMLElement>('[data-empty]');

if (place && empty) {
  const onFilled = (isFilled: boolean) => {
    empty.hidden = isFilled;
  };
  const isSelling = 'selling' in place.dataset;
  createRoot(place).render(<ComparePage isSelling={isSelling} onFilled={onFilled} />);
  pageStarted();
}
