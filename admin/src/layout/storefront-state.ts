import { useEffect, useSyncExternalStore } from 'react';
import { IN_BACKGROUND_BY_GET, runQuery } from '../client/apollo-client.ts';
import { ReadStorefrontDocument, type StorefrontStateFragment } from '../graphql.generated.ts';
import { errorExtensions } from '../graphql-errors.ts';
import { noteCurrency } from '../session/session-state.ts';
import { offerToSignIn } from '../session/sign-in-request.tsx';

export type Storefront = StorefrontStateFragment;

const IDLE_INTERVAL_MS = 20_000;
const PUBLISHING_INTERVAL_MS = 700;
/** The publisher starts at most this long after a saved change. */
const SETTLING_MS = 4_000;

const listeners = new Set<() => void>();
let storefront: Storefront | null = null;
let settlesAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The state of the storefront and its next release. null until it is loaded. It is polled while the page is
 * visible.
 */
export function useStorefront(): Storefront | null {
  useEffect(() => {
    addEventListener('focus', readSoon);
    return () => removeEventListener('focus', readSoon);
  }, []);
  return useSyncExternalStore(subscribe, () => storefront);
}

/** Polls faster for a while, because a saved change may be publishing. */
export function expectRelease(): void {
  settlesAt = Date.now() + SETTLING_MS;
  readSoon();
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) schedule(0);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    // Forget the state, and ignore a pending response, so that the next user sees neither.
    clearTimeout(timer);
    timer = undefined;
    storefront = null;
  };
}

function readSoon(): void {
  if (listeners.size > 0) schedule(0);
}

function schedule(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void read(), delayMs);
}

async function read(): Promise<void> {
  const own = timer;
  if (!document.hidden) {
    // The top bar itself reports whether the server is reachable.
    const { data, error } = await runQuery(ReadStorefrontDocument, {}, IN_BACKGROUND_BY_GET).then(
      (data) => ({ data, error: null }),
      (error: unknown) => ({ data: null, error }),
    );
    // Ignore this response if a later request has started.
    if (timer !== own) return;
    if (data?.storefront) {
      noteStorefront(data.storefront);
      noteCurrency(data.session.currency);
    }
    // On most screens, this request is the first to notice that the session has ended.
    if (errorExtensions(error)?.code === 'UNAUTHENTICATED') void offerToSignIn();
  }
  const isMoving = storefront?.state === 'PUBLISHING' || Date.now() < settlesAt;
  schedule(isMoving ? PUBLISHING_INTERVAL_MS : IDLE_INTERVAL_MS);
}

export function noteStorefront(next: Storefront): void {
  if (JSON.stringify(next) === JSON.stringify(storefront)) return;
  storefront = next;
  for (const listener of listeners) listener();
}
