import { useSyncExternalStore } from 'react';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { executeOnce } from '../../session/execute-once.ts';
import OPERATIONS from './orders.graphql?raw';

interface LatestOrder {
  openCount: number;
  latest: OrderRowFragment | undefined;
}

/** The server tells here when orders come or change. */
const EVENTS = '/api/orders/events';
/** After the server has refused the stream, or what it told of could not be read: a stream that only breaks off the browser resumes. */
const RETRY_MS = 5_000;

const listeners = new Set<() => void>();
let known: LatestOrder | null = null;
let stream: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How many were begun: of two the later one is right. */
let readings = 0;

/** The newest order and how many are open, as soon as the server tells of a change. @returns null until it is known */
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

/** Only while it is seen: a browser has few connections to a server for all its windows. */
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
  // It does not ask to sign in: what the operator does will.
  const answer = await executeOnce(OPERATIONS, 'ReadLatestOrder').catch(() => null);
  if (mine !== readings || !stream) return;
  if (!answer?.orders) {
    // Another stream begins with how it is.
    clearTimeout(timer);
    timer = setTimeout(follow, RETRY_MS);
    return;
  }
  known = { openCount: answer.orders.openCount, latest: answer.orders.nodes[0] };
  for (const listener of listeners) listener();
}
