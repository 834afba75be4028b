import { useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ReadSessionQuery } from '../graphql.generated.ts';
import { getOperation } from './post-operation.ts';
import OPERATION from './session.graphql?raw';

export type Session = ReadSessionQuery['session'];

/** Event of the window: the operator signed in again, and what is on the screen should be read anew. */
export const SIGNED_IN = 'signed-in';

const listeners = new Set<() => void>();
let session: Session | null = null;
let reading: Promise<Session | null> | null = null;

/** Who is signed in, and whether there are accounts; null until it is known, and where it cannot be. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession);
}

export function currentSession(): Session | null {
  return session;
}

/** Asks once, when the admin is opened, and again after a failure. By GET, as it changes nothing. @returns how it is now, after whatever has happened since. */
export async function readSession(): Promise<Session | null> {
  reading ??= readSessionAgain();
  await reading;
  if (session === null) reading = null;
  return session;
}

/** Where it is not known whether there are accounts, a sample screen would be wrong. @throws Error, which offers to try again */
export async function knownSession(): Promise<Session> {
  const known = await readSession();
  if (!known) throw new Error('The session could not be read.');
  return known;
}

export function setSession(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Whether changes can be made: not by those who may only look, and some by owners alone. */
export function useMayWrite(isForOwners = false): boolean {
  const role = useSession()?.operator?.role;
  return role !== 'VIEWER' && (!isForOwners || role !== 'EDITOR');
}

export async function readSessionAgain(): Promise<Session | null> {
  setSession((await getOperation(OPERATION)).data?.session ?? null);
  return session;
}

/** Follows the currency that another operator has chosen meanwhile. */
export function noteCurrency(currency: string): void {
  if (!session || session.currency === currency) return;
  setSession({ ...session, currency });
  toast.success(`Prices are in ${currency} now`);
}

export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
