import { beforeAll, beforeEach, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { openShop } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({ TRUST_PROXY: 'loopback' }, makeSmallSite());
const SIGN_UP =
  'mutation ($email: String!, $website: String) { done: subscribeToNewsletter(email: $email, website: $website) }';
const CONFIRM = 'mutation ($token: String!) { done: confirmNewsletter(token: $token) }';
const LEAVE = 'mutation ($token: String!) { done: leaveNewsletter(token: $token) }';
const DELETE = 'mutation ($id: ID!) { deleteSubscriber(id: $id) }';
const LIST = `query ($first: Int! = 50, $after: String, $filter: SubscriberFilter) {
  subscribers(first: $first, after: $after, filter: $filter) {
    totalCount subscribedCount nodes { id email state requestedAt confirmedAt } pageInfo { hasNextPage endCursor } } }`;
const ASHA = 'asha@example.com';

beforeAll(() => openShop(app));
beforeEach(async () => {
  await app.db.collection('subscribers').deleteMany({});
  await app.db.collection('outbox').deleteMany({});
});

const signUp = (email = ASHA, input: object = {}, address = '127.0.0.1') =>
  ask(app, SIGN_UP, { email, ...input }, { 'x-forwarded-for': address });
const list = async (variables: object = {}) => (await askFor(app, LIST, variables)).subscribers;
const mails = () => collectionsOf(app.db).outbox.find({}).sort({ _id: 1 }).toArray();
const open = (operation: string, token: string) =>
  ask(app, operation, { token }).then(({ data }) => data?.done);

/** The token in the last email, as its recipient sees it. */
async function lastToken(): Promise<string> {
  const mail = (await mails()).at(-1);
  if (mail?.kind === 'newsletter-welcome') return mail.data.leave;
  if (mail?.kind !== 'newsletter-confirm') throw new Error('There is no such email.');
  const encryption = new Encryption({ secretsKey: null, dataDir: app.dataDir });
  return encryption.decrypt(mail.data.secret, 'mail') ?? '';
}

it('an address is subscribed once its owner has confirmed it, and unsubscribed by the link in the next email', async () => {
  expect((await signUp(' Asha@Example.com ')).data).toEqual({ done: true });
  expect(await list()).toMatchObject({
    totalCount: 1,
    subscribedCount: 0,
    nodes: [{ email: ASHA, state: 'PENDING', confirmedAt: null }],
  });
  const token = await lastToken();
  expect(await open(LEAVE, token)).toBe(false);
  expect(await open(CONFIRM, token)).toBe(true);
  expect(await open(CONFIRM, token)).toBe(true);
  expect(await list()).toMatchObject({ subscribedCount: 1, nodes: [{ state: 'SUBSCRIBED' }] });
  expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
    ['newsletter-confirm', ASHA],
    ['newsletter-welcome', ASHA],
  ]);
  const leave = await lastToken();
  expect(await open(CONFIRM, leave)).toBe(false);
  expect(await open(LEAVE, leave)).toBe(true);
  expect(await open(LEAVE, leave)).toBe(true);
  expect([await list(), await mails()]).toMatchObject([{ totalCount: 0 }, []]);
  expect(await open(CONFIRM, token)).toBe(false);
});

it('the response is the same for an unknown, a waiting and a subscribed address, and each gets one email', async () => {
  const answers = [await signUp(), ...(await Promise.all([signUp(), signUp(), signUp()]))];
  await open(CONFIRM, await lastToken());
  answers.push(await signUp());
  expect(new Set(answers.map(({ text, status }) => `${status} ${text}`)).size).toBe(1);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});

it('a lost email is sent again after a while, and a mailbox gets six an hour at most', async () => {
  const { subscribers } = collectionsOf(app.db);
  for (let round = 0; round < 8; round += 1) {
    await signUp();
    await subscribers.updateMany({}, { $set: { requestedAt: new Date(Date.now() - 6 * 60_000) } });
  }
  expect(await mails()).toHaveLength(6);
  expect(await open(CONFIRM, await lastToken())).toBe(true);
});

