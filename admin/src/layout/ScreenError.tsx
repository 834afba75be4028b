import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../components/Button.tsx';
import { BASENAME, PATHS } from '../paths.ts';

const CAUSES = {
  offline: {
    title: layoutText.youAreOffline,
    text: layoutText.thisScreenCouldNotBeLoaded,
  },
  updated: {
    title: layoutText.newVersionOfAdminIsAvailable,
    text: layoutText.adminWasUpdatedReloadToUse,
  },
  unexpected: {
    title: layoutText.thisScreenCouldNotBeOpened,
    text: layoutText.somethingWentWrongTryAgain,
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
          <Button label={sharedText.tryAgain} onClick={() => navigate(location, { replace: true })} />
        )}
        <Button
          label={layoutText.reload}
          isQuiet={cause !== 'updated'}
          onClick={() => window.location.reload()}
        />
      </div>
    </div>
  );
}

/** Finds out why a screen failed. A newer version was deployed if the server's page names other files. */
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
      <title>{layoutText.screenNotFoundMelaAdmin}</title>
      <h1>{layoutText.pageNotFound}</h1>
      <p className="message__text">{layoutText.checkAddressPageMayHaveMoved}</p>
      <ButtonLink label={layoutText.backToDashboard} to={PATHS.dashboard} />
    </div>
  );
}
