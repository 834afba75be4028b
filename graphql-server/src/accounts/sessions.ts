import type { ObjectId } from 'mongodb';
import { type AccountCollections, SESSION_IDLE_S, SESSION_MAX_AGE_S, type Session } from './collections.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** How exactly it is noted when a session was last used: each note is a write. */
export const NOTED_EVERY_MS = 5 * 60_000;

type Sessions = Pick<AccountCollections, 'sessions'>;

/** @returns the token for the cookie, which is stored nowhere. */
export async function startSession(
  { sessions }: Sessions,
  operatorId: ObjectId,
  isRemembered: boolean,
): Promise<string> {
  const token = newSecret();
  const now = new Date();
  await sessions.insertOne({ _id: hashSecret(token), operatorId, createdAt: now, usedAt: now, isRemembered });
  return token;
}

export async function endSession({ sessions }: Sessions, token: string): Promise<void> {
  await sessions.deleteOne({ _id: hashSecret(token) });
}

/** Nobody waits for it, and on a full disk the session simply ends earlier. */
export function noteUse({ sessions }: Sessions, { _id }: Pick<Session, '_id'>): void {
  sessions.updateOne({ _id }, { $set: { usedAt: new Date() } }, { writeConcern: { w: 1 } }).catch(() => {});
}

/** The database removes what has ended, but only once a minute. */
export function hasEnded({ createdAt, usedAt }: Session): boolean {
  const now = Date.now();
  return (
    now - usedAt.getTime() > SESSION_IDLE_S * 1000 || now - createdAt.getTime() > SESSION_MAX_AGE_S * 1000
  );
}
