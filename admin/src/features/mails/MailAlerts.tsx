import { Link } from 'react-router';
import { AlertPanel } from '../../components/Panel.tsx';
import { executeOnce } from '../../session/execute-once.ts';
import { useReading } from '../../session/use-reading.ts';
import { delayedMails, failedMails } from './MailNotes.tsx';
import OPERATIONS from './mails.graphql?raw';
import { mailsPath } from './use-mail.ts';

/** On the dashboard: mails that the mail server does not take. Nothing where there are none. */
export function MailAlerts() {
  // It does not ask to sign in: what the operator does will.
  const { answer } = useReading({ key: '', read: () => executeOnce(OPERATIONS, 'ReadMailAlerts') });
  const { failedCount = 0, delayedCount = 0 } = answer?.mails ?? {};
  if (failedCount + delayedCount === 0) return null;
  return (
    <AlertPanel title="Mails">
      {failedCount > 0 && (
        <li>
          <Link className="alert-panel__failed" to={mailsPath({ state: 'FAILED' })}>
            {failedMails(failedCount)}
          </Link>
        </li>
      )}
      {delayedCount > 0 && (
        <li>
          <Link to={mailsPath({ state: 'WAITING' })}>{delayedMails(delayedCount)}</Link>
        </li>
      )}
    </AlertPanel>
  );
}
