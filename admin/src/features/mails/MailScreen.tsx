import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './mails.css';
import { Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { WholeMailFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { MailActions } from './MailActions.tsx';
import { MailPreview } from './MailPreview.tsx';
import { ACCOUNT_MAILS, MAIL_KINDS, stateOf } from './mail-words.ts';
import { useMail } from './use-mail.ts';

/** An email: its content, state and actions. */
export function MailScreen() {
  const state = useMail();
  const { answer, hasFailed, reload } = state;
  if (answer === null) return <UnknownMail />;
  if (answer === undefined)
    return hasFailed ? <NotLoaded onRetry={reload} /> : <LoadingPanel what={mailsText.email} />;
  const { mail, mailSettings } = answer;
  const { label, mark } = stateOf(mail);
  return (
    <>
      <title>{mailsText.subjectMelaAdmin(mail.subject)}</title>
      <Link className="link mail-back" to={PATHS.mails}>
        {mailsText.allEmails}
      </Link>
      <div className="screen-head">
        <h1 className="mail-title">{mail.subject}</h1>
        <span role="status">
          <StatusPill mark={mark}>{label}</StatusPill>
        </span>
      </div>
      <MailActions {...state} mail={mail} isSmtpConfigured={mailSettings.isSmtpConfigured} />
      <div className="mail-body">
        <section className="panel" aria-label={sharedText.content}>
          <MailPreview title={mail.subject} address={`/api/mails/${mail.id}/html`} text={mail.content.text} />
          {ACCOUNT_MAILS.includes(mail.kind) && (
            <p className="aside mail-covered">
              {mailsText.linkInThisEmailIsHidden}
              {mail.state === 'KEPT' && mailsText.fileInShopsDataFolderContains}
            </p>
          )}
        </section>
        <MailFacts mail={mail} from={mailSettings.from} />
      </div>
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>{sharedText.email}</h1>
      <LoadFailure what={mailsText.email} onRetry={onRetry} />
    </>
  );
}

function UnknownMail() {
  return (
    <div className="message">
      <title>{mailsText.emailMelaAdmin}</title>
      <h1>{mailsText.emailNotFound}</h1>
      <p className="message__text">{mailsText.emailsAreKeptFor90Days}</p>
      <ButtonLink label={mailsText.allEmails} to={PATHS.mails} />
    </div>
  );
}

interface Props {
  mail: WholeMailFragment;
  from: string;
}

/** The headers and delivery attempts. */
function MailFacts({ mail, from }: Props) {
  const { to, kind, orderId, orderNumber, attempts, error, messageId, state } = mail;
  return (
    <Panel id="mail-facts" title={mailsText.details}>
      <Facts>
        <Fact name={sharedText.to}>
          <EmailText address={to} />
        </Fact>
        <Fact name={sharedText.from}>{from}</Fact>
        <Fact name={sharedText.about}>
          {MAIL_KINDS[kind]}
          {orderId && (
            <>
              {', '}
              <Link className="name-link" to={orderPath(PATHS.orderDetails, orderId)}>
                {mailsText.order}
                {orderNumber}
              </Link>
            </>
          )}
        </Fact>
        <Moment name={mailsText.written} at={mail.queuedAt} />
        <Moment name={sharedText.sent} at={mail.sentAt} />
        {attempts > 0 && <Moment name={mailsText.nextTry} at={mail.nextTryAt} />}
        {state !== 'SENT' && <Moment name={mailsText.validUntil} at={mail.validUntil} />}
        <Fact name={sharedText.attempts}>{formatCount(attempts)}</Fact>
        {error && (
          <Fact name={state === 'KEPT' ? sharedText.reason : mailsText.whatWentWrong}>
            <span className={state === 'KEPT' ? undefined : 'mail-facts__error'}>{error}</span>
          </Fact>
        )}
        {messageId && (
          <Fact name="Message-ID">
            <code className="mail-facts__id">{messageId}</code>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Moment({ name, at }: { name: string; at: string | null }) {
  if (at === null) return null;
  return (
    <Fact name={name}>
      <time dateTime={at}>{formatMoment(at)}</time>
    </Fact>
  );
}
