import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FindCursor } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Encryption } from '../../src/kernel/encryption.ts';
import { Recorder } from '../../src/kernel/history/recorder.ts';
import { Jobs } from '../../src/kernel/jobs/jobs.ts';
import type { ShownEvent } from '../../src/modules/publishing/settings.ts';
import type { Delivery, WebhookAnswer } from '../../src/modules/webhooks/collection.ts';
import { WebhookSender } from '../../src/modules/webhooks/webhook-sender.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { serveLiveShop } from '../publishing/live-shop.ts';
import { eventually } from '../serve.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const FIELDS = 'url isPaused waiting answers { event release attempt status error }';
const SET = 'mutation ($url: String!) { setWebhook(url: $url) { secret webhook { url } } }';
const shop = serveLiveShop({ PRIVATE_NETWORKS: '127.0.0.1' });
const received: Received[] = [];
let status = 200;
let address = '';
let secret = '';

const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status).end();
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => void receiver.close());

beforeEach(async () => {
  status = 200;
  await eventually(async () => expect((await webhook()).waiting).toBe(0));
  ({ secret } = (await askFor(shop.app, SET, { url: address })).setWebhook);
  received.length = 0;
});

async function webhook(): Promise<{
  url: string | null;
  isPaused: boolean;
  waiting: number;
  answers: WebhookAnswer[];
}> {
  return (await askFor(shop.app, `{ webhook { ${FIELDS} } }`)).webhook;
}

/** Makes waiting messages due at once. */
async function hurry(): Promise<void> {
  await shop.collections.webhooks.updateMany(
    { nextAt: { $type: 'date' } },
    { $set: { nextAt: new Date(0) } },
  );
}

function typesOf(messages: Received[]): string[] {
  return messages.map(({ body }) => JSON.parse(body).type);
}

/** The sender of another server on the same database. */
function otherSender(): WebhookSender {
  const { releases, settings, webhooks } = shop.collections;
  return new WebhookSender({
    settings,
    webhooks,
    inventory: shop.collections.inventory,
    encryption: new Encryption({ secretsKey: null, dataDir: shop.app.dataDir }),
    recorder: new Recorder({ ...shop.collections, days: 0, author: null }),
    readRelease: (number) => releases.findOne({ _id: number }),
    privateNetworks: ['127.0.0.1'],
    jobs: new Jobs(shop.collections.leases, 'other'),
  });
}

