import type { Context } from '../catalogue/context.ts';
import { readSettings } from '../publishing/settings.ts';
import { assertUnchanged } from './changed-since.ts';
import type { HistoryEntry } from './entry.ts';

/** Only of how the storefront is published: see `canUndo`. */
export async function undoSettingsChange(context: Context, entry: HistoryEntry): Promise<void> {
  const { publisher, recorder, settings } = context;
  const { publishesAutomatically } = await readSettings(settings);
  assertUnchanged(entry, { publishesAutomatically });
  await publisher.changeSettings(recorder, {
    publishesAutomatically: entry.before?.['publishesAutomatically'] === true,
  });
}
