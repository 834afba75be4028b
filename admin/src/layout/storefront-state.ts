import { useEffect, useSyncExternalStore } from 'react';
import type {
  PublishStorefrontMutationVariables,
  RollBackStorefrontMutationVariables,
  StorefrontStateFragment,
  UpdateStorefrontSettingsMutationVariables,
} from '../graphql.generated.ts';
import OPERATIONS from './storefront.graphql?raw';

export type Storefront = StorefrontStateFragment;

interface Changes {
  PublishStorefront: PublishStorefrontMutationVariables;
  RollBackStorefront: RollBackStorefrontMutationVariables;
  ShowSample: PublishStorefrontMutationVariables;
  UpdateStorefrontSettings: UpdateStorefrontSettingsMutationVariables;
}

const IDLE_INTERVAL_MS = 20_000;
const PUBLISHING_INTERVAL_MS = 700;
/** For so long after a saved change the publisher may begin. */
const SETTLING_MS = 4_000;
const NO_ANSWER = 'The server did not answer. You may be offline.';

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

/** Changes what shoppers see. @throws Error with a sentence to show */
export async function changeStorefront<Name extends keyof Changes>(
  operationName: Name,
  variables: Changes[Name],
): Promise<void> {
  const body = JSON.stringify({ query: OPERATIONS, operationName, variables });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  set(await answerOf(fetch('/graphql', { method: 'POST', headers, body })));
  expectRelease();
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) schedule(0);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) clearTimeout(timer);
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
  if (!document.hidden) {
    const query = new URLSearchParams({ query: OPERATIONS, operationName: 'ReadStorefront' });
    const headers = { accept: 'application/json' };
    // Whether the server is there at all, the top bar says by itself.
    await answerOf(fetch(`/graphql?${query}`, { headers })).then(set, () => undefined);
  }
  if (listeners.size === 0) return;
  const isMoving = storefront?.state === 'PUBLISHING' || Date.now() < settlesAt;
  schedule(isMoving ? PUBLISHING_INTERVAL_MS : IDLE_INTERVAL_MS);
}

async function answerOf(call: Promise<Response>): Promise<Storefront> {
  const response = await call.catch(() => null);
  const { data, errors } = (await response?.json().catch(() => null)) ?? {};
  if (!data?.storefront) throw new Error(errors?.[0]?.message ?? NO_ANSWER);
  return data.storefront as Storefront;
}

function set(next: Storefront): void {
  if (JSON.stringify(next) === JSON.stringify(storefront)) return;
  storefront = next;
  for (const listener of listeners) listener();
}
