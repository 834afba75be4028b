import { useEffect, useSyncExternalStore } from 'react';
import type { StorefrontStateFragment } from '../graphql.generated.ts';
import { loadSignIn } from '../session/load-sign-in.ts';
import { getOperation } from '../session/post-operation.ts';
import { noteCurrency } from '../session/session-state.ts';
import OPERATION from './storefront.graphql?raw';

export type Storefront = StorefrontStateFragment;

const IDLE_INTERVAL_MS = 20_000;
const PUBLISHING_INTERVAL_MS = 700;
/** For so long after a saved change the publisher may begin. */
const SETTLING_MS = 4_000;
const UNAUTHENTICATED = 401;

const listeners = new Set<() => void>();
let storefront: Storefront | null = null;
let settlesAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What shoppers see, and how far its next release is; null until it is known. Read now and then while it is visible. */
export function useStorefront(): Storefront | null {
  useEffect(() => {
    addEventListener('focus', readSoon);
    return () => removeEventListener('focus', readSoon);
  }, []);
  return useSyncExternalStore(subscribe, () => storefront);
}

/** Looks more often for a while: something was saved, and may be on its way to the shoppers. */
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
    // Who signs in next sees nothing that was true before, nor an answer that is still under way.
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
    // Whether the server is there at all, the top bar says by itself.
    const { status, data } = await getOperation(OPERATION);
    // Read anew meanwhile: that answer is the newer one.
    if (timer !== own) return;
    if (data?.storefront) {
      noteStorefront(data.storefront);
      noteCurrency(data.session.currency);
    }
    // On most screens this is the first to notice that the session has ended.
    if (status === UNAUTHENTICATED) {
      loadSignIn().then(
        (dialog) => dialog.offerToSignIn(),
        () => undefined,
      );
    }
  }
  const isMoving = storefront?.state === 'PUBLISHING' || Date.now() < settlesAt;
  schedule(isMoving ? PUBLISHING_INTERVAL_MS : IDLE_INTERVAL_MS);
}

export function noteStorefront(next: Storefront): void {
  if (JSON.stringify(next) === JSON.stringify(storefront)) return;
  storefront = next;
  for (const listener of listeners) listener();
}
