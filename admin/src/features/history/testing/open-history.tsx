import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, render } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import { PATHS } from '../../../paths.ts';
import { setSession } from '../../../session/session-state.ts';
import { Toaster } from '../../../toast/Toaster.tsx';
import { HistoryScreen } from '../HistoryScreen.tsx';
import type { Change } from '../read-history.ts';

export type Answer = { data: object } | { errors: { message: string; extensions?: object }[] };

export function page(nodes: Change[], endCursor: string | null = null): Answer {
  return { data: { history: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } };
}

/**
 * Opens the screen for one test.
 * @param answers the server's next answers by operation. The last one repeats
 */
export function openHistory(answers: Record<string, Answer[]>, search = '') {
  const sent: { operationName: string; variables: object }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const call = body ? JSON.parse(String(body)) : { operationName: 'ReadSession' };
    sent.push({ operationName: call.operationName, variables: call.variables });
    const [answer, ...others] = answers[call.operationName] ?? [];
    if (others.length > 0) answers[call.operationName] = others;
    return Response.json(answer);
  });
  onTestFinished(() => {
    act(() => {
      toast.removeAll();
      setSession(null);
    });
    vi.unstubAllGlobals();
  });
  const client = new ApolloClient({ link: new MockLink([]), cache: new InMemoryCache() });
  const router = createMemoryRouter([{ path: PATHS.history, Component: HistoryScreen }], {
    initialEntries: [`${PATHS.history}${search}`],
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
      <Toaster />
    </ApolloProvider>,
  );
  return { router, sent };
}
