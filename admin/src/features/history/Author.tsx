import '../../components/initials.css';
import { Icon } from '../../components/Icon.tsx';
import { personOf } from './change-words.ts';
import { SOURCE_LABELS } from './group-words.ts';
import { timeWords } from './history-days.ts';
import type { Change } from './read-history.ts';

/** The first letter of the author's name. */
export function AuthorMark({ by }: Pick<Change, 'by'>) {
  return (
    <span className="initials change__initial" aria-hidden="true">
      {by?.match(/\p{L}/u)?.[0].toUpperCase() ?? <Icon name="user" />}
    </span>
  );
}

/** The author and time of a change. */
export function AuthorLine({
  change,
  now,
  source,
}: {
  change: Change;
  now: number;
  source?: Change['source'];
}) {
  return (
    <p className="aside change__fine">
      <bdi>{personOf(change)}</bdi> · <time dateTime={change.at}>{timeWords(change.at, now)}</time>
      {source && ` · ${SOURCE_LABELS[source]}`}
    </p>
  );
}
