import { Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { WholeMailFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { MAIL_KINDS } from './mail-words.ts';

interface Props {
  mail: WholeMailFragment;
  from: string;
}

/** Its headers, and how sending it went. */
export function MailFacts({ mail, from }: Props) {
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
        <Fact name="Tries">{formatCount(attempts)}</Fact>
        {error && (
          <Fact name={state === 'KEPT' ? 'Why it is kept' : 'What went wrong'}>
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
