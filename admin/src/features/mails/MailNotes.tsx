import { Link } from 'react-router';
import * as mailsText from '#messages/mails.ts';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { mailsPath } from './use-mail.ts';

/** The notes above the list: warns that no mail server is configured, or which emails it rejects. */
export function MailNotes({ answer: { mails, mailSettings } }: { answer: ReadMailsQuery }) {
  const { failedCount, delayedCount } = mails;
  return (
    <>
      {!mailSettings.isSmtpConfigured && (
        <p className="mail-note">
          <strong>{mailsText.emailsAreNotSentBecauseNo}</strong> {mailsText.theyAreStoredHere}{' '}
          <code>mail</code> {mailsText.folderOfDataDirectoryToSend} <code>SMTP_URL</code>{' '}
          {mailsText.andRestartServerThenOpenEach}
        </p>
      )}
      {mailSettings.isSmtpConfigured && (
        <p className="mail-note">
          {mailsText.emailsAreSentFrom} <bdi>{mailSettings.from}</bdi> {mailsText.byMailServerIn}{' '}
          <code>SMTP_URL</code>.
        </p>
      )}
      {failedCount + delayedCount > 0 && (
        <p className="mail-note mail-note--bad">
          {failedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'FAILED' })}>{failedMails(failedCount)}</Link>
              {mailsText.openOneToSeeWhy}{' '}
            </span>
          )}
          {delayedCount > 0 && (
            <span>
              <Link to={mailsPath({ state: 'WAITING' })}>{delayedMails(delayedCount)}</Link>{' '}
              {mailsText.automaticallyBecauseMailServerDid}
            </span>
          )}
        </p>
      )}
    </>
  );
}

export function failedMails(count: number): string {
  return mailsText.emailsCouldNotBeSent(count);
}

export function delayedMails(count: number): string {
  return mailsText.emailsAreBeingRetried(count);
}
