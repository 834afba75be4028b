import type { ObjectId } from 'mongodb';
import { type AccountCollections, SESSION_IDLE_S, SESSION_MAX_AGE_S, type Session } from './collections.ts';
import { accountsTexts } from './messages.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The last use of a session is recorded at most this often, because each record is a write. */
export const NOTED_EVERY_MS = 5 * 60_000;

type Sessions = Pick<AccountCollections, 'sessions'>;

/**
 * The names of browsers in User-Agent headers. The order matters: the header of one browser often contains
 * names that come later here.
 */
const BROWSERS = ['Edg', 'OPR', 'Firefox', 'FxiOS', 'Chrome', 'CriOS', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'];
const SPELT: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  'Mac OS X': 'macOS',
};

/** @returns a description such as "Firefox on Linux" */
export function deviceOf(userAgent: string): string {
  const find = (names: string[]) => {
    const name = names.find((one) => userAgent.includes(one));
    return name && (SPELT[name] ?? name);
  };
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return `${browser ?? accountsTexts.unknownBrowser}${system ? ` on ${system}` : ''}`;
}

/** @returns the token for the cookie. Only its hash is stored */
export async function startSession(
  { sessions, userAgent }: Sessions & { userAgent: string },
  operatorId: ObjectId,
  isRemembered: boolean,
): Promise<string> {
  const token = newSecret();
  const now = new Date();
  const device = deviceOf(userAgent);
  const times = { createdAt: now, usedAt: now };
  await sessions.insertOne({ _id: hashSecret(token), operatorId, ...times, device, isRemembered });
  return token;
}

export async function endSession({ sessions }: Sessions, token: string): Promise<void> {
  await sessions.deleteOne({ _id: hashSecret(token) });
}

/** Records that a session is in use. Not awaited: if the write fails, the session just ends earlier. */
export function noteUse({ sessions }: Sessions, { _id }: Pick<Session, '_id'>): void {
  sessions.updateOne({ _id }, { $set: { usedAt: new Date() } }, { writeConcern: { w: 1 } }).catch(() => {});
}

/** Whether a session has expired. MongoDB deletes expired sessions only once a minute. */
export function hasEnded({ createdAt, usedAt }: Session): boolean {
  const now = Date.now();
  return (
    now - usedAt.getTime() > SESSION_IDLE_S * 1000 || now - createdAt.getTime() > SESSION_MAX_AGE_S * 1000
  );
}
