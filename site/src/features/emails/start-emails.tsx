import { createRoot } from 'react-dom/client';
import { FailedPart } from '../../components/LazyPart.tsx';
import { pageStarted } from '../../components/page-script.ts';
import { EmailChoice } from './EmailChoice.tsx';

const place = document.querySelector<HTMLElement>('[data-emails]');
if (place) {
  const root = createRoot(place);
  const show = () =>
    root.render(
      <FailedPart>
        <EmailChoice key={location.hash} link={location.hash} shop={place.dataset['shop'] ?? ''} />
      </FailedPart>,
    );
  show();
  // The link in another email only changes the fragment of this page.
  addEventListener('hashchange', show);
  pageStarted();
}
