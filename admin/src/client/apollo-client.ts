import {
  ApolloClient,
  type FieldMergeFunction,
  type FieldReadFunction,
  InMemoryCache,
  type OperationVariables,
  type Reference,
  type TypedDocumentNode,
  type TypePolicies,
} from '@apollo/client';
import type { ErrorExtensionsFragment } from '../graphql.generated.ts';
import { serverLink } from './server-link.ts';

/** Lets a query for one product use the cache entry of a list. */
const readProduct: FieldReadFunction<Reference | null> = (existing, { args, toReference, canRead }) => {
  const listed = toReference({ __typename: 'Product', id: args?.['id'] });
  return canRead(listed) ? listed : existing;
};

/** A simpler alternative to Apollo's `relayStylePagination`, which also handles pages that arrive out of order. */
const appendPage: FieldMergeFunction<{ edges: readonly unknown[] }> = (existing, incoming, { args }) =>
  existing && args?.['after'] ? { ...incoming, edges: [...existing.edges, ...incoming.edges] } : incoming;

export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      // "Show more" appends pages, so they are cached as one list.
      categories: { keyArgs: ['orderBy', 'filter'], merge: appendPage },
      // Each page is cached separately.
      products: { keyArgs: ['filter', 'orderBy', 'first', 'after', 'offset'] },
      product: { read: readProduct },
    },
  },
  // Images are not cached by id, because the same image may have different alt texts on two products.
  Image: { keyFields: false },
};

declare module '@apollo/client' {
  interface DefaultContext {
    /**
     * Whether the current state in a conflict error is what we tried to save. An earlier attempt may have succeeded without a
     * response.
     */
    isSaved?: (current: ErrorExtensionsFragment['current']) => boolean;
    /** Suppresses toasts because the call continues another one that shows them. */
    isQuiet?: boolean;
    /**
     * When the session has ended, fails instead of asking the operator to sign in, because the operator did
     * not cause this call.
     */
    isBackground?: boolean;
    /** Only for operations that upload files. */
    upload?: {
      /** Aborts the operation, which then fails with an AbortError. */
      signal: AbortSignal;
      /** Called with the progress from 0 to 1. */
      onProgress: (progress: number) => void;
    };
  }
}

/** The only client. `main.tsx` adds the links that know the session and the toasts. */
export const apolloClient = new ApolloClient({
  link: serverLink,
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
  // With deduplication, a reload could get the response to an earlier request, which may be outdated.
  queryDeduplication: false,
});

export const IN_BACKGROUND = { isBackground: true } as const;
/** The context of polling queries: in the background, sent as GET. */
export const IN_BACKGROUND_BY_GET = { isBackground: true, fetchOptions: { method: 'GET' } } as const;

/** Makes the variables optional for an operation without any. */
type Given<Variables> =
  Record<never, never> extends Variables ? [variables?: Variables] : [variables: Variables];
type Context = ApolloClient.QueryOptions['context'];

/**
 * Sends a query, bypassing the cache.
 * @throws Error from the server, with `errors`, or from the network
 */
export async function runQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[variables, context]: [...Given<Variables>, context?: Context]
): Promise<Data> {
  const { data } = await apolloClient.query<Data>({
    ...{ query: query as TypedDocumentNode<Data>, fetchPolicy: 'no-cache' },
    ...(variables && { variables }),
    ...(context && { context }),
  });
  return data as Data;
}

/** Sends a mutation. @throws Error from the server, with `errors`, or from the network */
export async function runMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  ...[variables, context]: [...Given<Variables>, context?: Context]
): Promise<Data> {
  const { data } = await apolloClient.mutate<Data>({
    ...{ mutation: mutation as TypedDocumentNode<Data>, fetchPolicy: 'no-cache' },
    ...(variables && { variables }),
    ...(context && { context }),
  });
  return data as Data;
}
