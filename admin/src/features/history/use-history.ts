import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SIGNED_IN } from '../../session/session-state.ts';
import { type Change, type HistoryPage, type HistoryView, readHistory } from './read-history.ts';

export interface History {
  /** Null until they are read; those of the view before until then. */
  changes: Change[] | null;
  hasMore: boolean;
  isBusy: boolean;
  /** Why the last reading failed; empty if it did not. */
  error: string;
  readMore: () => void;
  /** Shows that a change was undone, and the change that did it. */
  noteUndo: (undone: Change, made: Change) => void;
}

/** The changes of a view, the newest first. */
export function useHistory({ kind, id, by }: HistoryView): History {
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState('');
  const latest = useRef(0);

  const read = async (before: HistoryPage | null) => {
    latest.current += 1;
    const number = latest.current;
    setBusy(true);
    setError('');
    const answer = await readHistory({ kind, id, by }, before?.pageInfo.endCursor ?? null).catch(
      ({ message }: Error) => message,
    );
    // Somebody chose another view meanwhile.
    if (number !== latest.current) return;
    if (typeof answer === 'string') setError(answer);
    else setPage({ ...answer, nodes: [...(before?.nodes ?? []), ...answer.nodes] });
    setBusy(false);
  };
  const readFirst = useEffectEvent(() => void read(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is read anew.
  useEffect(() => {
    readFirst();
    const again = () => readFirst();
    addEventListener(SIGNED_IN, again);
    return () => removeEventListener(SIGNED_IN, again);
  }, [kind, id, by]);

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
        const nodes = now.nodes.map((change) =>
          change.id === undone.id ? { ...change, canUndo: false, undoneBy: made.id } : change,
        );
        return { ...now, nodes: [made, ...nodes] };
      }),
  };
}
