import './mails.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ReadMailAlertsQuery } from '../../graphql.generated.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { SIGNED_IN } from '../../session/session-state.ts';
import { delayedMails, failedMails } from './MailNotes.tsx';
import OPERATIONS from './mails.graphql?raw';
import { mailsPath } from './use-mail-view.ts';

/** On the dashboard: mails that the mail server does not take. Nothing where there are none. */
export function MailAlerts() {
  const [known, setKnown] = useState<ReadMailAlertsQuery['mails']>();
  useEffect(() => {
    // It asks nobody to sign in: what the operator does will.
    const read = () =>
      void executeOnce(OPERATIONS, 'ReadMailAlerts').then(
        ({ mails }) => setKnown(mails),
        () => undefined,
      );
    read();
    addEventListener(SIGNED_IN, read);
    addEventListener('focus', read);
    return () => {
      removeEventListener(SIGNED_IN, read);
      removeEventListener('focus', read);
    };
  }, []);
  const { failedCount = 0, delayedCount = 0 } = known ?? {};
  if (failedCount + delayedCount === 0) return null;
  return (
    <section className="panel mail-alerts" aria-labelledby="mail-alerts">
      <h2 className="panel__title" id="mail-alerts">
        Mails
      </h2>
      <ul className="mail-alerts__list">
        {failedCount > 0 && (
          <li>
            <Link className="mail-alerts__failed" to={mailsPath({ state: 'FAILED' })}>
              {failedMails(failedCount)}
            </Link>
          </li>
        )}
        {delayedCount > 0 && (
          <li>
            <Link to={mailsPath({ state: 'WAITING' })}>{delayedMails(delayedCount)}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
