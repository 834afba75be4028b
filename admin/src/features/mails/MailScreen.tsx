import { ButtonLink } from '../../components/Button.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './mails.css';
import { Link } from 'react-router';
import { StatusPill } from '../../components/StatusPill.tsx';
import { PATHS } from '../../paths.ts';
import { MailActions } from './MailActions.tsx';
import { MailFacts } from './MailFacts.tsx';
import { MailPreview } from './MailPreview.tsx';
import { ACCOUNT_MAILS, stateOf } from './mail-words.ts';
import { useMail } from './use-mail.ts';

/** One mail: what it says, where it stands, and what can be done with it. */
export function MailScreen() {
  const state = useMail();
  const { answer, hasFailed, reload } = state;
  if (answer === null) return <UnknownMail />;
  if (answer === undefined)
    return hasFailed ? <NotLoaded onRetry={reload} /> : <LoadingPanel what="the mail" />;
  const { mail, mailSettings } = answer;
  const { label, mark } = stateOf(mail);
  return (
    <>
      <title>{`${mail.subject} | Mela admin`}</title>
      <Link className="link mail-back" to={PATHS.mails}>
        All mails
      </Link>
      <div className="screen-head">
        <h1 className="mail-title">{mail.subject}</h1>
        <span role="status">
          <StatusPill mark={mark}>{label}</StatusPill>
        </span>
      </div>
      <MailActions {...state} mail={mail} isSmtpConfigured={mailSettings.isSmtpConfigured} />
      <div className="mail-body">
        <section className="panel" aria-label="What it says">
          <MailPreview title={mail.subject} address={`/api/mails/${mail.id}/html`} text={mail.content.text} />
          {ACCOUNT_MAILS.includes(mail.kind) && (
            <p className="aside mail-covered">
              The link lets its receiver in, so it is covered here, for everybody.
              {mail.state === 'KEPT' && ' The file in the shop’s data has all of it.'}
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
      <h1>Mail</h1>
      <LoadFailure what="the mail" onRetry={onRetry} />
    </>
  );
}

function UnknownMail() {
  return (
    <div className="message">
      <title>Mail | Mela admin</title>
      <h1>There is no such mail</h1>
      <p className="message__text">Mails are kept for 90 days. Those about accounts are for owners.</p>
      <ButtonLink label="All mails" to={PATHS.mails} />
    </div>
  );
}
