import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { readHistory, undo } from '../history/ask-history.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { askCart, changeSelling, sayAddress, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const ALL = `version isSelling timeZone missing shippingPercent freeShippingFrom deliveryDaysFrom deliveryDaysUntil countries taxRate pricesIncludeTax
  categoryTaxRates { categoryId rate } taxRegion gstin takesCashOnDelivery cashOnDeliveryUpTo upiId bankDetails payWithinHours newOrderEmails`;
const CHANGE = `mutation ($input: SellingSettingsInput!) { settings: updateSellingSettings(input: $input) { ${ALL} } }`;
const read = () => askFor(app, `{ settings: sellingSettings { ${ALL} } }`).then(({ settings }) => settings);
const change = (input: object) => askFor(app, CHANGE, { input }).then(({ settings }) => settings);

describe('the selling settings', () => {
  it('have the specified defaults until they are changed', async () => {
    expect(await read()).toEqual({
      version: 0,
      isSelling: false,
      timeZone: 'Asia/Kolkata',
      missing: ['CATALOGUE', 'ADDRESS', 'POLICIES'],
      shippingPercent: 5,
      freeShippingFrom: null,
      deliveryDaysFrom: null,
      deliveryDaysUntil: null,
      countries: ['IN'],
      taxRate: 18,
      pricesIncludeTax: true,
      categoryTaxRates: [],
      taxRegion: null,
      gstin: null,
      takesCashOnDelivery: true,
      cashOnDeliveryUpTo: null,
      upiId: null,
      bankDetails: null,
      payWithinHours: 72,
      newOrderEmails: [],
    });
  });

  it('allow selling only when nothing is missing', async () => {
    const { message, extensions } = await askInVain(app, CHANGE, {
      input: { isSelling: true, takesCashOnDelivery: false },
    });
    expect(extensions.fieldErrors).toEqual({ isSelling: message });
    expect(message).toBe(
      'Before you can start selling, the shop needs a published catalogue, a payment method, an address with an email address or phone number, and return and delivery policies',
    );
    expect((await read()).version).toBe(0);
    await sayAddress(app);
    await askFor(app, 'mutation { publishStorefront { state } }');
    await eventually(async () => expect((await read()).missing).toEqual([]));
    expect(await change({ isSelling: true })).toMatchObject({ isSelling: true, missing: [], version: 1 });
  });

  it('need a payment method while the shop sells', async () => {
    const { extensions } = await askInVain(app, CHANGE, { input: { takesCashOnDelivery: false } });
    expect(extensions.fieldErrors).toHaveProperty('isSelling');
    expect(await change({ takesCashOnDelivery: false, upiId: 'shop@bank' })).toMatchObject({
      upiId: 'shop@bank',
    });
    await change({ takesCashOnDelivery: true, upiId: null });
  });

  it.each([
    [{ shippingPercent: -1 }, ['shippingPercent']],
    [{ shippingPercent: 100.01 }, ['shippingPercent']],
    [{ shippingPercent: 1.234 }, ['shippingPercent']],
    [{ freeShippingFrom: -1 }, ['freeShippingFrom']],
    [{ deliveryDaysFrom: 3 }, ['deliveryDaysUntil']],
    [{ deliveryDaysFrom: 5, deliveryDaysUntil: 3 }, ['deliveryDaysUntil']],
    [{ deliveryDaysFrom: 0, deliveryDaysUntil: 366 }, ['deliveryDaysUntil']],
    [{ countries: [] }, ['countries']],
    [{ countries: ['IN', 'ZZ'] }, ['countries']],
    [{ taxRate: 101 }, ['taxRate']],
    [{ categoryTaxRates: [{ categoryId: 'a'.repeat(24), rate: 5 }] }, ['categoryTaxRates']],
    [{ categoryTaxRates: [{ categoryId: 'x', rate: -5 }] }, ['categoryTaxRates']],
    [{ taxRegion: 'XX' }, ['taxRegion']],
    [{ gstin: '27AAPFU0939F1ZW' }, ['gstin']],
    [{ cashOnDeliveryUpTo: 1.5 }, ['cashOnDeliveryUpTo']],
    [{ upiId: 'shop' }, ['upiId']],
    [{ upiId: 'shop@bank&am=1' }, ['upiId']],
    [{ bankDetails: 'x'.repeat(1_001) }, ['bankDetails']],
    [{ payWithinHours: 0 }, ['payWithinHours']],
    [{ newOrderEmails: ['shop'] }, ['newOrderEmails']],
    [{ newOrderEmails: ['a@shop.test, b@shop.test'] }, ['newOrderEmails']],
    [{ newOrderEmails: ['a@shop.test', ''] }, ['newOrderEmails']],
    [{ newOrderEmails: ['a@shop.test\r\nBcc: b@shop.test'] }, ['newOrderEmails']],
    [{ newOrderEmails: Array.from({ length: 11 }, (_, index) => `a${index}@shop.test`) }, ['newOrderEmails']],
    [{ payWithinHours: 721, taxRate: -1 }, ['taxRate', 'payWithinHours']],
  ])('refuses %j by its fields, and changes nothing', async (input, fields) => {
    const before = await read();
    const { code, fieldErrors } = (await askInVain(app, CHANGE, { input })).extensions;
    expect([code, Object.keys(fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', fields]);
    expect(await read()).toEqual(before);
  });

  it('have the days of a time zone, which everyone can read', async () => {
    expect(await change({ timeZone: ' America/New_York ' })).toMatchObject({ timeZone: 'America/New_York' });
    expect(await askFor(app, '{ shop { timeZone } session { timeZone } }')).toEqual({
      shop: { timeZone: 'America/New_York' },
      session: { timeZone: 'America/New_York' },
    });
    for (const timeZone of ['', 'India', '+05:30', 'Asia/Kolkatta']) {
      const { extensions } = await askInVain(app, CHANGE, { input: { timeZone } });
      expect(extensions.fieldErrors).toEqual({
        timeZone: 'The time zone must be an IANA name, such as Asia/Kolkata',
      });
    }
    expect(await change({ timeZone: 'Asia/Kolkata' })).toMatchObject({ timeZone: 'Asia/Kolkata' });
  });

  it('have the addresses of a storefront of its own, which emails and links of draft orders use', async () => {
    const LINKS = 'homeUrl orderUrl productUrl emailsUrl';
    const set = async (input: object) =>
      (
        await askFor(
          app,
          `mutation ($input: SellingSettingsInput!) { updateSellingSettings(input: $input) { ${LINKS} } }`,
          { input },
        )
      ).updateSellingSettings;
    const none = { homeUrl: null, orderUrl: null, productUrl: null, emailsUrl: null };
    const links = {
      homeUrl: 'https://app.example',
      orderUrl: 'https://app.example/orders/{token}',
      productUrl: 'https://app.example/products/{handle}',
      emailsUrl: 'https://app.example/emails/{action}/{token}',
    };
    const preview = async (kind: string) =>
      (await askFor(app, `{ mailPreview(kind: ${kind}) { html } }`)).mailPreview.html;
    expect(await askFor(app, `{ sellingSettings { ${LINKS} } }`)).toEqual({ sellingSettings: none });
    expect(await preview('ORDER_PLACED')).toContain(`${app.url}/order/`);
    expect(await set({ ...links, homeUrl: ' https://app.example ' })).toEqual(links);
    expect(await preview('ORDER_PLACED')).toContain('https://app.example/orders/');
    expect(await preview('STOCK_ALERT')).toContain('https://app.example/products/');
    expect(await preview('NEWSLETTER_CONFIRM')).toContain('https://app.example/emails/confirm/');
    for (const [field, value, message] of [
      ['orderUrl', 'https://app.example/orders', 'The address of the order page must contain {token}'],
      [
        'productUrl',
        'http://app.example/{handle}',
        'The address of product pages must begin with https://. Only addresses of localhost may begin with http://',
      ],
    ] as const) {
      const input = { [field]: value };
      expect((await askInVain(app, CHANGE, { input })).extensions.fieldErrors).toEqual({ [field]: message });
    }
    const [latest] = await readHistory(app, { of: { kind: 'SELLING' } });
    await undo(app, { id: latest?.id ?? '' });
    expect(await askFor(app, `{ sellingSettings { ${LINKS} } }`)).toEqual({ sellingSettings: none });
    await set(links);
    expect(await set({ homeUrl: '', orderUrl: null, productUrl: null, emailsUrl: null })).toEqual(none);
  });

  it('reject a change of an outdated version, with the current state', async () => {
    const { version } = await read();
    const { extensions } = await askInVain(app, CHANGE, { input: { taxRate: 5, version: version - 1 } });
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { version, taxRate: 18 } });
    expect(await change({ taxRate: 12, version })).toMatchObject({ taxRate: 12, version: version + 1 });
    expect(await change({ taxRate: 18 })).toMatchObject({ taxRate: 18, version: version + 2 });
  });

  it('accept one of two changes of one version at once', async () => {
    const { version } = await read();
    const inputs = Array.from({ length: 8 }, (_, index) => ({ payWithinHours: index + 1, version }));
    const answers = await Promise.all(inputs.map((input) => ask(app, CHANGE, { input })));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
  });

  it('are recorded, and can be undone', async () => {
    await change({ countries: ['IN', 'NP'], freeShippingFrom: 50_000, gstin: '27aapfu0939f1zv' });
    const [latest] = await readHistory(app, { of: { kind: 'SELLING' } });
    expect(latest).toMatchObject({ subject: 'SELLING', action: 'CHANGED', canUndo: true });
    await undo(app, { id: latest?.id ?? '' });
    expect(await read()).toMatchObject({ countries: ['IN'], freeShippingFrom: null, gstin: null });
  });
});

describe('a cart', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await sell(app, 'Vase', 1_000, 30));
  });

  it('ships free from a certain value, and shows the delivery time', async () => {
    await changeSelling(app, { freeShippingFrom: 200_000, deliveryDaysFrom: 2, deliveryDaysUntil: 5 });
    const one = (await askCart(app, [{ variantId: id, quantity: 1 }])).cart;
    const two = (await askCart(app, [{ variantId: id, quantity: 2 }])).cart;
    expect([one.shipping.amount, two.shipping.amount]).toEqual([5_000, 0]);
    expect(one.freeShippingFrom).toEqual({ amount: 200_000, currency: 'INR' });
    const days = (Date.parse(one.arrival.until) - Date.parse(one.arrival.from)) / 86_400_000;
    expect(days).toBe(3);
    await changeSelling(app, { freeShippingFrom: null, deliveryDaysFrom: null, deliveryDaysUntil: null });
  });

  it('is taxed by its destination, and by the category of its items', async () => {
    await changeSelling(app, { taxRegion: 'MH' });
    const kindsIn = async (destination: object | null) =>
      (await askCart(app, [{ variantId: id, quantity: 1 }], destination)).cart.taxes.map(
        ({ kind, rate }: { kind: string; rate: number }) => `${kind} ${rate}`,
      );
    expect(await kindsIn(null)).toEqual(['CGST 9', 'SGST 9']);
    expect(await kindsIn({ country: 'IN', postalCode: '400001' })).toEqual(['CGST 9', 'SGST 9']);
    expect(await kindsIn({ country: 'IN', region: 'Karnataka' })).toEqual(['IGST 18']);
    expect(await kindsIn({ country: 'NP' })).toEqual([]);
    const { product } = await askFor(app, 'query ($id: ID!) { product(id: $id) { category { id } } }', {
      id,
    });
    const above = await createCategory(app, 'Above');
    await askFor(
      app,
      'mutation ($id: ID!, $above: ID!) { updateCategory(id: $id, input: { parentId: $above }) { id } }',
      { id: product.category.id, above },
    );
    await changeSelling(app, { categoryTaxRates: [{ categoryId: above, rate: 5 }] });
    expect(await kindsIn(null)).toEqual(['CGST 2.5', 'SGST 2.5']);
    const own = [
      { categoryId: above, rate: 5 },
      { categoryId: product.category.id, rate: 0 },
    ];
    await changeSelling(app, { categoryTaxRates: own });
    expect(await kindsIn(null)).toEqual([]);
    await changeSelling(app, { categoryTaxRates: [] });
  });

  it('reports differences from what the shopper saw, and stores nothing', async () => {
    const gone = 'b'.repeat(24);
    const lines = [
      { variantId: id, quantity: 40, price: 99_900 },
      { variantId: gone, quantity: 1, price: 5 },
    ];
    const { cart } = await askCart(app, lines);
    expect(cart.lines).toMatchObject([
      { variantId: id, quantity: 30, available: 30, availability: 'IN_STOCK' },
    ]);
    expect(cart.changes).toEqual([
      {
        ...{ kind: 'PRICE', variantId: id, available: null },
        before: { amount: 99_900, currency: 'INR' },
        after: { amount: 100_000, currency: 'INR' },
      },
      { kind: 'STOCK', variantId: id, before: null, after: null, available: 30 },
      { kind: 'GONE', variantId: gone, before: { amount: 5, currency: 'INR' }, after: null, available: 0 },
    ]);
    expect(await app.db.collection('inventory').countDocuments({ reserved: { $gt: 0 } })).toBe(0);
  });

  it('without items has a total of zero', async () => {
    const { cart } = await askCart(app, []);
    expect(cart).toMatchObject({ lines: [], changes: [], total: { amount: 0 }, shipping: { amount: 0 } });
  });

  it('of a megabyte is refused before it is read', async () => {
    const lines = Array.from({ length: 20_000 }, () => ({ variantId: id, quantity: 1 }));
    const { status, errors } = await ask(
      app,
      'query ($input: CartInput!) { cart(input: $input) { total { amount } } }',
      { input: { lines } },
    );
    expect([status, errors[0]?.extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
