import { useEffect, useState } from 'react';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { wholeList } from '../../client/use-list-page.ts';
import { IconButton } from '../../components/Button.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useSession } from '../../session/session-state.ts';
import { KINDS, subjectFacts, subjectLabel } from './change-subjects.ts';
import { EarlierChanges, HistoryList } from './HistoryList.tsx';
import type { Change } from './read-history.ts';
import { useHistory } from './use-history.ts';
import { useUndo } from './use-undo.ts';

const FILTERS = { kind: KINDS, id: null, by: null } as const;
/** The only page size. Earlier changes are appended, so there are no page buttons. */
const SIZES = [30];

/** The activity: who changed what, and the former values. The URL holds the filters. */
export function HistoryScreen() {
  const [view, change] = useAddressView(FILTERS, SIZES);
  const { kind = null, id = null, by = null } = view;
  const history = useHistory({ kind, id, by });
  const { changes, error, isBusy } = history;
  const undo = useUndo(history);
  const [ofKind, byPerson] = [useKindFilter(), usePersonFilter(changes, by)];
  const one = id && (
    <p key="id" className="history__one">
      {historyText.only} <bdi>{changes?.[0] ? subjectLabel(changes[0]) : historyText.thisItem}</bdi>
      <IconButton
        icon="close"
        label={historyText.showAllChanges}
        onClick={() => change({ id: undefined, kind: undefined })}
      />
    </p>
  );
  return (
    <ResourceList
      title={sharedText.activity}
      noun={historyText.change}
      plural={sharedText.changes.toLowerCase()}
      source={{
        ...wholeList(changes ?? undefined),
        ...{ isBusy, error: error && new Error(error), hasFailed: !changes && error !== '' },
        reload: async () => history.readMore(),
      }}
      view={view}
      onChange={change}
      sizes={SIZES}
      filters={id ? [byPerson] : [ofKind, byPerson]}
      {...(one && { moreFilters: { names: ['id', 'kind'], controls: one } })}
      columns={[]}
      keyOf={(row) => row.id}
      renderRows={(rows) => <HistoryList history={history} changes={rows} isOfOne={false} onUndo={undo} />}
      pager={<EarlierChanges history={history} />}
      empty={historyText.noChangesYet}
      about={historyText.changesThatYourTeamMakesAppear}
    />
  );
}

function useKindFilter() {
  const isOwner = useSession()?.operator?.role === 'OWNER';
  const kinds = KINDS.map((subject) => ({ value: subject, ...subjectFacts({ subject }) }));
  return {
    name: 'kind',
    label: sharedText.type,
    options: kinds.filter(({ isForOwners }) => isOwner || !isForOwners),
  };
}

/** The operators of the loaded changes. A token's name contains its owner's name, so the shorter one is the operator's. */
function usePersonFilter(changes: Change[] | null, chosen: string | null) {
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
  const all = chosen && !people[chosen] ? { ...people, [chosen]: historyText.formerTeamMember } : people;
  return {
    name: 'by',
    label: historyText.person,
    all: historyText.everyone,
    options: Object.entries(all).map(([value, label]) => ({ value, label })),
  };
}
