import { expect, test } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { spawnServer } from '../serve.ts';
import { Browser, PASSWORD, programOf } from './callers.ts';

const database = openTestDatabase();

test('no answer and no line of the log holds a password, or the secret of a session or a token (CVE-2026-28213)', async () => {
  const server = spawnServer({
    environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name, LOG_LEVEL: 'trace' },
  });
  const url = await server.url;
  const owner = new Browser({ url });
  const answers = [
    await owner.signUp('meera@mela.example'),
    await owner.signIn('meera@mela.example'),
    await owner.signIn('meera@mela.example', `wrong ${PASSWORD}`),
  ];
  const session = owner.cookie.replace('session=', '');
  const program = await programOf(owner, { url }, ['READ']);
  const token = program.headers['authorization']?.replace('Bearer ', '') ?? '';
  answers.push(await program.ask('{ storefront { mode } }'), await program.ask('{ operators { id } }'));
  answers.push(await owner.ask('{ operators { id passwordHash } }'));
  await server.stop();
  const told = [server.output(), server.errorOutput(), ...answers.map(({ text }) => text)].join('\n');
  expect(told).toContain('"path":"/graphql"');
  for (const secret of [PASSWORD, session, token]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(told).not.toContain(secret);
  }
});
