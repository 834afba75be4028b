import type { Session } from './collections.ts';
import type { AccountContext } from './context.ts';
import { found, ownSessionId, signedInId } from './operators.ts';
import { hasEnded } from './sessions.ts';

/** The maximum number of sessions in the list. */
const MAX_LISTED = 100;

/** The caller's own sessions, last used first. */
export async function listSessions(context: AccountContext): Promise<Session[]> {
  const own = { operatorId: signedInId(context) };
  const sessions = await context.sessions.find(own).sort({ usedAt: -1 }).limit(MAX_LISTED).toArray();
  return sessions.filter((session) => !hasEnded(session));
}

/** @throws UserError for an id that is unknown or another operator's */
export async function endOwnSession(context: AccountContext, id: string): Promise<Session> {
  const own = { _id: id, operatorId: signedInId(context) };
  const ended = await context.sessions.findOneAndDelete(own);
  return found(ended);
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions(context: AccountContext): Promise<number> {
  const others = { operatorId: signedInId(context), _id: { $ne: ownSessionId(context) } };
  const { deletedCount } = await context.sessions.deleteMany(others);
  return deletedCount;
}
