import { Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { AlertPanel } from '../../components/Panel.tsx';
import { ReadMailAlertsDocument } from '../../graphql.generated.ts';
import { delayedMails, failedMails } from './MailNotes.tsx';
import { mailsPath } from './use-mail.ts';

/** Dashboard alert about emails that the mail server rejects. Renders nothing without any. */
export function MailAlerts() {
  // Use a background query, which does not ask the operator to sign in: their next action will.
  const { data: answer } = useLiveQuery(ReadMailAlertsDocument, { isBackground: true });
  const { failedCount = 0, delayedCount = 0 } = answer?.mails ?? {};
  if (failedCount + delayedCount === 0) return null;
  return (
    <AlertPanel title={sharedText.emails}>
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
