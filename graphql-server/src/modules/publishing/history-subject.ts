import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { HistoryContext, Subject } from '../../kernel/history/context.ts';
import { describeFields, type FieldKinds, flag, secret, text } from '../../kernel/history/field-values.ts';
import type { Publisher } from './publisher.ts';
import { readSettings, type SettingsCollection } from './settings.ts';
import type { Shown } from './settings-change.ts';

interface Context extends HistoryContext {
  publisher: Publisher;
  settings: SettingsCollection;
}

const KINDS: FieldKinds = {
  shown: (shown: Shown) => ({ shown }),
  publishesAutomatically: flag,
  address: text,
  path: secret,
  events: (texts: readonly string[]) => ({ texts }),
  secret,
  isPaused: flag,
};

export const storefrontSubject: Subject = {
  seenBy: null,
  undo: {
    needs: { role: 'EDITOR', scope: 'PUBLISH' },
    // Only the setting can be undone. Operators publish or restore releases themselves, because shoppers have seen them.
    isPossible: ({ before = {} }) => 'publishesAutomatically' in before,
    one: async ({ publisher, recorder, settings }: Context, entry) => {
      const { publishesAutomatically } = await readSettings(settings);
      assertUnchanged(entry, { publishesAutomatically });
      await publisher.changeSettings(recorder, {
        publishesAutomatically: entry.before?.['publishesAutomatically'] === true,
      });
    },
  },
  describe: async () => (entry) => describeFields(entry, KINDS),
};
