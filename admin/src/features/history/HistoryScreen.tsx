import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { KINDS, subjectLabel } from './change-subjects.ts';
import { HistoryList } from './HistoryList.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import type { Change } from './read-history.ts';
import { useHistory } from './use-history.ts';
import { useUndo } from './use-undo.ts';

/** The activity: who changed what, and the former values. The URL holds the filters. */
export function HistoryScreen() {
  const [search, setSearch] = useSearchParams();
  const kind = KINDS.find((name) => name.toLowerCase() === search.get('kind')) ?? null;
  const view = { kind, id: search.get('id'), by: search.get('by') };
  const history = useHistory(view);
  const undo = useUndo(history);
  const people = usePeople(history.changes);
  const isNarrow = view.kind !== null || view.by !== null;
  return (
    <>
      <title>{historyText.activityMelaAdmin}</title>
      <h1>{sharedText.activity}</h1>
      <section className="panel" aria-label={sharedText.changes}>
        <HistoryTools
          view={view}
          people={people}
          name={history.changes?.[0] && subjectLabel(history.changes[0])}
          onView={(change) => {
            const { kind, id, by } = { ...view, ...change };
            setSearch({ ...(kind && { kind: kind.toLowerCase() }), ...(id && { id }), ...(by && { by }) });
          }}
        />
        <HistoryList
          history={history}
          isOfOne={false}
          onUndo={undo}
          empty={
            isNarrow ? historyText.noChangesAreRecordedForThis : historyText.changesThatYourTeamMakesAppear
          }
        />
      </section>
    </>
  );
}

/** The operators of the loaded changes, by id. A token's name contains its owner's name, so the shorter one is the operator's. */
function usePeople(changes: Change[] | null): Record<string, string> {
  const [people, setPeople] = useState<Record<string, string>>({});
  useEffect(() => {
    setPeople((known) => {
      const all = { ...known };
      for (const { byId, by } of changes ?? []) {
        if (byId && by && (all[byId]?.length ?? Number.POSITIVE_INFINITY) > by.length) all[byId] = by;
      }
      return all;
    });
  }, [changes]);
  return people;
}
