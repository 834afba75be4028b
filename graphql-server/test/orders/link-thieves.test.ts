import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { ask, onlyError } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { buy, newKey, openShop, orderOf, place, sell, WHOLE_ORDER } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const owner = new Browser(app);
const shopper = new Browser(app);
let variantId = '';

const SHOPPER = 'asha@example.com';
const THIEF = 'thief@example.net';
const READ = `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} isReadOnly canEmailLink } }`;
const CANCEL = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
const EMAIL_LINK = 'mutation ($token: ID!) { sent: emailOrderLink(token: $token) }';
const TRACK =
  'query ($number: String!, $email: String!) { token: trackOrder(number: $number, email: $email) }';
const FIND = 'query ($number: String) { orders(filter: { search: $number }) { nodes { id } } }';
const CORRECT = `mutation ($id: ID!, $email: String!) {
  correctOrderContact(id: $id, input: { email: $email }) { token canEmailLink }
}`;
const RESEND = 'mutation ($id: ID!, $mailId: ID!) { resendOrderEmail(id: $id, mailId: $mailId) { token } }';
const SEND_AGAIN = 'mutation ($id: ID!) { sendMailAgain(id: $id) { id } }';

/** Everything that an operator can do to make the shop send an order's email. */
const CAUSES = [
  'markOrderPaid(id: $id) { token }',
  'undoOrderPayment(id: $id, reason: "x") { token }',
  'cancelOrderById(id: $id, reason: "x") { token }',
  'reopenOrder(id: $id) { token }',
  'fulfilOrder(id: $id, input: {}) { token }',
  'correctParcelTracking(id: $id, input: { parcelId: "1", carrier: "Post", isMailed: true }) { token }',
  'markOrderDelivered(id: $id) { token }',
] as const;

beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank' });
  ({ id: variantId } = await sell(app, 'Shawl', 1_000));
  await owner.signUp('owner@shop.test');
});

const idOf = async (number: string): Promise<string> =>
  (await owner.askFor(FIND, { number })).orders.nodes[0].id;
const mailsAbout = (id: string) => app.db.collection('outbox').find({ about: id }).sort({ _id: 1 }).toArray();
const trackedBy = async (number: string, email: string): Promise<string> =>
  (await shopper.askFor(TRACK, { number, email })).token;

async function settled(id: string): Promise<void> {
  await eventually(async () => {
    expect((await mailsAbout(id)).filter(({ state }) => state === 'WAITING')).toEqual([]);
  });
}

/** The tokens of all links in the email files about an order to an address. */
async function tokensSentTo(id: string, to: string): Promise<string[]> {
  await settled(id);
  const mails = (await mailsAbout(id)).filter((mail) => mail['to'] === to);
  const folder = join(app.dataDir, 'mail');
  // While an email is being written its file has another name.
  const written = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const names = written.filter((name) => mails.some(({ _id }) => name.includes(String(_id))));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const found = texts.flatMap((text) =>
    [
      ...text
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '=')
        .matchAll(/\/order\/([\w.~%-]+)/g),
    ].map(([, token = '']) => decodeURIComponent(token)),
  );
  return [...new Set(found)];
}

async function assertOnlyReads(tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const { order } = await shopper.askFor(READ, { token });
    expect(order).toMatchObject({ isReadOnly: true, token: null, email: '', shippingAddress: null });
    const error = onlyError(await shopper.ask(CANCEL, { token }));
    expect(error.extensions.code).toBe('FORBIDDEN');
  }
}

/**
 * Makes every call that the caller has permission for.
 * @returns the responses
 */
async function steal(thief: Browser, id: string, number: string): Promise<string> {
  const answers = [await thief.ask(CORRECT, { id, email: THIEF })];
  for (const { _id } of await mailsAbout(id)) {
    answers.push(await thief.ask(RESEND, { id, mailId: String(_id) }));
    answers.push(await thief.ask(SEND_AGAIN, { id: String(_id) }));
  }
  for (const cause of CAUSES) answers.push(await thief.ask(`mutation ($id: ID!) { ${cause} }`, { id }));
  for (const email of [SHOPPER, THIEF]) {
    const { data } = await thief.ask(TRACK, { number, email });
    if (data?.token) answers.push(await thief.ask(EMAIL_LINK, { token: data.token }));
  }
  await settled(id);
  for (const { _id } of await mailsAbout(id)) {
    answers.push(await thief.ask(RESEND, { id, mailId: String(_id) }));
    answers.push(
      await thief.ask('query ($id: ID!) { mail(id: $id) { to content { html text } source } }', {
        id: String(_id),
      }),
    );
  }
  answers.push(await thief.ask(`query ($id: ID!) { orderById(id: $id) { ${WHOLE_ORDER} } }`, { id }));
  answers.push(await thief.ask('{ webhookDeliveries(first: 50) { nodes { id } } }'));
  return answers.map(({ text }) => text).join('\n');
}

const ROLES = ['VIEWER', 'EDITOR', 'OWNER'] as const;
const SCOPES = [
  'READ',
  'CATALOGUE',
  'CONTENT',
  'PUBLISH',
  'ORDERS',
  'REFUNDS',
  'SETTINGS',
  'PAYMENTS',
  'WEBHOOKS',
  'STOREFRONT',
] as const;

