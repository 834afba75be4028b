import { describe, expect, test } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { renderMail } from './render-mail.ts';
import { sampleData } from './sample-mails.ts';

const SHOP = {
  name: 'Mela',
  email: 'hello@mela.example',
  phone: '+91 11 4050 6070',
  address: ['14 Shahpur Jat', 'New Delhi 110049'],
  url: 'https://shop.example',
};

describe.each(MAIL_KINDS)('a mail of the kind %s', (kind) => {
  const { subject, html, text } = renderMail(kind, sampleData(kind, 'INR'), SHOP);

  test('has all it names, as text and as HTML', () => {
    for (const part of [subject, html, text]) {
      expect(part).not.toBe('');
      expect(part).not.toMatch(/undefined|\[object|NaN|Invalid|null/);
    }
    for (const part of [html, text]) {
      expect(part).toContain('Mela');
      expect(part).toContain('New Delhi 110049');
      expect(part).toContain('hello@mela.example');
    }
  });

  test('leads to the shop, and loads nothing', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toContainEqual(expect.stringMatching(/^https:\/\/shop\.example\/(order|admin)\//));
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
  });

  test('closes what it opens', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'br', 'img'].includes(name)) continue;
      if (slash === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  test('can be read by night', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});

test('the lines of an order show the images of their variants, and one without an image has none', () => {
  const hash = 'a'.repeat(32);
  const data = sampleData('order-placed', 'INR');
  const [saree, sandals] = data.lines;
  const lines = [
    { ...saree, image: hash },
    { ...sandals, image: null },
  ] as typeof data.lines;
  const sources = (html: string) =>
    [...html.matchAll(/<img src="([^"]*)"[^>]* alt=""/g)].map(([, src]) => src);
  const address = `https://shop.example/uploads/${hash}-320.jpg`;
  for (const kind of ['order-placed', 'order-paid', 'order-canceled'] as const)
    expect(
      sources(renderMail(kind, { ...sampleData(kind, 'INR'), lines } as never, SHOP).html),
      kind,
    ).toEqual([address]);
  const shipped = { ...sampleData('order-shipped', 'INR'), shipped: lines };
  expect(sources(renderMail('order-shipped', shipped, SHOP).html)).toEqual([address]);
});

test('an order is told of as it was placed, amounts in its own currency', () => {
  const data = sampleData('order-placed', 'EUR');
  const { text } = renderMail(
    'order-placed',
    { ...data, arrival: { from: '2026-11-27', until: '2026-11-29' } },
    SHOP,
  );
  for (const line of [
    'Hello Meera Sharma,',
    '- Leather sandals (Tan / 38 · Quantity 2): €2,598',
    'Subtotal: €5,097',
    'Total: €5,351.85',
    'Of which tax: €573.41',
    '  27 November 2026 to 29 November 2026',
    '  Mumbai 400050',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('one that costs nothing to send says so', () => {
  const data = { ...sampleData('order-paid', 'INR'), shipping: 0, discount: 10_000 };
  const lines = renderMail('order-paid', data, SHOP).text.split('\n');
  expect(lines).toContain('Shipping: Free');
  expect(lines).toContain('Discount: −₹100');
});

test('cash is asked for until it is paid, and the next step is named while there is one', () => {
  const parcel = { ...sampleData('order-shipped', 'INR'), paymentMethod: 'cash_on_delivery' as const };
  const shipped = (isPaid: boolean) => renderMail('order-shipped', { ...parcel, isPaid }, SHOP).text;
  expect(shipped(false)).toContain('Please have ₹5,351.85 in cash at hand');
  expect(shipped(true)).not.toContain('at hand');
  const paid = sampleData('order-paid', 'INR');
  const told = (isShipped: boolean) => renderMail('order-paid', { ...paid, isShipped }, SHOP).text;
  expect(told(false)).toContain('your order 1001. We tell you when it is on its way.');
  expect(told(true)).toContain('your order 1001.\n');
});

test('a subject stays on one line, however long a name is', () => {
  const name = `${'x'.repeat(300)}\r\nBcc: a@b.example`;
  const { subject } = renderMail('password-reset', sampleData('password-reset', 'INR'), { ...SHOP, name });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject.length).toBeLessThanOrEqual(200);
});

describe('the email about a canceled order', () => {
  const shop = { name: 'Loom', email: 'a@b.example', phone: '', address: [], url: 'https://loom.example' };
  const order = sampleData('order-canceled', 'INR');
  const textOf = (change: object) => renderMail('order-canceled', { ...order, ...change }, shop).text;

  test('says that the shopper asked for it only where they did', () => {
    expect(textOf({ cause: 'SHOPPER', reason: null })).toContain('as you asked');
    expect(textOf({ cause: 'SHOP', reason: null })).not.toContain('as you asked');
    expect(textOf({ cause: 'EXPIRED', reason: null })).not.toContain('as you asked');
  });

  test('names the shop and its reason', () => {
    const text = textOf({ cause: 'SHOP', reason: 'The last one was torn.\nWe are weaving more.' });
    expect(text).toContain('Loom had to cancel your order.');
    expect(text).toContain('Reason: The last one was torn.\nWe are weaving more.');
    expect(textOf({ cause: 'SHOP', reason: undefined })).not.toContain('Reason');
  });
});