it.each(['', 'asha', 'a@example.com\r\nBcc: b@example.com', `${'a'.repeat(300)}@example.com`])(
  '%j is no address',
  async (email) => {
    expect(onlyError(await signUp(email)).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { email: expect.any(String) },
    });
    expect((await list()).totalCount).toBe(0);
  },
);

it('a bot’s sign-up is dropped without an error', async () => {
  expect((await signUp(ASHA, { website: 'https://spam.example' })).data).toEqual({ done: true });
  expect([(await list()).totalCount, await mails()]).toEqual([0, []]);
});

it('of thirty sign-ups from one address twenty are accepted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signUp(`p${index}@example.com`, {}, '203.0.113.7')),
  );
  const refused = answers.filter(({ data }) => data === null);
  expect(refused.map((answer) => onlyError(answer).extensions.code)).toEqual(
    Array.from({ length: 10 }, () => 'RATE_LIMITED'),
  );
  expect((await list()).totalCount).toBe(20);
});

it('an invalid or expired link does nothing', async () => {
  for (const token of ['', 'x', 'v1.x.y', ASHA]) {
    expect(await open(CONFIRM, token)).toBe(false);
    expect(await open(LEAVE, token)).toBe(false);
  }
  await signUp();
  const late = { expiresAt: new Date(Date.now() - 1) };
  await collectionsOf(app.db).subscribers.updateMany({}, { $set: late });
  expect(await open(CONFIRM, await lastToken())).toBe(false);
});

it('operators do not see the link that confirms an address', async () => {
  await signUp();
  const token = await lastToken();
  const query = '{ mails(first: 5) { nodes { kind content { text html } source } } }';
  const { mails: shown } = await askFor(app, query);
  expect(shown.nodes[0].kind).toBe('NEWSLETTER_CONFIRM');
  expect(shown.nodes[0].content.text).toContain('/emails#confirm=%E2%80%A2');
  expect(JSON.stringify(shown)).not.toContain(encodeURIComponent(token));
});

it('subscribers are listed newest first, by page, state and search, and can be deleted', async () => {
  for (const name of ['one', 'two', 'three']) await signUp(`${name}@example.com`);
  await open(CONFIRM, await lastToken());
  const emails = async (variables: object) =>
    (await list(variables)).nodes.map(({ email }: { email: string }) => email);
  const first = await list({ first: 2 });
  expect(first).toMatchObject({ totalCount: 3, subscribedCount: 1, pageInfo: { hasNextPage: true } });
  expect(await emails({ after: first.pageInfo.endCursor })).toEqual(['one@example.com']);
  expect(await emails({ filter: { state: 'SUBSCRIBED' } })).toEqual(['three@example.com']);
  expect(await emails({ filter: { search: 'TWO@' } })).toEqual(['two@example.com']);
  expect(await emails({ filter: { search: '.*' } })).toEqual([]);
  const [{ id }] = first.nodes;
  expect(await askFor(app, DELETE, { id })).toEqual({ deleteSubscriber: id });
  expect(onlyError(await ask(app, DELETE, { id })).extensions.code).toBe('NOT_FOUND');
  expect((await mails()).filter(({ about }) => about === id)).toEqual([]);
});

it('the export has the confirmed addresses, each with a link to unsubscribe', async () => {
  const read = async () => (await fetch(`${app.url}/api/newsletter/export`)).text();
  expect(await read()).toBe('Email,Confirmed at,Unsubscribe\r\n');
  await signUp('waiting@example.com');
  await signUp('+1@example.com');
  await open(CONFIRM, await lastToken());
  const [, row = '', end] = (await read()).split('\r\n');
  expect([row, end]).toEqual([
    expect.stringMatching(/^'\+1@example\.com,2\d{3}-.*,http.*\/emails#newsletter=/),
    '',
  ]);
  const token = decodeURIComponent(row.split('#newsletter=')[1] ?? '');
  expect(await open(LEAVE, token)).toBe(true);
  expect((await list()).subscribedCount).toBe(0);
});
