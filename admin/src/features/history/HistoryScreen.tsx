import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { KINDS, subjectLabel } from './change-subjects.ts';
import { HistoryList } from './HistoryList.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import type { Change } from './read-history.ts';
import { useHistory } from './use-history.ts';
import { useUndo } from './use-undo.ts';

/** What was changed in the shop, by whom, and how it was before. The address says what is looked at. */
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
      <title>History | Mela admin</title>
      <h1>History</h1>
      <section className="panel" aria-label="Changes">
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
            isNarrow
              ? 'Nothing of this was changed, as far as the history goes back.'
              : 'Changes are listed here for as long as the server keeps them, and can be undone.'
          }
        />
      </section>
    </>
  );
}

/** All operators whose changes were seen, by id. A token's name comes before whose it is: the operator's own is shorter. */
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
