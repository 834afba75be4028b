import { Link } from 'react-router';
import { formatCount } from '../../format.ts';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { mailsPath } from './use-mail.ts';

/** Above the list: warns that no mail server is configured, or which emails it rejects. */
export function MailNotes({ answer: { mails, mailSettings } }: { answer: ReadMailsQuery }) {
  const { failedCount, delayedCount } = mails;
  return (
    <>
      {!mailSettings.isSmtpConfigured && (
        <p className="mail-note">
          <strong>Emails are not sent, because no mail server is set up.</strong> They are stored here, and as
          files in the <code>mail</code> folder of the data directory. To send emails, set{' '}
          <code>SMTP_URL</code> and restart the server. Then open each stored email and press Send.
        </p>
      )}
      {mailSettings.isSmtpConfigured && (
        <p className="mail-note">
          Emails are sent from <bdi>{mailSettings.from}</bdi> by the mail server in <code>SMTP_URL</code>.
        </p>
      )}
      {failedCount + delayedCount > 0 && (
        <p className="mail-note mail-note--bad">
          {failedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'FAILED' })}>{failedMails(failedCount)}</Link>. Open one to see
              why, and to send it again.{' '}
            </span>
          )}
          {delayedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'WAITING' })}>{delayedMails(delayedCount)}</Link> automatically,
              because the mail server did not accept them.
            </span>
          )}
        </p>
      )}
    </>
  );
}

export function failedMails(count: number): string {
  return count === 1 ? '1 email could not be sent' : `${formatCount(count)} emails could not be sent`;
}

export function delayedMails(count: number): string {
  return count === 1 ? '1 email is being retried' : `${formatCount(count)} emails are being retried`;
}
