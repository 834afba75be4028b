import { ButtonLink } from '../../components/Button.tsx';
import './mails.css';
import { ListPages } from '../../components/ListPages.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { Reading } from '../../components/Reading.tsx';
import { PATHS } from '../../paths.ts';
import { MailNotes } from './MailNotes.tsx';
import { MailTable } from './MailTable.tsx';
import { MailTools } from './MailTools.tsx';
import { useMailView } from './use-mail-view.ts';
import { useMails } from './use-mails.ts';

/** What the shop has written, to whom, and whether it is out. */
export function MailsScreen() {
  const [view, change] = useMailView();
  const { search, state, kind, after } = view;
  const { answer, hasFailed, reload } = useMails(view);
  const mails = answer?.mails;
  return (
    <>
      <title>Mails | Mela admin</title>
      <div className="mails-head">
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
