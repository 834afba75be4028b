import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Loading } from '../../components/Reading.tsx';
import './mails.css';
import { generatePath, Link } from 'react-router';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { MailRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useReading } from '../../session/use-reading.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { stateOf } from './mail-words.ts';
import { askMails } from './use-mail.ts';

interface Props {
  orderId: string;
  /** Grows with each step of the order, which may be told of by another mail. */
  steps: number;
  /** Sends one again to the order's address; undefined where that is not possible. */
  onResend?: ((mailId: string) => Promise<void>) | undefined;
}

/** What the shopper was told of an order, the latest first. */
export function OrderMails({ orderId, steps, onResend }: Props) {
  const { answer, failure, reload } = useReading({
    key: `${orderId} ${steps}`,
    read: () => askMails('ReadOrderMails', { orderId }),
    isMoving: ({ mails: { nodes } }) => nodes.some(({ state }) => state === 'WAITING'),
  });
  const mails = answer?.mails.nodes;
  const hasFailed = failure !== undefined;

  return (
    <Panel id="order-mails" title="Mails" isBusy={!mails && !hasFailed}>
      {!mails && !hasFailed && <Loading what="the mails" />}
      {hasFailed && (
        <p className="order-mails__none">
          The mails could not be loaded. <Button label="Retry" isQuiet isSmall onClick={reload} />
        </p>
      )}
      {mails?.length === 0 && !hasFailed && (
        <p className="order-mails__none">
          None: the shopper was written nothing, or it is more than 90 days ago.
        </p>
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
          <Button label="Resend email" isSmall isQuiet onClick={() => void onResend(id)} />
        </WriteControls>
      )}
    </li>
  );
}
