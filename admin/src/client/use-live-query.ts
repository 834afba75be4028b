import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { apolloClient } from './apollo-client.ts';

const MOVING_POLL_MS = 3_000;

interface Options<Data, Variables> {
  variables?: Variables;
  /** Whether something in the data is about to change, which makes the query poll every few seconds. */
  isMoving?: (data: Data) => boolean;
  /** Whether the query runs in the background, as in the client's context. */
  isBackground?: boolean;
  /** Pauses the query. */
  skip?: boolean;
}

interface LiveQuery<Data> {
  /** The last result. undefined until loaded. */
  data: Data | undefined;
  /** Whether `data` belongs to the current variables. */
  isCurrent: boolean;
  hasFailed: boolean;
  /** The error of the last request. */
  error: unknown;
  /** Reloads. The old data stays until the new data arrives. */
  reload: () => Promise<void>;
}

/** A query that reloads after a sign-in, when the window gets the focus, and regularly while `isMoving`. */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, isMoving, isBackground = false, skip = false }: Options<Data, Variables> = {},
): LiveQuery<Data> {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(
    query as TypedDocumentNode<Data>,
    {
      ...{ client: apolloClient, fetchPolicy: 'no-cache', skip, context: { isBackground } },
      ...(variables && { variables }),
      skipPollAttempt: () => document.hidden,
    },
  );
  const known = (data ?? previousData) as Data | undefined;
  // Ignore a failure here: the hook's result reports it.
  const reload = useCallback(async () => void (await refetch().catch(() => undefined)), [refetch]);
  const isPolled = known !== undefined && isMoving?.(known) === true;

  useEffect(() => {
    const again = () => void reload();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [reload]);
  useEffect(() => {
    if (!isPolled) return;
    startPolling(MOVING_POLL_MS);
    return stopPolling;
  }, [isPolled, startPolling, stopPolling]);

  return { data: known, isCurrent: data !== undefined, hasFailed: error !== undefined, error, reload };
}
