import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, invited } from '../accounts/callers.ts';
import { type Answer, ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const owner = new Browser(app);
let viewer: Browser;
let editor: Browser;
const shopper = new Browser(app);
let id = '';
let token = '';

const LIST = '{ orders { nodes { id token email } totalCount } }';
const ONE = 'query ($id: ID!) { orderById(id: $id) { id email events { by kind } } }';
const PAID = 'mutation ($id: ID!) { markOrderPaid(id: $id) { events { by kind } } }';
const ERASE = 'mutation ($id: ID!) { eraseOrderDetails(id: $id) { id } }';
const SETTINGS = '{ sellingSettings { version upiId } }';
const SALES = '{ salesReport(from: "2026-11-01", to: "2026-11-30") { orders } }';
const CHANGE = 'mutation { updateSellingSettings(input: { taxRate: 12 }) { taxRate } }';

beforeAll(async () => {
  await openShop(app);
  const { id: variantId } = await sell(app, 'Shawl', 1_000);
  ({ token } = await buy(app, variantId));
  await owner.signUp('owner@shop.test');
  viewer = await invited(owner, app, 'viewer@shop.test', 'VIEWER');
  editor = await invited(owner, app, 'editor@shop.test', 'EDITOR');
  id = (await owner.askFor(LIST)).orders.nodes[0].id;
});

const codeOf = ({ errors: [error] }: Answer<unknown>) => error?.extensions.code ?? 'ANSWERED';
const withToken = async (...scopes: string[]) => {
  const { secret } = await owner
    .askFor(
      'mutation ($scopes: [TokenScope!]!, $password: String!) { createApiToken(name: "App", scopes: $scopes, password: $password) { secret } }',
      { scopes, password: 'indigo-loom-at-dawn' },
    )
    .then((data) => data.createApiToken);
  const headers = { authorization: `Bearer ${secret}` };
  return { ask: (query: string, variables: object = {}) => ask(app, query, variables, headers) };
};

describe('access to orders', () => {
  it('is limited to the shop, and to the shopper by the order’s token', async () => {
    for (const [query, variables] of [
      [LIST, {}],
      [ONE, { id }],
      [PAID, { id }],
      [ERASE, { id }],
      [SETTINGS, {}],
      [SALES, {}],
      [CHANGE, {}],
    ] as const) {
      expect(codeOf(await shopper.ask(query, variables))).toBe('UNAUTHENTICATED');
    }
    const { order } = await shopper.askFor('query ($token: ID!) { order(token: $token) { id email } }', {
      token,
    });
    expect(order).toEqual({ id: null, email: 'asha@example.com' });
    const { order: guessed } = await shopper.askFor('query ($token: ID!) { order(token: $token) { id } }', {
      token: id,
    });
    expect(guessed).toBeNull();
  });

  it('needs the whole token, which cannot be guessed by counting', async () => {
    const stored = await app.db.collection('orders').findOne({ number: 1001 });
    const guesses = [
      ...['1001', '1', String(stored?.['number']), id, stored?.['tokenHash'], stored?.['keyHash']],
      ...[token.slice(0, -1), `${token}0`, token.toUpperCase(), ` ${token}`, '', '$ne'],
    ];
    for (const guess of guesses.filter((text) => text !== token)) {
      const { order } = await shopper.askFor('query ($token: ID!) { order(token: $token) { number } }', {
        token: guess,
      });
      expect(order, guess).toBeNull();
    }
  });

  it('by token is the same for everyone, signed in or not', async () => {
    const query = 'query ($token: ID!) { order(token: $token) { id number email events { by kind } } }';
    const seen = await Promise.all(
      [shopper, viewer, editor, owner].map((browser) => browser.askFor(query, { token })),
    );
    expect(seen[0]?.order).toMatchObject({ id: null, email: 'asha@example.com' });
    for (const answer of seen) expect(answer).toEqual(seen[0]);
  });

  it('lets viewers look, editors act, and owners decide', async () => {
    const codes = async (browser: { ask: Browser['ask'] }) => [
      codeOf(await browser.ask(LIST)),
      codeOf(await browser.ask(SETTINGS)),
      codeOf(await browser.ask(SALES)),
      codeOf(await browser.ask('mutation ($id: ID!) { addOrderNote(id: $id, text: "x") { id } }', { id })),
      codeOf(await browser.ask(CHANGE)),
    ];
    expect(await codes(viewer)).toEqual(['ANSWERED', 'ANSWERED', 'ANSWERED', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await codes(editor)).toEqual(['ANSWERED', 'ANSWERED', 'ANSWERED', 'ANSWERED', 'FORBIDDEN']);
    expect(await codes(owner)).toEqual(['ANSWERED', 'ANSWERED', 'ANSWERED', 'ANSWERED', 'ANSWERED']);
  });

  it('offers undoing selling settings only to those who may change them', async () => {
    await owner.askFor(CHANGE);
    const query = '{ history(of: { kind: SELLING }, first: 1) { nodes { canUndo } } }';
    const offered = async (browser: Browser) => (await browser.askFor(query)).history.nodes[0].canUndo;
    expect(await Promise.all([viewer, editor, owner].map(offered))).toEqual([false, false, true]);
  });

  it('by API token needs a separate scope', async () => {
    for (const scopes of [['READ', 'CATALOGUE', 'CONTENT', 'PUBLISH'], ['STOREFRONT']]) {
      const program = await withToken(...scopes);
      expect(codeOf(await program.ask(LIST))).toBe('FORBIDDEN');
      expect(codeOf(await program.ask(SETTINGS))).toBe('FORBIDDEN');
      expect(codeOf(await program.ask(SALES))).toBe('FORBIDDEN');
    }
    const program = await withToken('ORDERS');
    expect(codeOf(await program.ask(LIST))).toBe('ANSWERED');
    const { data } = await program.ask(PAID, { id });
    expect(data.markOrderPaid.events.at(-1)).toMatchObject({
      kind: 'PAID',
      by: expect.stringContaining('App'),
    });
    const { order } = await shopper.askFor('query ($token: ID!) { order(token: $token) { events { by } } }', {
      token,
    });
    expect(order.events.every(({ by }: { by: string | null }) => by === null)).toBe(true);
  });

  it('to the settings is not part of ORDERS, and payment destinations also need PAYMENTS', async () => {
    const change =
      'mutation ($input: SellingSettingsInput!) { updateSellingSettings(input: $input) { taxRate } }';
    const codes = async (...scopes: string[]) => {
      const program = await withToken(...scopes);
      const inputs = [
        { taxRate: 12 },
        { upiId: 'thief@bank' },
        { upiId: null },
        { bankDetails: 'Thief' },
        { takesCashOnDelivery: true },
        { cashOnDeliveryUpTo: 100 },
        { taxRate: 12, upiId: 'thief@bank' },
      ];
      return Promise.all(inputs.map(async (input) => codeOf(await program.ask(change, { input }))));
    };
    const all = (code: string) => Array(7).fill(code);
    expect(await codes('ORDERS', 'READ', 'CATALOGUE', 'CONTENT', 'PUBLISH')).toEqual(all('FORBIDDEN'));
    expect(await codes('PAYMENTS')).toEqual(all('FORBIDDEN'));
    expect(await codes('SETTINGS')).toEqual(['ANSWERED', ...all('FORBIDDEN').slice(1)]);
    expect((await owner.askFor(SETTINGS)).sellingSettings.upiId).toBeNull();
    const program = await withToken('SETTINGS', 'PAYMENTS');
    expect(codeOf(await program.ask(change, { input: { upiId: 'shop@bank' } }))).toBe('ANSWERED');
    expect((await owner.askFor(SETTINGS)).sellingSettings.upiId).toBe('shop@bank');
    const { history } = await owner.askFor('{ history(of: { kind: SELLING }, first: 1) { nodes { id } } }');
    const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
    const thief = await withToken('ORDERS', 'CATALOGUE', 'READ', 'SETTINGS');
    expect(codeOf(await thief.ask(undo, { id: history.nodes[0].id }))).not.toBe('ANSWERED');
    expect((await owner.askFor(SETTINGS)).sellingSettings.upiId).toBe('shop@bank');
    expect(codeOf(await owner.ask(undo, { id: history.nodes[0].id }))).toBe('ANSWERED');
  });

  it('to erase customers’ data is given to no token', async () => {
    const program = await withToken('ORDERS', 'SETTINGS', 'PAYMENTS');
    expect(codeOf(await program.ask(ERASE, { id }))).toBe('FORBIDDEN');
  });

  it('is the same for following new orders', async () => {
    const follow = (headers: Record<string, string>) =>
      fetch(`${app.url}/api/orders/events`, { headers }).then(async (response) => {
        await response.body?.cancel();
        return response.status;
      });
    expect(await follow({})).toBe(401);
    expect(await follow({ cookie: viewer.cookie })).toBe(200);
  });
});

it('is never cached by proxies', async () => {
  const answers = [
    await shopper.ask('query ($token: ID!) { order(token: $token) { email } }', { token }),
    await owner.ask(LIST),
    await owner.ask(SALES),
  ];
  for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store');
});
