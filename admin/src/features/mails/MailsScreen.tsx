import './mails.css';
import { Link } from 'react-router';
import { CursorPages } from '../../components/CursorPages.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatCount } from '../../format.ts';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { MailNotes } from './MailNotes.tsx';
import { MailTable } from './MailTable.tsx';
import { MailTools } from './MailTools.tsx';
import { type MailView, useMailView } from './use-mail-view.ts';
import { useMails } from './use-mails.ts';

/** What the shop has written, to whom, and whether it is out. */
export function MailsScreen() {
  const [view, change] = useMailView();
  const { answer, hasFailed, reload } = useMails(view);
  const mails = answer?.mails;
  return (
    <>
      <title>Mails | Mela admin</title>
      <div className="mails-head">
        <h1>Mails</h1>
        <Link className="button button--quiet button--small" to={PATHS.mailTemplates}>
          Templates
        </Link>
      </div>
      {answer && <MailNotes answer={answer} />}
      <section className="panel" aria-label="Mails" aria-busy={!mails && !hasFailed}>
        <MailTools view={view} onChange={change} />
        {!mails && !hasFailed && (
          <>
            <span className="visually-hidden">Loading the mails</span>
            <span className="skeleton skeleton--line" />
          </>
        )}
        {hasFailed && (
          <EmptyState title="The mails could not be loaded">
            <button type="button" className="button button--small" onClick={reload}>
              Retry
            </button>
          </EmptyState>
        )}
        {mails && mails.nodes.length > 0 && <MailTable mails={mails.nodes} />}
        {mails?.nodes.length === 0 && !hasFailed && <NoMails view={view} onChange={change} />}
        {mails && <Pages view={view} mails={mails} onChange={change} />}
      </section>
    </>
  );
}

interface Props {
  view: MailView;
  onChange: (change: Partial<MailView>) => void;
}

function Pages({ view, mails, onChange }: Props & { mails: ReadMailsQuery['mails'] }) {
  const { totalCount, nodes } = mails;
  const { hasNextPage, endCursor } = mails.pageInfo;
  if (view.after === '' && totalCount <= nodes.length) return null;
  return (
    <CursorPages
      total={totalCount === 1 ? '1 mail' : `${formatCount(totalCount)} mails`}
      after={view.after}
      next={hasNextPage ? (endCursor ?? null) : null}
      onGo={(after) => onChange({ after })}
    />
  );
}

function NoMails({ view: { search, state, kind, after }, onChange }: Props) {
  if (search === '' && !state && !kind && after === '') {
    return (
      <EmptyState title="No mails yet">
        Orders, invitations and new passwords are told of by mail. What was written stands here for 90 days.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={after === '' ? 'No mail matches' : 'Nothing is left on this page'}>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => onChange({ search: '', state: undefined, kind: undefined })}
      >
        Show all
      </button>
    </EmptyState>
  );
}
