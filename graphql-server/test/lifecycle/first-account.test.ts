import { expect, it } from 'vitest';
import { runOperator } from '../accounts/operator-command.ts';
import { openTestDatabase } from '../database.ts';
import { eventually, spawnServer } from '../serve.ts';

const database = openTestDatabase();

it('with ADMIN=wait the first start waits for an account instead of ending, and goes on once there is one', async () => {
  const { uri, name } = database;
  const server = spawnServer({
    environment: { MONGODB_URI: uri, MONGODB_DB: name, PUBLIC_URL: 'https://shop.example', ADMIN: 'wait' },
  });
  const { dataDir } = server;
  await eventually(() => expect(server.output()).toContain('has no account yet'));
  expect(server.output()).not.toContain('REST');
  await runOperator({ uri, name, dataDir }, 'indigo-loom-at-dawn', 'add', 'meera@mela.example');
  expect((await fetch(`${await server.url}/healthz`)).status).toBe(200);
  expect(server.output()).toContain('There is an account: the start goes on.');
});
