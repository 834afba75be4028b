import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../accounts/callers.ts';
import { runOperator } from '../accounts/operator-command.ts';
import { serveApp } from '../serve.ts';
import { readHistory, type WireChange } from './ask-history.ts';

const app = serveApp({ HISTORY_DAYS: '30' });
const MS_PER_DAY = 86_400_000;
const ASHA = 'asha@mela.example';

/** Each command that changes something, with some fields of the newest history entry that it must record. */
const COMMANDS: Record<string, [input: string, words: string[], entry: object]> = {
  add: [
    PASSWORD,
    ['add', ASHA, '--role', 'editor'],
    {
      action: 'CREATED',
      fields: [{ after: { text: ASHA } }, { field: 'ROLE', before: null, after: { role: 'EDITOR' } }],
    },
  ],
  role: [
    '',
    ['role', ASHA, '--role', 'viewer'],
    {
      action: 'CHANGED',
      canUndo: false,
      fields: [{ before: { role: 'EDITOR' }, after: { role: 'VIEWER' } }],
    },
  ],
  password: [
    'another-loom-at-dusk',
    ['password', ASHA],
    { action: 'CHANGED', fields: [{ field: 'PASSWORD', after: { secret: 'NEW' } }] },
  ],
  remove: [
    '',
    ['remove', ASHA],
    { action: 'DELETED', fields: [{ before: { text: ASHA } }, { before: { role: 'VIEWER' } }] },
  ],
};

let written: WireChange[] = [];

beforeAll(async () => {
  for (const [, [input, words]] of Object.entries(COMMANDS)) {
    expect((await runOperator(app, input, ...words)).errors).toBe('');
  }
  // Without an account the admin is open again. Entries of several processes within a second have no fixed order.
  written = (await readHistory(app)).sort((one, other) => one.at.localeCompare(other.at));
});

it('records the command’s changes while the server runs, with the command line as the author', async () => {
  const common = { by: 'Command line', byId: null, subject: 'OPERATOR', subjectName: 'Asha', source: null };
  expect(written).toMatchObject(Object.values(COMMANDS).map(([, , entry]) => ({ ...common, ...entry })));
  const stored = await app.db.collection('history').find().toArray();
  expect(JSON.stringify(stored)).not.toMatch(/argon2|loom/);
  // The server's HISTORY_DAYS apply, although the command runs in another environment.
  expect(stored.map(({ at, expiresAt }) => (expiresAt - at) / MS_PER_DAY)).toEqual([30, 30, 30, 30]);
});

it('knows every command', async () => {
  const { errors } = await runOperator(app, '', 'nothing');
  const commands = [...errors.matchAll(/npm run operator -- (\w+)/g)].map(([, command]) => command);
  expect(commands.filter((command) => command !== 'list').sort()).toEqual(Object.keys(COMMANDS).sort());
});

it('records nothing of a refused command', async () => {
  await runOperator(app, 'short', 'add', ASHA);
  await runOperator(app, '', 'remove', 'nobody@mela.example');
  expect(await readHistory(app)).toHaveLength(4);
});
