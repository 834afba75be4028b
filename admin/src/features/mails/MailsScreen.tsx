import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import './mails.css';
import { generatePath, Link } from 'react-router';
import { useListPage } from '../../client/use-list-page.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import { type MailRowFragment, ReadMailsDocument } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { MailNotes } from './MailNotes.tsx';
import { MAIL_KINDS, MAIL_STATES, stateOf } from './mail-words.ts';
import { TestMessage } from './TestMessage.tsx';
import { useMailView } from './use-mail.ts';

const FILTERS = [
  { name: 'state', label: sharedText.status, options: optionsOf(MAIL_STATES) },
  { name: 'kind', label: sharedText.type, options: optionsOf(MAIL_KINDS) },
];

const COLUMNS: Column<MailRowFragment>[] = [
  {
    heading: sharedText.email,
    look: 'strong',
    className: 'mails__mail',
    area: 'mail',
    cell: ({ subject }) => subject,
  },
  {
    heading: sharedText.about,
    look: 'muted',
    area: 'about',
    cell: aboutCell,
    text: ({ kind }) => MAIL_KINDS[kind],
  },
  {
    heading: sharedText.to,
    look: 'muted',
    className: 'mails__to',
    area: 'to',
    cell: ({ to }) => <EmailText address={to} />,
    text: ({ to }) => to,
  },
  {
    heading: sharedText.status,
    className: 'mails__state',
    area: 'state',
    cell: stateCell,
    text: (mail) => stateOf(mail).label,
  },
  {
    heading: sharedText.attempts,
    isNumber: true,
    isLabelled: true,
    className: 'mails__tries',
    area: 'tries',
    cell: ({ attempts }) => attempts,
  },
  {
    heading: sharedText.when,
    look: 'muted',
    className: 'mails__when',
    area: 'when',
    cell: whenCell,
    text: ({ sentAt, queuedAt }) => sentAt ?? queuedAt,
  },
];

const CARD = `"mail mail" "about about" "to to" "state state" "when tries" / 1fr auto`;

/** The shop's emails, with recipients and states. */
export function MailsScreen() {
  const [view, change] = useMailView();
  const { search, state, kind, pageSize, after } = view;
  const filter = { ...(search && { search }), ...(state && { state }), ...(kind && { kind }) };
  const source = useListPage(ReadMailsDocument, {
    variables: { first: pageSize, filter, ...(after && { after }) },
    pageOf: (data) => data.mails,
    isMoving: ({ mails }) => mails.nodes.some((mail) => mail.state === 'WAITING'),
  });
  return (
    <ResourceList
      title={sharedText.emails}
      noun={mailsText.emailInText}
      plural={mailsText.emails}
      source={source}
      view={view}
      onChange={change}
      searchHint={mailsText.addressOrOrderNumber}
      filters={FILTERS}
      head={
        <>
          <TestMessage />
          <ButtonLink label={mailsText.templates} isQuiet isSmall to={PATHS.mailTemplates} />
        </>
      }
      notes={source.data && <MailNotes answer={source.data} />}
      columns={COLUMNS}
      className="mails__table"
      card={CARD}
      keyOf={({ id }) => id}
      to={({ id }) => generatePath(PATHS.mail, { id })}
      empty={mailsText.noEmailsYet}
      about={mailsText.emailsAboutOrdersInvitations}
    />
  );
}

function aboutCell({ kind, orderId, orderNumber }: MailRowFragment) {
  return (
    <span className="lines">
      {MAIL_KINDS[kind]}
      {orderId && (
        <Link className="name-link" to={orderPath(PATHS.orderDetails, orderId)}>
          {sharedText.order}
          {orderNumber}
        </Link>
      )}
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

/** When it was sent or queued, and the next attempt if that is not immediate. */
function whenCell({ sentAt, queuedAt, nextTryAt, attempts }: MailRowFragment) {
  return (
    <span className="lines">
      <time dateTime={sentAt ?? queuedAt}>{formatMoment(sentAt ?? queuedAt)}</time>
      {nextTryAt && attempts > 0 && (
        <span className="aside">{mailsText.nextTryAt(formatMoment(nextTryAt))}</span>
      )}
    </span>
  );
}