describe('a webhook', () => {
  test('gets one signed message for a release (Strapi #9590)', async () => {
    const other = otherSender();
    other.start();
    await shop.add('Blue hat');
    await shop.goLive();
    await eventually(async () => expect((await webhook()).answers).toHaveLength(1));
    await other.close();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as Received;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    const { type, data } = JSON.parse(body);
    expect(type).toBe('release.published');
    expect(data).toMatchObject({
      ...{ release: 1, cause: 'CATALOGUE_USED', causedBy: [], changes: [] },
      changed: { products: 1, categories: 0, content: false },
    });
  });

  test('gets one message for an event that is processed twice (Strapi #9590)', async () => {
    const { settings, webhooks } = shop.collections;
    await shop.tell('showSample');
    await eventually(() => expect(received).toHaveLength(1));
    const deliveries = webhooks.find({ attempts: { $gt: 0 } }) as FindCursor<Delivery>;
    const [told] = await deliveries.sort({ at: -1 }).toArray();
    const { _id = '', type, release, at } = told ?? ({} as Partial<Delivery>);
    const event = { revision: Number(_id.replace('delivery-', '')), type, release, at } as ShownEvent;
    const count = await webhooks.countDocuments();
    // As if the server with the claim had been killed before it stored the result.
    await settings.updateOne({ _id: 'settings' }, { $push: { outbox: event } });
    await eventually(async () => expect((await settings.findOne())?.outbox).toEqual([]));
    expect(await webhooks.countDocuments()).toBe(count);
    expect(received).toHaveLength(1);
  });

  test('gets events of rollbacks and of the sample', async () => {
    await shop.tell('rollBackStorefront(release: 1)');
    await shop.tell('showSample');
    await eventually(() => expect(typesOf(received)).toEqual(['release.restored', 'sample.shown']));
    await shop.goLive();
    await eventually(() => expect(typesOf(received)).toHaveLength(3));
  });

  test('gets a rejected message again, with the same id, until it accepts it', async () => {
    status = 500;
    await shop.tell('rollBackStorefront(release: 1)');
    await eventually(async () => expect((await webhook()).answers[0]?.status).toBe(500));
    expect((await webhook()).waiting).toBe(1);
    status = 204;
    await hurry();
    await eventually(async () =>
      expect((await webhook()).answers.map(({ attempt, status: code }) => [attempt, code])).toEqual([
        [2, 204],
        [1, 500],
      ]),
    );
    expect((await webhook()).waiting).toBe(0);
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
    await shop.goLive();
    await eventually(() => expect(received).toHaveLength(3));
  });

  test('is given up after nine attempts', async () => {
    status = 404;
    await shop.tell('rollBackStorefront(release: 1)');
    await eventually(async () => expect((await webhook()).answers).toHaveLength(1));
    await shop.collections.webhooks.updateMany(
      { nextAt: { $type: 'date' } },
      { $set: { nextAt: new Date(0), attempts: 8 } },
    );
    await eventually(async () =>
      expect((await webhook()).answers[0]).toMatchObject({ attempt: 9, status: 404 }),
    );
    expect((await webhook()).waiting).toBe(0);
    status = 200;
    await shop.goLive();
  });

  test('that a restore has paused gets nothing until it is resumed, and then the state from then on', async () => {
    await eventually(async () => expect((await webhook()).waiting).toBe(0));
    received.length = 0;
    await shop.collections.webhooks.updateOne({ _id: 'webhook' }, { $set: { isPaused: true } });
    expect(await webhook()).toMatchObject({ url: address, isPaused: true });
    await shop.tell('rollBackStorefront(release: 1)');
    await eventually(async () =>
      expect(await shop.collections.settings.findOne({ outbox: [] })).not.toBeNull(),
    );
    const { resumeWebhook } = await askFor(shop.app, 'mutation { resumeWebhook { url isPaused waiting } }');
    expect(resumeWebhook).toEqual({ url: address, isPaused: false, waiting: 0 });
    await shop.goLive();
    await eventually(() => expect(typesOf(received)).toEqual(['release.published']));
  });

  test('whose secret was encrypted with another key gets nothing, and the admin says what to do', async () => {
    const elsewhere = new Encryption({ secretsKey: Buffer.alloc(32), dataDir: shop.app.dataDir });
    const secretOfOther = elsewhere.encrypt(secret, 'webhook');
    await shop.collections.webhooks.updateOne({ _id: 'webhook' }, { $set: { secret: secretOfOther } });
    expect((await webhook()).isPaused).toBe(true);
    for (const mutation of ['resumeWebhook', 'testWebhook']) {
      const { errors } = await ask(shop.app, `mutation { ${mutation} { url } }`);
      expect(errors?.[0]?.message).toMatch(/^This server cannot decrypt the secret/);
    }
    await askFor(shop.app, SET, { url: address });
    expect((await webhook()).isPaused).toBe(false);
  });

  test('shows its last ten responses, including those to tests', async () => {
    const tries = Array.from({ length: 11 }, () =>
      askFor(shop.app, `mutation { testWebhook { ${FIELDS} } }`),
    );
    await Promise.all(tries);
    const { answers } = await webhook();
    expect(answers).toHaveLength(10);
    expect(answers[0]).toMatchObject({ event: 'test', release: null, attempt: 1, status: 200 });
    expect(typesOf(received)).toEqual(Array.from({ length: 11 }, () => 'test'));
  });

  test.each([
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1:8443/hook',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.2]/',
    'https://[fd00::1]/',
    'https://2130706434/',
    'http://127.0.0.2/',
  ])('cannot be saved at %s, which is in a private network', async (url) => {
    const { errors } = await ask(shop.app, SET, { url });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: {
        url: expect.stringContaining('is in a private network. To allow it, add it to PRIVATE_NETWORKS'),
      },
    });
  });

  test('never reaches a private network that is not configured', async () => {
    // Store the address directly, as if it had been saved before such addresses were refused.
    await shop.collections.webhooks.updateOne(
      { url: { $exists: true } },
      { $set: { url: 'https://10.0.0.1/' } },
    );
    const { testWebhook } = await askFor(shop.app, `mutation { testWebhook { ${FIELDS} } }`);
    expect(testWebhook.answers).toMatchObject([
      {
        status: null,
        error: '10.0.0.1 is in a private network. To allow it, add it to PRIVATE_NETWORKS.',
      },
    ]);
  });

  test.each(['http://shop.example/', 'ftp://127.0.0.1/', 'https://me:secret@shop.example/', 'hook', ''])(
    'cannot be %j',
    async (url) => {
      const { errors } = await ask(shop.app, SET, { url });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect((await webhook()).url).toBe(address);
    },
  );

  test('that is removed gets nothing, and waiting messages are deleted', async () => {
    status = 500;
    await shop.tell('rollBackStorefront(release: 1)');
    await eventually(async () => expect((await webhook()).waiting).toBe(1));
    const { removeWebhook } = await askFor(shop.app, 'mutation { removeWebhook { url waiting } }');
    expect(removeWebhook).toEqual({ url: null, waiting: 0 });
    expect(await webhook()).toEqual({ url: null, isPaused: false, waiting: 0, answers: [] });
    await shop.goLive();
    received.length = 0;
    await eventually(async () =>
      expect(await shop.collections.settings.findOne({ outbox: [] })).not.toBeNull(),
    );
    expect(received).toEqual([]);
    const { errors } = await ask(shop.app, 'mutation { testWebhook { url } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});
