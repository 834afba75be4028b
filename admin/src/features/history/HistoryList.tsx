import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import './history.css';
import './change.css';
import './field-changes.css';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { AuthorLine, AuthorMark } from './Author.tsx';
import { ChangeItem, type ChangeItemProps } from './ChangeItem.tsx';
import { subjectLabel } from './change-subjects.ts';
import { GroupItem } from './GroupItem.tsx';
import { SOURCE_LABELS } from './group-words.ts';
import { type ChangeRun, changeRuns, historyDays } from './history-days.ts';
import { MoreButton } from './MoreButton.tsx';
import { type Change, isGroup } from './read-history.ts';
import type { History } from './use-history.ts';

interface Props extends Pick<ChangeItemProps, 'isOfOne' | 'onUndo'> {
  history: History;
  /** Explains an empty list. */
  empty: string;
}

/** Changes by day, newest first, or an explanation of the empty list. */
export function HistoryList({ history, empty, ...item }: Props) {
  const { changes, hasMore, isBusy, error, readMore } = history;
  if (!changes) {
    if (!error) return <Skeleton />;
    return (
      <div role="alert">
        <EmptyState title={historyText.activityCouldNotBeLoaded}>
          <p>{error}</p>
          <Button label={sharedText.retry} isSmall onClick={readMore} />
        </EmptyState>
      </div>
    );
  }
  if (changes.length === 0) return <EmptyState title={historyText.noChangesYet}>{empty}</EmptyState>;
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undoneBy = (change: Change) => byId.get(change.undoneBy ?? '');
  const now = Date.now();
  return (
    <div className="history" aria-busy={isBusy}>
      {historyDays(changes, now).map(({ name, changes }) => (
        <section key={name} aria-label={name}>
          <h2 className="history__day">{name}</h2>
          <ol>
            {changeRuns(changes).map((run) => {
              const [change] = run;
              const common = { now, ...item };
              if (run.length > 1) {
                return <ChangeRunItem key={change.id} run={run} undoneBy={undoneBy} {...common} />;
              }
              return isGroup(change) ? (
                <GroupItem
                  key={change.id}
                  change={change}
                  undoneBy={undoneBy}
                  history={history}
                  {...common}
                />
              ) : (
                <ChangeItem key={change.id} change={change} undoneBy={undoneBy(change)} {...common} />
              );
            })}
          </ol>
        </section>
      ))}
      {(hasMore || error) && (
        <div className="history__more">
          {error && <p role="alert">{error}</p>}
          <MoreButton history={history} label={historyText.showEarlierChanges} />
        </div>
      )}
    </div>
  );
}

function Skeleton() {
  return (
    <div className="history history--loading" aria-busy="true">
      <span className="visually-hidden">{historyText.loadingActivity}</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <span key={row} className="skeleton skeleton--line" />
      ))}
    </div>
  );
}

const MAX_NAMES = 3;

interface ChangeRunItemProps extends Pick<ChangeItemProps, 'now' | 'isOfOne' | 'onUndo'> {
  run: ChangeRun;
  undoneBy: (change: Change) => Change | undefined;
}

/** Groups changes of one action in an expandable item. */
function ChangeRunItem({ run, undoneBy, ...item }: ChangeRunItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [newest] = run;
  const names = [...new Set(run.map(subjectLabel))];
  const more = names.length - MAX_NAMES;
  return (
    <li className="change">
      <AuthorMark by={newest.by} />
      <div className="change__what">
        <p className="change__words">
          {newest.source && SOURCE_LABELS[newest.source]}
          {historyText.runChanges(run.length)}
        </p>
        <AuthorLine change={newest} now={item.now} />
        <p className="aside change__fine">
          {names.slice(0, MAX_NAMES).join(', ')}
          {more > 0 && historyText.andMoreOf(more)}
        </p>
        <details className="change__more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{historyText.showItems}</summary>
          {isOpen && (
            <ol className="change__run">
              {run.map((change) => (
                <ChangeItem key={change.id} change={change} undoneBy={undoneBy(change)} {...item} />
              ))}
            </ol>
          )}
        </details>
      </div>
    </li>
  );
}
