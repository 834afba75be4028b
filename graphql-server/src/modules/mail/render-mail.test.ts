import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { qrPng, withInlineQr } from './qr-code.ts';
import { renderMail } from './render-mail.ts';
import { sampleData } from './sample-mails.ts';

const SHOP = {
  name: 'Mela',
  email: 'hello@mela.example',
  phone: '+91 11 4050 6070',
  address: ['14 Shahpur Jat', 'New Delhi 110049'],
  timeZone: 'Asia/Kolkata',
  url: 'https://shop.example',
};

describe.each(MAIL_KINDS)('a mail of the kind %s', (kind) => {
  const { subject, html, text } = renderMail(kind, sampleData(kind, 'INR'), SHOP);

  test('has all its content, as text and as HTML', () => {
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

  test('links to the shop, and loads nothing but an attached QR code', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toContainEqual(
      expect.stringMatching(/^https:\/\/shop\.example\/(order\/|admin\/|product\/|emails#)/),
    );
    const withoutCode = html.replace(/<img src="cid:qr-code"[^>]*>/, '');
    expect(withoutCode).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
  });

  test('closes every element', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'br', 'img'].includes(name)) continue;
      if (slash === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  test('is readable in dark mode', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});

test('order lines show the images of their variants, and one without an image shows none', () => {
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

describe('the head of an email', () => {
  const order = sampleData('order-placed', 'INR');
  const logo = { hash: 'b'.repeat(32), width: 400, height: 100 };

  test('shows the logo with the name as its text, or the name', () => {
    expect(renderMail('order-placed', order, { ...SHOP, logo }).html).toMatch(
      /<img src="https:\/\/shop\.example\/uploads\/b{32}-320\.jpg" width="176" alt="Mela"/,
    );
    expect(renderMail('order-placed', order, { ...SHOP, logo: null }).html).not.toContain('alt="Mela"');
  });

  test('has a wide logo fit a phone', () => {
    const wide = { ...logo, width: 1600 };
    expect(renderMail('order-placed', order, { ...SHOP, logo: wide }).html).toContain(
      'width="240" alt="Mela"',
    );
  });

  test('gives inboxes the first sentence after the greeting', () => {
    const { html } = renderMail('order-placed', order, SHOP);
    expect(html).toMatch(/overflow:hidden">We have received your order 1001\. Pay by UPI/);
  });

  test('does not cut a character reference of the first sentence', () => {
    const data = { ...sampleData('contact-message', 'INR'), text: '&'.repeat(200) };
    expect(renderMail('contact-message', data, SHOP).html).toContain(
      `overflow:hidden">${'&#38;'.repeat(140)}&#847;`,
    );
  });
});

describe('the QR code of an order that is paid by UPI', () => {
  const order = sampleData('order-placed', 'INR');

  test('is an image that contains the payment', async () => {
    const { html, qrText } = renderMail('order-placed', order, SHOP);
    expect(html.match(/src="cid:qr-code"/g)).toHaveLength(1);
    expect(qrText).toBe(order.upiUri);
    const { data, size } = encode(qrText ?? '', { ecc: 'M', border: 4 });
    const pixels = await sharp(qrPng(qrText ?? ''))
      .resize(size, size, { kernel: 'nearest' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    expect([...pixels].map((grey) => grey === 0)).toEqual(data.flat());
  });

  test('is part of the page that the admin shows', () => {
    const { html } = withInlineQr(renderMail('order-placed', order, SHOP));
    expect(html).toContain('src="data:image/png;base64,');
    expect(html).not.toContain('cid:');
  });

  test('is missing where the order is paid otherwise', () => {
    const { upiUri: _, ...others } = order;
    const { html, qrText, text } = renderMail('order-placed', others, SHOP);
    expect(qrText).toBeNull();
    expect(html + text).not.toMatch(/cid:|upi:/);
  });
});

test('every email has at most one button', () => {
  for (const kind of MAIL_KINDS) {
    const { html } = renderMail(kind, sampleData(kind, 'INR'), SHOP);
    expect(html.match(/class="button"/g)?.length ?? 0, kind).toBeLessThanOrEqual(1);
  }
});

test('an order is shown as it was placed, with amounts in its own currency', () => {
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
    'Includes tax: €573.41',
    '  27 November 2026 to 29 November 2026',
    '  Mumbai 400050',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('free shipping is named', () => {
  const data = { ...sampleData('order-paid', 'INR'), shipping: 0, discount: 10_000 };
  const lines = renderMail('order-paid', data, SHOP).text.split('\n');
  expect(lines).toContain('Shipping: Free');
  expect(lines).toContain('Discount: −₹100');
});

test('cash is requested until it is paid, and the next step is named if there is one', () => {
  const parcel = { ...sampleData('order-shipped', 'INR'), paymentMethod: 'cash_on_delivery' as const };
  const shipped = (isPaid: boolean) => renderMail('order-shipped', { ...parcel, isPaid }, SHOP).text;
  expect(shipped(false)).toContain('Please keep ₹5,351.85 in cash ready');
  expect(shipped(true)).not.toContain('in cash');
  const paid = sampleData('order-paid', 'INR');
  const told = (isShipped: boolean) => renderMail('order-paid', { ...paid, isShipped }, SHOP).text;
  expect(told(false)).toContain('your order 1001. We will email you when it ships.');
  expect(told(true)).toContain('your order 1001.\n');
});

test('a subject is one line, however long a name is', () => {
  const name = `${'x'.repeat(300)}\r\nBcc: a@b.example`;
  const { subject } = renderMail('password-reset', sampleData('password-reset', 'INR'), { ...SHOP, name });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject.length).toBeLessThanOrEqual(200);
});

describe('the email about a canceled order', () => {
  const shop = {
    ...{ name: 'Loom', email: 'a@b.example', phone: '', address: [], timeZone: 'UTC' },
    url: 'https://loom.example',
  };
  const order = sampleData('order-canceled', 'INR');
  const textOf = (change: object) => renderMail('order-canceled', { ...order, ...change }, shop).text;

  test('says that the shopper asked for it only if they did', () => {
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
