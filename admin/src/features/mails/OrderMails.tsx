import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Loading } from '../../components/Reading.tsx';
import { useChanged } from '../../components/use-changed.ts';
import { type MailRowFragment, ReadOrderMailsDocument } from '../../graphql.generated.ts';
import './mails.css';
import { generatePath, Link } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { stateOf } from './mail-words.ts';

interface Props {
  orderId: string;
  /**
   * The number of the order's events. When it increases, the emails are reloaded, because the event may have
   * sent one.
   */
  steps: number;
  /** Sends an email again to the order's address. undefined if not possible. */
  onResend?: ((mailId: string) => Promise<void>) | undefined;
}

/** The emails about an order, latest first. */
export function OrderMails({ orderId, steps, onResend }: Props) {
  const { data, hasFailed, reload } = useLiveQuery(ReadOrderMailsDocument, {
    variables: { orderId },
    isMoving: ({ mails: { nodes } }) => nodes.some(({ state }) => state === 'WAITING'),
  });
  const mails = data?.mails.nodes;
  useChanged(steps, reload);

  return (
    <Panel id="order-mails" title={sharedText.emails} isBusy={!mails && !hasFailed}>
      {!mails && !hasFailed && <Loading what={mailsText.emailsInText} />}
      {hasFailed && (
        <p className="order-mails__none">
          {mailsText.emailsCouldNotBeLoaded}{' '}
          <Button label={sharedText.retry} isQuiet isSmall onClick={reload} />
        </p>
      )}
      {mails?.length === 0 && !hasFailed && (
        <p className="order-mails__none">{mailsText.noEmailsInLast90Days}</p>
      )}
      {mails && mails.length > 0 && (
        <ul className="order-mails">
          {mails.map((mail) => (
            <OrderMail key={mail.id} mail={mail} onResend={onResend} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OrderMail({ mail, onResend }: { mail: MailRowFragment; onResend: Props['onResend'] }) {
  const { id, subject, sentAt, queuedAt } = mail;
  const { label, mark } = stateOf(mail);
  return (
    <li className="order-mails__mail">
      <span className="lines">
        <Link className="name-link" to={generatePath(PATHS.mail, { id })}>
          {subject}
        </Link>
        <time className="aside" dateTime={sentAt ?? queuedAt}>
          {formatMoment(sentAt ?? queuedAt)}
        </time>
      </span>
      <StatusPill mark={mark}>{label}</StatusPill>
      {onResend && (
        <WriteControls>
          <Button label={mailsText.resendEmail} isSmall isQuiet onClick={() => void onResend(id)} />
        </WriteControls>
      )}
    </li>
  );
}
