import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast/headless';
import { expectRelease } from '../../layout/storefront-state.ts';
import { type Change, undoChange } from './read-history.ts';
import type { History } from './use-history.ts';

/** Undoes a change, and has whatever is on the screen read anew. @throws Refusal, to be shown beside the change */
export function useUndo({ noteUndo }: History): (change: Change) => Promise<void> {
  const client = useApolloClient();
  return async (change) => {
    const made = await undoChange(change);
    noteUndo(change, made);
    toast.success(undoneWords(change));
    expectRelease();
    await forget(client);
  };
}

function undoneWords({ action, subjectName }: Change): string {
  if (action === 'DELETED') return `${subjectName} is back`;
  return action === 'CREATED' ? `${subjectName} is deleted again` : `${subjectName} is as it was before`;
}

/** It may have been anything, in any list. */
async function forget(client: ApolloClient): Promise<void> {
  const updateCache = (cache: ApolloClient['cache']) => {
    for (const fieldName of ['products', 'product', 'categories', 'category']) cache.evict({ fieldName });
  };
  // Each screen shows its own errors.
  await client.refetchQueries({ updateCache }).catch(() => undefined);
  client.cache.gc();
}
