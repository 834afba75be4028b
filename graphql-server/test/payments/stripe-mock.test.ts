import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripeStandIn } from './stripe-stand-in.ts';

/** `go install github.com/stripe/stripe-mock@v0.203.0`: it answers according to Stripe's own API description. */
const COMMAND = process.env['STRIPE_MOCK'] ?? 'stripe-mock';
const IS_INSTALLED = spawnSync(COMMAND, ['-version']).error === undefined;
const KEY = 'sk_test_standin';

type Fields = Record<string, unknown>;

/**
 * A call of the shop, and the fields of its response that the shop reads, without fields that stripe-mock fills but Stripe leaves empty.
 */
const CALLS: [call: string, path: string, form: Record<string, string> | null, fields: string[]][] = [
  [
    'creates a payment',
    'payment_intents',
    {
      amount: '300000',
      currency: 'inr',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[mela_key]': 'a-1',
    },
    ['id', 'object', 'client_secret', 'status', 'amount', 'currency', 'metadata'],
  ],
  ['reads a payment', 'payment_intents/INTENT', null, ['id', 'client_secret', 'status', 'currency']],
  ['lists payments', 'payment_intents?limit=1', null, ['object', 'data', 'has_more']],
  ['cancels a payment', 'payment_intents/OTHER/cancel', {}, ['id', 'status']],
  ['lists charges', 'charges?payment_intent=INTENT&limit=100', null, ['object', 'data', 'has_more']],
  [
    'reads a charge',
    'charges/CHARGE',
    null,
    ['id', 'status', 'captured', 'amount', 'amount_captured', 'currency', 'disputed'],
  ],
  [
    'refunds a charge',
    'refunds',
    { charge: 'CHARGE', amount: '100', 'metadata[mela_key]': 'a-2' },
    ['id', 'object', 'charge', 'status', 'amount', 'currency', 'metadata'],
  ],
  ['lists refunds', 'refunds?charge=CHARGE&limit=100', null, ['object', 'data', 'has_more']],
  ['lists disputes', 'disputes?payment_intent=INTENT&limit=100', null, ['object', 'data', 'has_more']],
  ['lists webhook endpoints', 'webhook_endpoints?limit=100', null, ['object', 'data']],
  ['refuses a payment without an amount', 'payment_intents', { currency: 'inr' }, ['error']],
];

/** The fields that the shop reads of the objects in a list. */
const IN_LISTS: [list: string, fields: string[]][] = [
  [
    'charges?payment_intent=INTENT&limit=100',
    ['id', 'status', 'captured', 'amount', 'amount_captured', 'currency', 'disputed'],
  ],
  ['refunds?charge=CHARGE&limit=100', ['id', 'charge', 'status', 'amount', 'currency', 'metadata']],
];

describe.skipIf(!IS_INSTALLED)('the test server answers like stripe-mock', () => {
  const stripe = new StripeStandIn();
  const ids: Record<string, string> = {};
  let mock: { url: string; end: () => void };

  beforeAll(async () => {
    mock = await startMock();
    await stripe.server.start();
    const form = { amount: '300000', currency: 'inr' };
    const intent = (await ask(stripe.server.url, 'payment_intents', form)).body['id'] as string;
    const other = (await ask(stripe.server.url, 'payment_intents', form)).body['id'] as string;
    Object.assign(ids, { INTENT: intent, OTHER: other, CHARGE: stripe.pay(intent) });
  });
  afterAll(async () => {
    mock?.end();
    await stripe.server.close();
  });

  const onBoth = async (path: string, form: Record<string, string> | null) => {
    const filled = (text: string) => text.replaceAll(/INTENT|OTHER|CHARGE/g, (name) => ids[name] ?? '');
    const ownForm =
      form && Object.fromEntries(Object.entries(form).map(([name, value]) => [name, filled(value)]));
    return [
      await ask(stripe.server.url, filled(path), ownForm),
      await ask(mock.url, filled(path), ownForm),
    ] as const;
  };

  it.each(CALLS)('%s', async (_, path, form, fields) => {
    const [own, real] = await onBoth(path, form);
    expect(own.status).toBe(real.status);
    expect(kindsOf(own.body, fields)).toEqual(kindsOf(real.body, fields));
  });

  it.each(IN_LISTS)('the objects of %s', async (path, fields) => {
    const [own, real] = await onBoth(path, null);
    const [ownFirst, realFirst] = [own, real].map(({ body }) => (body['data'] as Fields[])[0] ?? {});
    expect(kindsOf(ownFirst ?? {}, fields)).toEqual(kindsOf(realFirst ?? {}, fields));
  });

  it('refuses a call without a key', async () => {
    for (const url of [stripe.server.url, mock.url])
      expect((await fetch(`${url}/v1/payment_intents`)).status).toBe(401);
  });
});

function kindsOf(object: Fields, fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, kindOf(object[field])]));
}

/**
 * The kind of a value: a missing value is a kind of its own, because a stripe-mock example may have null where
 * Stripe has a value.
 */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return Array.isArray(value) ? 'list' : typeof value;
}

async function ask(url: string, path: string, form: Record<string, string> | null) {
  const response = await fetch(`${url}/v1/${path}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { authorization: `Bearer ${KEY}` },
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

/** Starts stripe-mock on a free port, which it prints. */
async function startMock() {
  const child = spawn(COMMAND, ['-http-port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /Listening for HTTP at address: .*:(\d+)$/.exec(line) ?? [];
    if (port) return { url: `http://127.0.0.1:${port}`, end: () => child.kill() };
  }
  await once(child, 'exit');
  throw new Error('stripe-mock ended.');
}
