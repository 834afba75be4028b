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
    return hasFailed ? <NotLoaded onRetry={reload} /> : <LoadingPanel what="the email" />;
  const { mail, mailSettings } = answer;
  const { label, mark } = stateOf(mail);
  return (
    <>
      <title>{`${mail.subject} | Mela admin`}</title>
      <Link className="link mail-back" to={PATHS.mails}>
        All emails
      </Link>
      <div className="screen-head">
        <h1 className="mail-title">{mail.subject}</h1>
        <span role="status">
          <StatusPill mark={mark}>{label}</StatusPill>
        </span>
      </div>
      <MailActions {...state} mail={mail} isSmtpConfigured={mailSettings.isSmtpConfigured} />
      <div className="mail-body">
        <section className="panel" aria-label="Content">
          <MailPreview title={mail.subject} address={`/api/mails/${mail.id}/html`} text={mail.content.text} />
          {ACCOUNT_MAILS.includes(mail.kind) && (
            <p className="aside mail-covered">
              The link in this email is hidden, because anyone who opens it is signed in.
              {mail.state === 'KEPT' && ' The file in the shop’s data folder contains the full email.'}
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
      <h1>Email</h1>
      <LoadFailure what="the email" onRetry={onRetry} />
    </>
  );
}

function UnknownMail() {
  return (
    <div className="message">
      <title>Email | Mela admin</title>
      <h1>Email not found</h1>
      <p className="message__text">Emails are kept for 90 days. Only owners can see emails about accounts.</p>
      <ButtonLink label="All emails" to={PATHS.mails} />
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
    <Panel id="mail-facts" title="Details">
      <Facts>
        <Fact name="To">
          <EmailText address={to} />
        </Fact>
        <Fact name="From">{from}</Fact>
        <Fact name="About">
          {MAIL_KINDS[kind]}
          {orderId && (
            <>
              {', '}
              <Link className="name-link" to={orderPath(PATHS.orderDetails, orderId)}>
                order #{orderNumber}
              </Link>
            </>
          )}
        </Fact>
        <Moment name="Written" at={mail.queuedAt} />
        <Moment name="Sent" at={mail.sentAt} />
        {attempts > 0 && <Moment name="Next try" at={mail.nextTryAt} />}
        {state !== 'SENT' && <Moment name="Valid until" at={mail.validUntil} />}
        <Fact name="Attempts">{formatCount(attempts)}</Fact>
        {error && (
          <Fact name={state === 'KEPT' ? 'Reason' : 'What went wrong'}>
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
