import { useState } from 'react';
import { formatCount } from '../../format.ts';
import { AuthorLine, AuthorMark } from './Author.tsx';
import { ChangeItem, type ChangeItemProps } from './ChangeItem.tsx';
import type { ChangeRun } from './change-runs.ts';
import { subjectLabel } from './field-text.ts';
import type { Change } from './read-history.ts';
import { SOURCE_LABELS } from './work-title.ts';

const MAX_NAMES = 3;

interface Props extends Pick<ChangeItemProps, 'now' | 'isOfOne' | 'onUndo'> {
  run: ChangeRun;
  undoneBy: (change: Change) => Change | undefined;
}

/** Many changes that came at once, in one that opens. */
export function ChangeRunItem({ run, undoneBy, ...item }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [newest] = run;
  const names = [...new Set(run.map(subjectLabel))];
  const more = names.length - MAX_NAMES;
  return (
    <li className="change">
      <AuthorMark by={newest.by} />
      <div className="change__what">
        <p className="change__words">
          {newest.source && SOURCE_LABELS[newest.source]}: {formatCount(run.length)} changes
        </p>
        <AuthorLine change={newest} now={item.now} />
        <p className="change__fine">
          {names.slice(0, MAX_NAMES).join(', ')}
          {more > 0 && ` and ${formatCount(more)} more`}
        </p>
        <details className="change__more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Each of them</summary>
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
