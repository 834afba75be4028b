import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { startServer } from '../../src/app/server.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { readSettings, restoredSettings } from '../../src/modules/publishing/settings.ts';
import { codeOf } from '../accounts/authenticator.ts';
import { Browser, PASSWORD } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { emptyShop, shopIn, temporaryFolder } from './copies.ts';

const app = serveApp();
const EMAIL = 'meera@mela.example';
const WEBHOOK_PAUSED = expect.stringMatching(/^Webhooks are paused\. If this shop should/);
const NO_KEY = expect.stringMatching(/^The backup was made with another encryption key/);
let code: () => string;
let recoveryCode = '';

beforeAll(async () => {
  const owner = new Browser(app);
  await owner.signUp(EMAIL);
  const { beginSecondFactor } = await owner.askFor(
    `mutation { beginSecondFactor(password: "${PASSWORD}") { secret } }`,
  );
  const { secret } = beginSecondFactor;
  const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
  recoveryCode = (await owner.askFor(confirm, { code: codeOf(secret) })).confirmSecondFactor[0];
  code = () => codeOf(secret, { isNext: true });
  await owner.askFor('mutation { setWebhook(url: "https://hooks.example/") { webhook { url } } }');
  const another = '{ url: "https://crm.example/", events: [ORDER] }';
  await owner.askFor(`mutation { createWebhook(input: ${another}) { webhook { url } } }`);
  const waiting = {
    webhook: 'webhook',
    type: 'sample.shown',
    release: null,
    at: new Date(),
    attempts: 1,
    nextAt: new Date(2e12),
  } as const;
  await collectionsOf(app.db).webhooks.insertOne({ _id: 'delivery-0', ...waiting });
});

async function restored() {
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await backUp(shopIn(app.client, app.name, app.dataDir), file);
  const copy = await emptyShop(app.client);
  return { copy, file, restore: () => restore(copy, file, { isReplacing: false, log: () => {} }) };
}

test('a restored copy calls no webhook until it is resumed, and drops waiting events', async () => {
  const { copy, restore: run } = await restored();
  expect((await run()).notes).toEqual([WEBHOOK_PAUSED, NO_KEY]);
  const { webhooks } = collectionsOf(copy.db);
  expect(await webhooks.find().toArray()).toMatchObject([
    { url: 'https://hooks.example/', isPaused: true },
    { url: 'https://crm.example/', isPaused: true },
  ]);
  const event = { revision: 9, type: 'sample.shown', release: null, at: new Date() } as const;
  const archived = { ...(await readSettings(collectionsOf(app.db).settings)), outbox: [event] };
  expect(restoredSettings(archived, archived).outbox).toEqual([]);
});

test('without the key a restored copy accepts only recovery codes, and with it codes again', async () => {
  const { copy, restore: run } = await restored();
  await run();
  const { database: MONGODB_DB, dataDir: DATA_DIR } = copy;
  const start = async () => {
    const lines: string[] = [];
    const environment = { MONGODB_URI: app.uri, MONGODB_DB, DATA_DIR, PORT: '0', LOG_LEVEL: 'fatal' };
    const server = await startServer(environment, (line) => lines.push(line));
    onTestFinished(() => server.stop());
    return { lines, server };
  };
  const without = await start();
  expect(without.lines.join()).toContain('The secrets in the database were encrypted with another key');
  expect(onlyError(await new Browser(without.server).signIn(EMAIL, PASSWORD, { code: code() })).message).toBe(
    'This server cannot check codes from your app. Enter a recovery code.',
  );
  const { status } = await new Browser(without.server).signIn(EMAIL, PASSWORD, { code: recoveryCode });
  expect(status).toBe(200);
  await without.server.stop();
  copyFileSync(join(app.dataDir, 'secrets.key'), join(DATA_DIR, 'secrets.key'));
  const withKey = await start();
  expect(withKey.lines.join()).not.toContain('another key');
  expect((await new Browser(withKey.server).signIn(EMAIL, PASSWORD, { code: code() })).status).toBe(200);
});

test('in the same place, with its key, only webhooks must be resumed', async () => {
  const { file } = await restored();
  const own = shopIn(app.client, app.name, app.dataDir);
  expect((await restore(own, file, { isReplacing: true, log: () => {} })).notes).toEqual([WEBHOOK_PAUSED]);
});
