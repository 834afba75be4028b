import * as historyText from '#messages/history.ts';
import './history.css';
import './change.css';
import './field-changes.css';
import { useState } from 'react';
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
  changes: readonly Change[];
}

/** Changes by day, newest first. */
export function HistoryList({ history, changes, ...item }: Props) {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undoneBy = (change: Change) => byId.get(change.undoneBy ?? '');
  const now = Date.now();
  return (
    <div className="history" aria-busy={history.isBusy}>
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
    </div>
  );
}

/** The button that loads earlier changes, or why they could not be loaded. */
export function EarlierChanges({ history }: { history: History }) {
  const { changes, hasMore, error } = history;
  if (!changes || !(hasMore || error)) return null;
  return (
    <div className="history__more">
      {error && <p role="alert">{error}</p>}
      <MoreButton history={history} label={historyText.showEarlierChanges} />
    </div>
  );
}

const MAX_NAMES = 3;

interface ChangeRunItemProps extends Pick<ChangeItemProps, 'now' | 'isOfOne' | 'onUndo'> {
  run: ChangeRun;
  undoneBy: (change: Change) => Change | undefined;
}

/** Several changes of one action, in an expandable item. */
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
