import type { HistoryCollection } from './entry.ts';

/** Requests each undo that the version before was working on when it stopped: that version noted only the end of an undo. */
export async function requestInterruptedUndos(history: HistoryCollection): Promise<void> {
  const interrupted = {
    'group.undoing': { $exists: true },
    'group.undoing.attempts': { $exists: false },
    'group.undoing.endedAt': { $exists: false },
    'group.undoing.stopped': { $in: [null, 'The server was stopped: this goes on when it starts again.'] },
  };
  const request = { isWanted: true, attempts: 0, done: 0, left: 0, firstLeft: [] };
  const fields = Object.entries(request).map(([name, value]) => [`group.undoing.${name}`, value]);
  await history.updateMany(interrupted as object, {
    $set: Object.fromEntries(fields),
    $unset: { 'group.undoing.stopped': '' },
  });
}
