import { useSyncExternalStore } from 'react';
import { IN_BACKGROUND, runQuery } from '../../client/apollo-client.ts';
import { type OrderRowFragment, ReadLatestOrderDocument } from '../../graphql.generated.ts';

interface LatestOrder {
  openCount: number;
  latest: OrderRowFragment | undefined;
}

/** The path of the event stream about new and changed orders. */
const EVENTS = '/api/orders/events';
/** The delay before reconnecting after the server rejected the stream or a request failed. Browsers resume broken streams themselves. */
const RETRY_MS = 5_000;

const listeners = new Set<() => void>();
let known: LatestOrder | null = null;
let stream: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of requests so far. Only the response to the latest one counts. */
let readings = 0;

/** The newest order and the number of open ones, updated from the event stream. @returns null until loaded */
export function useLatestOrder(): LatestOrder | null {
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', follow);
    follow();
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    leave();
    known = null;
  };
}

/**
 * Follows the stream while the page is visible. Hidden pages do not, because browsers limit the connections
 * per server.
 */
function follow(): void {
  leave();
  if (document.hidden) return;
  stream = new EventSource(EVENTS);
  stream.addEventListener('orders', () => void read());
  stream.addEventListener('error', () => {
    if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(follow, RETRY_MS);
  });
}

function leave(): void {
  clearTimeout(timer);
  stream?.close();
  stream = undefined;
}

async function read(): Promise<void> {
  readings += 1;
  const mine = readings;
  // Use a background query, which does not ask the operator to sign in: their next action will.
  const answer = await runQuery(ReadLatestOrderDocument, {}, IN_BACKGROUND).catch(() => null);
  if (mine !== readings || !stream) return;
  if (!answer?.orders) {
    // Reconnect after a failure, because a new stream starts with the current state.
    clearTimeout(timer);
    timer = setTimeout(follow, RETRY_MS);
    return;
  }
  known = { openCount: answer.orders.openCount, latest: answer.orders.nodes[0] };
  for (const listener of listeners) listener();
}
