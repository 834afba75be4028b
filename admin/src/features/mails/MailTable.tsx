import { generatePath, Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import type { MailRowFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { MAIL_KINDS, stateOf } from './mail-words.ts';

const COLUMNS: Column<MailRowFragment>[] = [
  { heading: 'Mail', look: 'strong', className: 'mails__mail', area: 'mail', cell: mailCell },
  {
    heading: 'To',
    look: 'muted',
    className: 'mails__to',
    area: 'to',
    cell: ({ to }) => <EmailText address={to} />,
  },
  { heading: 'State', className: 'mails__state', area: 'state', cell: stateCell },
  {
    heading: 'Tries',
    isNumber: true,
    isLabelled: true,
    className: 'mails__tries',
    area: 'tries',
    cell: ({ attempts }) => attempts,
  },
  { heading: 'When', look: 'muted', className: 'mails__when', area: 'when', cell: whenCell },
];

const CARD = `"mail mail" "to to" "state state" "when tries" "actions actions" / 1fr auto`;

export function MailTable({ mails }: { mails: readonly MailRowFragment[] }) {
  return (
    <Table
      label="Mails"
      className="mails__table"
      isTight
      card={CARD}
      columns={COLUMNS}
      rows={mails}
      keyOf={({ id }) => id}
      actions={({ id, subject, to }) => [
        { text: 'Open', label: `Open “${subject}” to ${to}`, to: generatePath(PATHS.mail, { id }) },
      ]}
    />
  );
}

function mailCell({ id, subject, kind, orderId, orderNumber }: MailRowFragment) {
  return (
    <span className="lines">
      <Link className="name-link" to={generatePath(PATHS.mail, { id })}>
        {subject}
      </Link>
      <span className="aside">
        {MAIL_KINDS[kind]}
        {orderId && (
          <>
            {' · '}
            <Link className="name-link" to={orderPath(PATHS.orderDetails, orderId)}>
              Order #{orderNumber}
            </Link>
          </>
        )}
      </span>
    </span>
  );
}

function stateCell(mail: MailRowFragment) {
  const { label, mark } = stateOf(mail);
  return (
    <span className="lines">
      <StatusPill mark={mark}>{label}</StatusPill>
      {mail.error && <span className="aside">{mail.error}</span>}
    </span>
  );
}

/** When it was sent, or else since when it is there; and when it is tried next, if that is not at once. */
function whenCell({ sentAt, queuedAt, nextTryAt, attempts }: MailRowFragment) {
  return (
    <span className="lines">
      <time dateTime={sentAt ?? queuedAt}>{formatMoment(sentAt ?? queuedAt)}</time>
      {nextTryAt && attempts > 0 && <span className="aside">Next try {formatMoment(nextTryAt)}</span>}
    </span>
  );
}
