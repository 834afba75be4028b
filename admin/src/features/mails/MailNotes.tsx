import { Link } from 'react-router';
import { formatCount } from '../../format.ts';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { mailsPath } from './use-mail.ts';

/** Above the list: that there is no mail server, or what it does not take. */
export function MailNotes({ answer: { mails, mailSettings } }: { answer: ReadMailsQuery }) {
  const { failedCount, delayedCount } = mails;
  return (
    <>
      {!mailSettings.isSmtpConfigured && (
        <p className="mail-note">
          <strong>No mail server is set up, so no mail leaves this shop.</strong> Each mail lies here, and as
          a file in the folder <code>mail</code> of the shop’s data. To have mails sent, give the server{' '}
          <code>SMTP_URL</code> and start it again; what lies here is then sent when you open it and press
          Send.
        </p>
      )}
      {failedCount + delayedCount > 0 && (
        <p className="mail-note mail-note--bad">
          {failedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'FAILED' })}>{failedMails(failedCount)}</Link>: open one to see
              why, and to send it again.{' '}
            </span>
          )}
          {delayedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'WAITING' })}>{delayedMails(delayedCount)}</Link> by themselves:
              the mail server has not taken them.
            </span>
          )}
        </p>
      )}
    </>
  );
}

export function failedMails(count: number): string {
  return count === 1 ? '1 mail could not be sent' : `${formatCount(count)} mails could not be sent`;
}

export function delayedMails(count: number): string {
  return count === 1 ? '1 mail is tried again' : `${formatCount(count)} mails are tried again`;
}
