import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { newKey, openShop } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({ TRUST_PROXY: 'loopback' }, makeSmallSite());
const SEND =
  'mutation ($input: SendMessageInput!, $key: String!) { sent: sendMessage(input: $input, idempotencyKey: $key) }';
const LIST = `query ($first: Int!, $after: String, $filter: MessageFilter) {
  messages(first: $first, after: $after, filter: $filter) {
    totalCount openCount nodes { id name email phone orderNumber text isDone doneAt doneBy } pageInfo { hasNextPage endCursor }
  }
}`;
const MARK =
  'mutation ($id: ID!, $isDone: Boolean!) { marked: markMessageDone(id: $id, isDone: $isDone) { id isDone doneAt } }';
const ERASE = 'mutation ($id: ID!) { eraseMessage(id: $id) }';
const INPUT = { name: 'Asha Rao', email: 'asha@example.com', message: 'Is the shawl\r\nwool?' };

beforeAll(() => openShop(app));
beforeEach(async () => {
  await app.db.collection('messages').deleteMany({});
  await app.db.collection('outbox').deleteMany({});
});

const send = (input: object = {}, key = newKey(), address = '127.0.0.1') =>
  ask(app, SEND, { input: { ...INPUT, ...input }, key }, { 'x-forwarded-for': address });
const list = async (variables: object = {}) =>
  (await askFor(app, LIST, { first: 50, ...variables })).messages;
const mailsOf = (about: string) => app.db.collection('outbox').find({ about }).toArray();

it('no message is an empty list', async () => {
  expect(await list()).toMatchObject({ totalCount: 0, openCount: 0, nodes: [] });
});

it('a message is stored as typed, in normalised form', async () => {
  const answer = await send({ phone: ' ९८२२० 12345 ', orderNumber: ' #1001 ' });
  expect(answer.data).toEqual({ sent: true });
  expect((await list()).nodes).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '98220 12345', orderNumber: '#1001' },
      ...{ text: 'Is the shawl\nwool?', isDone: false, doneAt: null, doneBy: null },
    },
  ]);
});

it.each<[string, object, unknown]>([
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: 'a'.repeat(101) }, 'Name must be at most 100 characters'],
  ['name', { name: 'A\nBcc: b@example.com' }, 'Name must not contain control characters'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Enter a valid email address'],
  ['phone', { phone: 'call me' }, expect.any(String)],
  ['orderNumber', { orderNumber: '1'.repeat(41) }, 'Order number must be at most 40 characters'],
  ['message', { message: '' }, 'Message is required'],
  ['message', { message: 'a'.repeat(5_001) }, 'Message must be at most 5000 characters'],
  ['idempotencyKey', {}, expect.stringContaining('idempotency key')],
])('a fault of %s is named', async (field, input, fault) => {
  const error = onlyError(await send(input, field === 'idempotencyKey' ? 'a b' : newKey()));
  expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { [field]: fault } });
  expect((await list()).totalCount).toBe(0);
});

it('a message that is sent again, even simultaneously, is stored and emailed once; another message needs another key', async () => {
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => send({}, key)));
  expect(answers.map(({ data }) => data)).toEqual([{ sent: true }, { sent: true }, { sent: true }]);
  expect(onlyError(await send({ message: 'Another' }, key)).extensions.code).toBe('CONFLICT');
  expect((await list()).totalCount).toBe(1);
  expect(await app.db.collection('outbox').countDocuments({ kind: 'contact-message' })).toBe(1);
});

it('a message is emailed to the shop, and a reply goes to the shopper', async () => {
  const message = 'See https://spam.example/x\nor <b>not</b>';
  await send({ name: 'Asha www.spam.example', message, orderNumber: '1001' });
  const query = '{ mails(first: 5) { nodes { kind to orderId content { subject text html } source } } }';
  const [mail] = (await askFor(app, query)).mails.nodes;
  expect(mail).toMatchObject({ kind: 'CONTACT_MESSAGE', to: 'care@shop.test', orderId: null });
  expect(mail.content.subject).toBe('Message from Asha www. spam. example');
  expect(mail.source).toMatch(/^Reply-To: asha@example\.com\r?$/m);
  expect(mail.content.text).toContain('1001');
  expect(mail.content.text).toContain('/admin/messages');
  expect(mail.content.html).not.toContain('<b>not</b>');
  expect(JSON.stringify(mail)).not.toContain('https://spam.example');
});

it('a message from a bot is dropped without an error', async () => {
  expect((await send({ website: 'https://spam.example' })).data).toEqual({ sent: true });
  expect((await list()).totalCount).toBe(0);
});

it('of thirty messages from one address twenty are stored, and those of others are too', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send({}, newKey(), '203.0.113.7')));
  const refused = answers.filter(({ data }) => data === null);
  expect(refused.map((answer) => [answer.status, onlyError(answer).extensions.code])).toEqual(
    Array.from({ length: 10 }, () => [429, 'RATE_LIMITED']),
  );
  expect((await send({}, newKey(), '203.0.113.9')).data).toEqual({ sent: true });
  expect((await list()).totalCount).toBe(21);
});

it('messages are listed newest first, by page, filter and search', async () => {
  for (const name of ['One', 'Two', 'Three (3)']) await send({ name });
  const names = async (variables: object) =>
    (await list(variables)).nodes.map(({ name }: { name: string }) => name);
  const first = await list({ first: 2 });
  expect(first).toMatchObject({ totalCount: 3, nodes: [{ name: 'Three (3)' }, { name: 'Two' }] });
  expect(await names({ first: 2, after: first.pageInfo.endCursor })).toEqual(['One']);
  await askFor(app, MARK, { id: first.nodes[1].id, isDone: true });
  expect(await names({ filter: { isDone: true } })).toEqual(['Two']);
  expect(await names({ filter: { isDone: false } })).toEqual(['Three (3)', 'One']);
  expect(await names({ filter: { search: 'three (' } })).toEqual(['Three (3)']);
  expect(await names({ filter: { search: 'SHAWL', isDone: true } })).toEqual(['Two']);
  expect(await names({ filter: { search: '.*' } })).toEqual([]);
  expect((await list()).openCount).toBe(2);
});

it('a message is marked as done and reopened; a second press changes nothing', async () => {
  await send();
  const [{ id }] = (await list()).nodes;
  const mark = async (isDone: boolean) => (await askFor(app, MARK, { id, isDone })).marked;
  const done = await mark(true);
  expect(done).toEqual({ id, isDone: true, doneAt: expect.any(String) });
  expect(await mark(true)).toEqual(done);
  expect(await mark(false)).toEqual({ id, isDone: false, doneAt: null });
});

it('an erased message is deleted with its email, and an unknown one is not found', async () => {
  await send();
  const [{ id }] = (await list()).nodes;
  expect(await askFor(app, ERASE, { id })).toEqual({ eraseMessage: id });
  expect((await list()).totalCount).toBe(0);
  expect(await mailsOf(id)).toEqual([]);
  for (const [operation, variables] of [
    [ERASE, { id }],
    [MARK, { id: 'x', isDone: true }],
  ] as const)
    expect(onlyError(await ask(app, operation, variables)).extensions.code).toBe('NOT_FOUND');
});
