import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../components/Button.tsx';
import { PATHS } from '../paths.ts';
import { BASENAME } from './navigation.ts';

const CAUSES = {
  offline: {
    title: 'You are offline',
    text: 'This screen could not be loaded. Try again once you are connected.',
  },
  updated: {
    title: 'There is a new version of the admin',
    text: 'This screen belongs to a version that is no longer on the server. Reload to go on with the new one.',
  },
  unexpected: {
    title: 'This screen could not be opened',
    text: 'Something unexpected went wrong. Try again; if that does not help, reload.',
  },
};

/** Instead of a screen that threw or could not be loaded: what happened, and what to do. */
export function ScreenError({ onRetry }: { onRetry: () => void }) {
  const [cause, setCause] = useState<keyof typeof CAUSES | null>(null);
  useEffect(() => void findCause().then(setCause), []);
  if (!cause) return null;
  const { title, text } = CAUSES[cause];
  return (
    <div className="message" role="alert">
      <h1>{title}</h1>
      <p className="message__text">{text}</p>
      <div className="message__actions">
        {cause !== 'updated' && <Button label="Try again" onClick={onRetry} />}
        <Button label="Reload" isQuiet={cause !== 'updated'} onClick={() => location.reload()} />
      </div>
    </div>
  );
}

/** The page names the files of the version that is on the server now. */
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
      <h1>There is no such screen</h1>
      <p className="message__text">The address may be mistyped, or the screen has moved.</p>
      <ButtonLink label="Back to the dashboard" to={PATHS.dashboard} />
    </div>
  );
}
