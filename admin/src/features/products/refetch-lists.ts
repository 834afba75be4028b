import type { ApolloClient } from '@apollo/client';
import { readInTurn } from '../../components/read-in-turn.ts';

/** After a change of many products at once every list is loaded again when it is shown. */
export function refetchLists(client: ApolloClient): Promise<void> {
  return readInTurn(async () => {
    await client
      .refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'products' }) })
      // The toasts and the list itself show errors.
      .catch(() => undefined);
    client.cache.gc();
  });
}
