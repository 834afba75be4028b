import { IconButton } from '../../components/IconButton.tsx';
import { useSession } from '../../session/session-state.ts';
import { SUBJECTS } from './change-subjects.ts';
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
  const kinds = Object.entries(SUBJECTS).filter(([, { isForOwners }]) => isOwner || !isForOwners);
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
        <Filter
          label="What was changed"
          all="All changes"
          options={Object.fromEntries(kinds.map(([name, { label }]) => [name, label]))}
          value={kind}
          onChoose={(value) => onView({ kind: value as Change['subject'] | null })}
        />
      )}
      <Filter
        label="Who changed it"
        all="Everybody"
        options={by && !people[by] ? { ...people, [by]: 'One person' } : people}
        value={by}
        onChoose={(value) => onView({ by: value })}
      />
    </div>
  );
}

interface FilterProps {
  label: string;
  /** The option that filters nothing. */
  all: string;
  options: Record<string, string>;
  value: string | null;
  onChoose: (value: string | null) => void;
}

function Filter({ label, all, options, value, onChoose }: FilterProps) {
  return (
    <span className="select">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
