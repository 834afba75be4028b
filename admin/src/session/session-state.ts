import { useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as sessionText from '#messages/session.ts';
import { IN_BACKGROUND_BY_GET, runQuery } from '../client/apollo-client.ts';
import { ReadSessionDocument, type ReadSessionQuery } from '../graphql.generated.ts';

export type Session = ReadSessionQuery['session'];

/** A window event: the operator has signed in again, and the screen should reload its data. */
export const SIGNED_IN = 'signed-in';

const listeners = new Set<() => void>();
let session: Session | null = null;
let reading: Promise<Session | null> | null = null;

/** The session, including whether the shop has accounts. null until loaded, or after an error. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession);
}

export function currentSession(): Session | null {
  return session;
}

/**
 * Reads the session once, and again after a failure. Sent as GET, because it changes nothing. @returns the latest state,
 * including changes since
 */
export async function readSession(): Promise<Session | null> {
  reading ??= readSessionAgain();
  await reading;
  if (session === null) reading = null;
  return session;
}

/**
 * Waits for the session, because without it the wrong kind of screen might be shown.
 * @throws Error if it cannot be read; the screen of the error offers a retry
 */
export async function knownSession(): Promise<Session> {
  const known = await readSession();
  if (!known) throw new Error(sessionText.sessionNotLoaded);
  return known;
}

export function setSession(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Whether the operator may make changes, optionally those reserved for owners. */
export function useMayWrite(isForOwners = false): boolean {
  const role = useSession()?.operator?.role;
  return role !== 'VIEWER' && (!isForOwners || role !== 'EDITOR');
}

export async function readSessionAgain(): Promise<Session | null> {
  const known = await runQuery(ReadSessionDocument, {}, IN_BACKGROUND_BY_GET).catch(() => null);
  setSession(known?.session ?? null);
  return session;
}

/** Applies a currency that another operator has chosen. */
export function noteCurrency(currency: string): void {
  if (!session || session.currency === currency) return;
  setSession({ ...session, currency });
  toast.success(sessionText.pricesAreInNow(currency));
}

export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
