import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast/headless';
import * as historyText from '#messages/history.ts';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { expectRelease } from '../../layout/storefront-state.ts';
import { readSessionAgain } from '../../session/session-state.ts';
import { readInTurn } from '../products/product-cache.ts';
import { subjectLabel } from './change-subjects.ts';
import { groupTitle } from './group-words.ts';
import { type Change, type GroupChange, undoChange } from './read-history.ts';
import type { History } from './use-history.ts';

/**
 * Reverts a change and reloads the lists on the screen. @throws Error from the server or network, for display beside the change
 */
export function useUndo({ noteUndo }: History): (change: Change) => Promise<Change> {
  const client = useApolloClient();
  return async (change) => {
    const made = await undoChange(change);
    ignoreFurtherClicks();
    noteUndo(change, made);
    // Reload the session, because the currency of all prices may have changed.
    if (change.subject === 'SELLING') await readSessionAgain();
    toast.success(undoneWords(change, made));
    expectRelease();
    await forget(client);
    return made;
  };
}

/** Reports the result of a group's revert and reloads the lists on the screen. */
export function useGroupUndone({ refresh }: History): (group: GroupChange) => Promise<void> {
  const client = useApolloClient();
  return async (change) => {
    const { undoing } = change.group;
    if (undoing && !undoing.stopped) {
      const { total, left } = undoing;
      const some = historyText.changesUndone(total - left, total);
      toast.success(left === 0 ? historyText.groupTitleUndone(groupTitle(change)) : some);
    }
    expectRelease();
    await Promise.all([refresh(), forget(client)]);
  };
}

function undoneWords(change: Change, { note }: Change): string {
  const { action } = change;
  const label = subjectLabel(change);
  if (note !== null) return `${label}: ${note}`;
  if (action === 'DELETED') return historyText.labelRestored(label);
  return action === 'CREATED' ? historyText.labelDeleted(label) : historyText.changeToUndone(label);
}

/** Clears the cache, because the change can affect any list. */
function forget(client: ApolloClient): Promise<void> {
  const updateCache = (cache: ApolloClient['cache']) => {
    for (const fieldName of ['products', 'product', 'categories', 'category']) cache.evict({ fieldName });
  };
  return readInTurn(async () => {
    // Ignore errors here: each screen shows its own.
    await client.refetchQueries({ updateCache }).catch(() => undefined);
    client.cache.gc();
  });
}
