import * as historyText from '#messages/history.ts';
import { IconButton } from '../../components/Button.tsx';
import { optionsOf, Select } from '../../components/Select.tsx';
import { useSession } from '../../session/session-state.ts';
import { KINDS, subjectFacts } from './change-subjects.ts';
import type { Change, HistoryView } from './read-history.ts';

interface Props {
  view: HistoryView;
  /** Names by id. */
  people: Record<string, string>;
  /** The name of the selected item. */
  name: string | undefined;
  onView: (change: Partial<HistoryView>) => void;
}

/** The filters of the activity. */
export function HistoryTools({ view: { kind, id, by }, people, name, onView }: Props) {
  const isOwner = useSession()?.operator?.role === 'OWNER';
  const kinds = KINDS.map((subject) => [subject, subjectFacts({ subject })] as const).filter(
    ([, { isForOwners }]) => isOwner || !isForOwners,
  );
  return (
    <div className="panel__head history-tools">
      {id ? (
        <p className="history-tools__one">
          {historyText.only} <bdi>{name ?? historyText.thisItem}</bdi>
          <IconButton
            icon="close"
            label={historyText.showAllChanges}
            onClick={() => onView({ id: null, kind: null })}
          />
        </p>
      ) : (
        <Select
          aria-label={historyText.filterByType}
          options={[{ value: '', label: historyText.allChanges }, ...optionsOf(Object.fromEntries(kinds))]}
          value={kind ?? ''}
          onChange={({ target }) => onView({ kind: (target.value || null) as Change['subject'] | null })}
        />
      )}
      <Select
        aria-label={historyText.filterByPerson}
        options={[
          { value: '', label: historyText.everyone },
          ...optionsOf(by && !people[by] ? { ...people, [by]: historyText.formerTeamMember } : people),
        ]}
        value={by ?? ''}
        onChange={({ target }) => onView({ by: target.value || null })}
      />
    </div>
  );
}
