import { assertUnchanged } from '../history/changed-since.ts';
import type { HistoryContext, Subject } from '../history/context.ts';
import { describeFields, type WordsOfFields } from '../history/field-text.ts';
import type { Publisher } from './publisher.ts';
import { readSettings, type SettingsCollection } from './settings.ts';

interface Context extends HistoryContext {
  publisher: Publisher;
  settings: SettingsCollection;
}

const WORDS: WordsOfFields = {
  shown: { name: 'Shown to shoppers' },
  publishesAutomatically: { name: 'Goes live by itself' },
  address: { name: 'Address' },
  isPaused: { name: 'Paused' },
};

export const storefrontSubject: Subject = {
  seenBy: null,
  needs: { role: 'EDITOR', scope: 'PUBLISH' },
  // What is shown is decided anew, by its own buttons: shoppers have seen it.
  canUndo: ({ before = {} }) => 'publishesAutomatically' in before,
  undo: async ({ publisher, recorder, settings }: Context, entry) => {
    const { publishesAutomatically } = await readSettings(settings);
    assertUnchanged(entry, { publishesAutomatically }, (field) => WORDS[field]?.name ?? field);
    await publisher.changeSettings(recorder, {
      publishesAutomatically: entry.before?.['publishesAutomatically'] === true,
    });
  },
  describe: async () => (entry) => describeFields(entry, WORDS),
};
