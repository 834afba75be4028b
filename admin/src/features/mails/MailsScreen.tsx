import { ButtonLink } from '../../components/Button.tsx';
import './mails.css';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListChoice, ListTools } from '../../components/ListTools.tsx';
import { Reading } from '../../components/Reading.tsx';
import { optionsOf } from '../../components/Select.tsx';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useReading } from '../../session/use-reading.ts';
import { MailNotes } from './MailNotes.tsx';
import { MailTable } from './MailTable.tsx';
import { MAIL_KINDS, MAIL_STATES } from './mail-words.ts';
import { askMails, type MailView, useMailView } from './use-mail.ts';

/** What the shop has written, to whom, and whether it is out. */
export function MailsScreen() {
  const [view, change] = useMailView();
  const { search, state, kind, after } = view;
  const { answer, hasFailed, reload } = useMails(view);
  const mails = answer?.mails;
  return (
    <>
      <title>Mails | Mela admin</title>
      <div className="screen-head">
        <h1>Mails</h1>
        <ButtonLink label="Templates" isQuiet isSmall to={PATHS.mailTemplates} />
      </div>
      {answer && <MailNotes answer={answer} />}
      <section className="panel" aria-label="Mails" aria-busy={!mails && !hasFailed}>
        <MailTools view={view} onChange={change} />
        <Reading what="the mails" isRead={mails !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {mails && mails.nodes.length > 0 && <MailTable mails={mails.nodes} />}
        {mails?.nodes.length === 0 && !hasFailed && (
          <NothingFound
            isNarrow={search !== '' || state !== undefined || kind !== undefined}
            after={after}
            empty="No mails yet"
            noMatch="No mail matches"
            onShowAll={() => change({ search: '', state: undefined, kind: undefined })}
          >
            Orders, invitations and new passwords are told of by mail. What was written stands here for 90
            days.
          </NothingFound>
        )}
        {mails && <ListPages page={mails} noun="mail" after={after} onChange={change} />}
      </section>
    </>
  );
}

interface Mails {
  /** undefined until they are read. */
  answer: ReadMailsQuery | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of mails. */
function useMails({ search, state, kind, pageSize, after }: MailView): Mails {
  const filter = { ...(search && { search }), ...(state && { state }), ...(kind && { kind }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const { answer, failure, reload } = useReading({
    key: JSON.stringify(variables),
    read: () => askMails('ReadMails', variables),
    isMoving: ({ mails }) => mails.nodes.some((mail) => mail.state === 'WAITING'),
  });
  return { answer, hasFailed: failure !== undefined, reload };
}

interface Props {
  view: MailView;
  onChange: (change: Partial<MailView>) => void;
}

/** Search by receiver or order, filters, and page size. */
function MailTools({ view, onChange }: Props) {
  return (
    <ListTools view={view} placeholder="Address or order number" onChange={onChange}>
      <ListChoice
        label="State"
        value={view.state}
        options={optionsOf(MAIL_STATES)}
        onChoose={(state) => onChange({ state: state as MailView['state'] })}
      />
      <ListChoice
        label="Kind"
        value={view.kind}
        options={optionsOf(MAIL_KINDS)}
        onChoose={(kind) => onChange({ kind: kind as MailView['kind'] })}
      />
    </ListTools>
  );
}
