import { IconButton } from '../../components/Button.tsx';
import { optionsOf, Select } from '../../components/Select.tsx';
import { useSession } from '../../session/session-state.ts';
import { KINDS, subjectFacts } from './change-subjects.ts';
import type { Change, HistoryView } from './read-history.ts';

interface Props {
  view: HistoryView;
  /** Names by id. */
  people: Record<string, string>;
  /** Of the one thing that is looked at. */
  name: string | undefined;
  onView: (change: Partial<HistoryView>) => void;
}

/** What the history can be narrowed down by. */
export function HistoryTools({ view: { kind, id, by }, people, name, onView }: Props) {
  const isOwner = useSession()?.operator?.role === 'OWNER';
  const kinds = KINDS.map((subject) => [subject, subjectFacts({ subject })] as const).filter(
    ([, { isForOwners }]) => isOwner || !isForOwners,
  );
  return (
    <div className="panel__head history-tools">
      {id ? (
        <p className="history-tools__one">
          Only <bdi>{name ?? 'this one'}</bdi>
          <IconButton
            icon="close"
            label="Show all changes"
            onClick={() => onView({ id: null, kind: null })}
          />
        </p>
      ) : (
        <Select
          aria-label="What was changed"
          options={[{ value: '', label: 'All changes' }, ...optionsOf(Object.fromEntries(kinds))]}
          value={kind ?? ''}
          onChange={({ target }) => onView({ kind: (target.value || null) as Change['subject'] | null })}
        />
      )}
      <Select
        aria-label="Who changed it"
        options={[
          { value: '', label: 'Everybody' },
          ...optionsOf(by && !people[by] ? { ...people, [by]: 'One person' } : people),
        ]}
        value={by ?? ''}
        onChange={({ target }) => onView({ by: target.value || null })}
      />
    </div>
  );
}
