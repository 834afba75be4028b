import { createRoot } from 'react-dom/client';
import { FailedPart } from '../../components/LazyPart.tsx';
import { pageStarted } from '../../components/page-script.ts';
import { OrderView } from './OrderView.tsx';

const place = document.querySelector<HTMLElement>('[data-order-page]');
const [, token = ''] = /^\/order\/([^/]+)/.exec(location.pathname) ?? [];
if (place)
  createRoot(place).render(
    <FailedPart>
      <OrderView token={decodeURIComponent(token)} isSelling={'selling' in place.dataset} />
    </FailedPart>,
  );
pageStarted();