describe('a thief gets no link that changes an order', () => {
  const thieves: [string, () => Promise<Browser>][] = [
    ...ROLES.map((role): [string, () => Promise<Browser>] => [
      `signed in as ${role}`,
      async () => (role === 'OWNER' ? owner : invited(owner, app, `${role.toLowerCase()}@shop.test`, role)),
    ]),
    ...SCOPES.map((scope): [string, () => Promise<Browser>] => [
      `with a token of ${scope}`,
      () => programOf(owner, app, [scope]),
    ]),
    [
      'with a token of all scopes',
      () =>
        programOf(
          owner,
          app,
          SCOPES.filter((one) => one !== 'STOREFRONT'),
        ),
    ],
    ['without an account', async () => new Browser(app)],
  ];

  it.each(thieves)('%s', async (_, makeThief) => {
    const thief = await makeThief();
    const { token, number } = await buy(app, variantId, 1, { paymentMethod: 'upi' });
    const id = await idOf(number);
    await settled(id);
    const answers = await steal(thief, id, number);
    await settled(id);
    const stored = await app.db.collection('orders').findOne({ number: Number(number) });
    const sent = await tokensSentTo(id, THIEF);
    await assertOnlyReads(sent);
    expect(answers).not.toContain(token);
    const isCorrected = stored?.['email'] === THIEF;
    expect(sent.length > 0).toBe(isCorrected);
    for (const secret of await tokensSentTo(id, SHOPPER)) expect(answers).not.toContain(secret);
    const { order } = await shopper.askFor(READ, { token });
    expect(order.isReadOnly).toBe(isCorrected);
  });
});

describe('once an operator has changed the email address', () => {
  let shoppers = 0;
  async function corrected() {
    shoppers += 1;
    const email = `shopper${shoppers}@example.com`;
    const { token, number } = await buy(app, variantId, 1, { email });
    const id = await idOf(number);
    await settled(id);
    await owner.askFor(CORRECT, { id, email: 'new@example.com' });
    return { token, number, id, email };
  }

  it('the former link shows the order without personal details, and changes nothing', async () => {
    const { token, id } = await corrected();
    await assertOnlyReads([token]);
    expect((await shopper.askFor(READ, { token })).order.canEmailLink).toBe(false);
    expect((await shopper.askFor(EMAIL_LINK, { token })).sent).toBe(true);
    expect((await mailsAbout(id)).filter(({ kind }) => kind === 'order-link')).toEqual([]);
  });

  it('emails say that the link only shows the order, and whom to ask', async () => {
    const { id } = await corrected();
    await owner.askFor('mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
    const mail = (await mailsAbout(id)).at(-1);
    expect(mail).toMatchObject({ kind: 'order-paid', to: 'new@example.com', data: { isReadOnly: true } });
    const { mail: seen } = await owner.askFor('query ($id: ID!) { mail(id: $id) { content { text } } }', {
      id: String(mail?._id),
    });
    expect(seen.content.text).toContain('To change or cancel it, please contact us.');
  });

  it('the email with the link cannot be sent again', async () => {
    const { token, number } = await buy(app, variantId);
    const id = await idOf(number);
    await shopper.askFor(EMAIL_LINK, { token });
    const mailId = String((await mailsAbout(id)).at(-1)?._id);
    await owner.askFor(CORRECT, { id, email: 'new@example.com' });
    const error = onlyError(await owner.ask(RESEND, { id, mailId }));
    expect(error.extensions.code).toBe('CONFLICT');
    expect(error.message).toContain('entered the email address');
  });

  it('after a change back to the shopper’s own address, only that address gets a new link by email', async () => {
    const { token, number, id, email } = await corrected();
    await owner.askFor(CORRECT, { id, email });
    await assertOnlyReads([token]);
    expect((await shopper.askFor(READ, { token })).order.canEmailLink).toBe(true);
    await shopper.askFor(EMAIL_LINK, { token: await trackedBy(number, email) });
    const links = (await tokensSentTo(id, email)).filter((sent) => sent !== token);
    expect(links).toHaveLength(1);
    const [link = ''] = links;
    expect((await shopper.askFor(READ, { token: link })).order).toMatchObject({
      isReadOnly: false,
      token: link,
    });
    expect((await shopper.askFor(CANCEL, { token: link })).cancelOrder.status).toBe('CANCELED');
  });

  it('other corrections keep the link', async () => {
    const { token, number } = await buy(app, variantId);
    const id = await idOf(number);
    await owner.askFor(
      'mutation ($id: ID!) { correctOrderContact(id: $id, input: { phone: "9876543210" }) { id } }',
      { id },
    );
    expect((await shopper.askFor(READ, { token })).order.isReadOnly).toBe(false);
  });

  it('the client that placed the order gets the new link for the same idempotency key, and nobody else does', async () => {
    const [key, input] = [newKey(), await orderOf(app, [{ variantId, quantity: 1 }])];
    const { data } = await place(app, input, key);
    const id = await idOf(data.order.number);
    await owner.askFor(CORRECT, { id, email: THIEF });
    const again = await place(app, input, key);
    expect(again.data.order.token).not.toBe(data.order.token);
    const guess = await ask(app, READ, { token: data.order.token });
    expect(guess.data).toMatchObject({ order: { isReadOnly: true } });
    const stolen = onlyError(await place(app, { ...input, email: THIEF }, key));
    expect(stolen.extensions.code).toBe('CONFLICT');
  });
});

it('simultaneously two corrections and a cancellation by the former link leave one valid state', async () => {
  const { token, number } = await buy(app, variantId);
  const id = await idOf(number);
  const [, , canceled] = await Promise.all([
    owner.ask(CORRECT, { id, email: 'a@example.com' }),
    owner.ask(CORRECT, { id, email: 'b@example.com' }),
    shopper.ask(CANCEL, { token }),
  ]);
  const { order } = await shopper.askFor(READ, { token });
  expect(order.isReadOnly).toBe(true);
  expect(order.status === 'CANCELED').toBe(canceled.data !== null && canceled.data !== undefined);
  await assertOnlyReads([
    ...(await tokensSentTo(id, 'a@example.com')),
    ...(await tokensSentTo(id, 'b@example.com')),
  ]);
});
