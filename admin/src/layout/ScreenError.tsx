import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../components/Button.tsx';
import { BASENAME, PATHS } from '../paths.ts';

const CAUSES = {
  offline: {
    title: 'You are offline',
    text: 'This screen could not be loaded. Try again once you are connected.',
  },
  updated: {
    title: 'A new version of the admin is available',
    text: 'The admin was updated. Reload to use the new version.',
  },
  unexpected: {
    title: 'This screen could not be opened',
    text: 'Something went wrong. Try again, or reload the page.',
  },
};

/** Replaces a screen that threw or failed to load. */
export function ScreenError() {
  const location = useLocation();
  const navigate = useNavigate();
  const [cause, setCause] = useState<keyof typeof CAUSES | null>(null);
  useEffect(() => void findCause().then(setCause), []);
  if (!cause) return null;
  const { title, text } = CAUSES[cause];
  return (
    <div className="message" role="alert">
      <h1>{title}</h1>
      <p className="message__text">{text}</p>
      <div className="message__actions">
        {cause !== 'updated' && (
          <Button label="Try again" onClick={() => navigate(location, { replace: true })} />
        )}
        <Button label="Reload" isQuiet={cause !== 'updated'} onClick={() => window.location.reload()} />
      </div>
    </div>
  );
}

/** Finds out whether a newer version was deployed, by the file names in the current page. */
async function findCause(): Promise<keyof typeof CAUSES> {
  const running = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  const response = await fetch(`${BASENAME}/`, { cache: 'no-store' }).catch(() => null);
  if (!response) return 'offline';
  const page = response.ok ? await response.text() : '';
  return page && running && !page.includes(new URL(running).pathname) ? 'updated' : 'unexpected';
}

export function NotFoundScreen() {
  return (
    <div className="message">
      <title>Screen not found | Mela admin</title>
      <h1>Page not found</h1>
      <p className="message__text">Check the address. The page may have moved.</p>
      <ButtonLink label="Back to the dashboard" to={PATHS.dashboard} />
    </div>
  );
}
