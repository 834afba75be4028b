import type { Author } from '../roles.ts';
import type { HistoryContext, HistoryServices, Log } from './context.ts';
import { UNDOING_INDEX } from './entry.ts';
import { STOPPED, startUndoing } from './undo-group.ts';

/**
 * Resumes what this server was undoing when it ended, on behalf of the operators who asked for it: they were
 * allowed to then (docs/decisions/021-groups-of-changes.md). It has begun when this returns.
 * @param contextFor makes the context for changes of an author.
 */
export async function resumeUndoing(
  { config, history, serverId }: HistoryServices,
  log: Log,
  contextFor: (author: Author | undefined) => HistoryContext,
): Promise<void> {
  if (config.historyDays === 0) return;
  const own = {
    'group.undoing.serverId': serverId,
    'group.undoing.endedAt': { $exists: false },
    'group.undoing.stopped': { $in: [null, STOPPED] },
  };
  for (const entry of await history.find(own, { hint: UNDOING_INDEX }).toArray()) {
    await startUndoing(contextFor(entry.group?.undoing?.by), entry).catch((error: unknown) => {
      log.error({ err: error }, 'The undoing of a group does not go on.');
    });
  }
}
