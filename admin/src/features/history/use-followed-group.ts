import { useEffect, useEffectEvent, useState } from 'react';
import { type Change, type GroupChange, isGroup, readChange, undoChanges } from './read-history.ts';
import type { History } from './use-history.ts';
import { useGroupUndone } from './use-undo.ts';

const POLL_MS = 1_000;

interface FollowedGroup {
  /** Starts the revert. The server continues if the operator leaves the screen. */
  undo: () => Promise<void>;
  /** Why the request or the progress query failed. Empty otherwise. */
  error: string;
}

/** Follows the revert of a group until it ends, also if another operator started it. */
export function useFollowedGroup(change: GroupChange, history: History): FollowedGroup {
  const [error, setError] = useState('');
  const tellUndone = useGroupUndone(history);

  const receive = async (asking: Promise<Change>) => {
    const answer = await asking.catch(({ message }: Error) => message);
    if (typeof answer === 'string') return setError(answer);
    setError('');
    history.noteGroup(answer);
    if (isGroup(answer) && !answer.group.undoing?.isRunning) await tellUndone(answer);
  };
  const look = useEffectEvent(() => receive(readChange(change.id)));

  const isRunning = change.group.undoing?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    let timer = setTimeout(poll, POLL_MS);
    let isOver = false;
    async function poll() {
      await look();
      if (!isOver) timer = setTimeout(poll, POLL_MS);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning]);

  return { undo: () => receive(undoChanges(change)), error };
}
