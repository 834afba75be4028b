import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SIGNED_IN } from '../../session/session-state.ts';
import { type Change, type HistoryPage, type HistoryView, readHistory } from './read-history.ts';

export interface History {
  /**
   * The changes. null until first loaded. When the view changes, the previous changes stay until the new ones
   * are loaded.
   */
  changes: Change[] | null;
  hasMore: boolean;
  isBusy: boolean;
  /** The error of the last request. Empty after success. */
  error: string;
  readMore: () => void;
  /** Shows a change as reverted, together with the reverting change. */
  noteUndo: (undone: Change, made: Change) => void;
  /** Updates a group. */
  noteGroup: (group: Change) => void;
  /** Loads new changes. */
  refresh: () => Promise<void>;
}

/** The changes of a view, newest first. */
export function useHistory(view: HistoryView): History {
  const { kind, id, by, in: group } = view;
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState('');
  const latest = useRef(0);

  const read = async (before: HistoryPage | null) => {
    latest.current += 1;
    const number = latest.current;
    setBusy(true);
    setError('');
    const answer = await readHistory(view, before?.pageInfo.endCursor ?? null).catch(
      ({ message }: Error) => message,
    );
    // Ignore the response if the operator has chosen another view in the meantime.
    if (number !== latest.current) return;
    if (typeof answer === 'string') setError(answer);
    else setPage({ ...answer, nodes: [...(before?.nodes ?? []), ...answer.nodes] });
    setBusy(false);
  };
  const readFirst = useEffectEvent(() => void read(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads when the view changes.
  useEffect(() => {
    readFirst();
    const again = () => readFirst();
    addEventListener(SIGNED_IN, again);
    return () => removeEventListener(SIGNED_IN, again);
  }, [kind, id, by, group]);

  return {
    changes: page?.nodes ?? null,
    hasMore: page?.pageInfo.hasNextPage === true,
    isBusy,
    error,
    readMore: () => {
      if (!isBusy) void read(page);
    },
    noteUndo: (undone, made) =>
      setPage((now) => {
        if (!now) return now;
        const nodes = withChanged(now.nodes, undone.id, { canUndo: false, undoneBy: made.id });
        // Do not list the reverting change in a group, because it does not belong to the group.
        return { ...now, nodes: group ? nodes : [made, ...nodes] };
      }),
    noteGroup: (next) => setPage((now) => now && { ...now, nodes: withChanged(now.nodes, next.id, next) }),
    refresh: async () => {
      const number = latest.current;
      const fresh = await readHistory(view, null).catch(() => null);
      if (!fresh || number !== latest.current) return;
      setPage((now) => {
        const isRead = new Set(fresh.nodes.map((change) => change.id));
        const older = now?.nodes.filter((change) => !isRead.has(change.id)) ?? [];
        return { ...(now ?? fresh), nodes: [...fresh.nodes, ...older] };
      });
    },
  };
}

function withChanged(nodes: Change[], id: string, fields: Partial<Change>): Change[] {
  return nodes.map((one) => (one.id === id ? { ...one, ...fields } : one));
}
