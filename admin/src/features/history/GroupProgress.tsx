import { Fragment } from 'react';
import * as historyText from '#messages/history.ts';
import { groupTitle } from './group-words.ts';
import type { GroupChange } from './read-history.ts';

/** The progress or result of reverting a group. */
export function GroupProgress({ change }: { change: GroupChange }) {
  const { undoing } = change.group;
  if (!undoing) return null;
  const { isRunning, total, done, left, stopped } = undoing;
  const place = historyText.doneOfTotal(done, total);
  if (isRunning) {
    return (
      <div className="group__progress">
        <progress
          aria-label={historyText.undoingGroupTitle(groupTitle(change))}
          value={done}
          max={Math.max(total, 1)}
        />
        <span>{historyText.undoingInBackground(place)}</span>
      </div>
    );
  }
  return (
    <div role="status">
      {stopped !== null && (
        <p className="aside change__fine">{historyText.undoingStoppedAt(place, stopped)}</p>
      )}
      {left > 0 && <Left undoing={undoing} />}
    </div>
  );
}

/** The first changes that could not be reverted. */
function Left({ undoing }: { undoing: NonNullable<GroupChange['group']['undoing']> }) {
  const { total, left, firstLeft } = undoing;
  const more = left - firstLeft.length;
  return (
    <>
      <p className="aside change__fine">{historyText.partlyUndone(total - left, total, leftWords(left))}</p>
      <ul className="group__left">
        {[...Map.groupBy(firstLeft, ({ reason }) => reason)].map(([reason, changes]) => (
          <li key={reason}>
            {changes.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
              <Fragment key={index}>
                {index > 0 && ', '}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
            : {reason}
          </li>
        ))}
        {more > 0 && <li>{historyText.andMore(more)}</li>}
      </ul>
    </>
  );
}

function leftWords(left: number): string {
  return historyText.changesCouldNotBeUndone(left);
}
