import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { scrape } from '../alerts/rules.ts';
import { type Answer, ask, askFor, askInVain, onlyError } from '../graphql/ask.ts';
import { updateProduct } from '../graphql/shop.ts';
import { readHistory, undo, type WireChange } from '../history/ask-history.ts';
import { changeSelling, newKey, openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let rug: string;
beforeAll(async () => {
  await openShop(app, { taxRegion: 'KA', countries: ['IN', 'NP'] });
  rug = (await sell(app, 'Rug', 1_000)).id;
});
afterEach(async () => {
  for (const { id } of await zones()) await remove(id);
});

const ZONE =
  'id version name countries regions postalCodes rates { id name kind price percent freeFrom from until daysFrom daysUntil takesCashOnDelivery }';
const SAVE = `mutation ($input: ShippingZoneInput!) { zone: saveShippingZone(input: $input) { ${ZONE} } }`;
const zones = () => askFor(app, `{ zones: shippingZones { ${ZONE} } }`).then((data) => data.zones);
const save = (input: object) => askFor(app, SAVE, { input: zoneOf(input) }).then(({ zone }) => zone);
const remove = (id: string) =>
  askFor(app, 'mutation ($id: ID!) { deleteShippingZone(id: $id) { id } }', { id });
const zoneOf = (fields: object) => ({ name: 'India', countries: ['IN'], rates: [STANDARD], ...fields });
const STANDARD = { name: 'Standard', kind: 'FLAT', price: 5_000, daysFrom: 3, daysUntil: 5 };
const EXPRESS = { name: 'Express', kind: 'FLAT', price: 12_000, takesCashOnDelivery: false };

const RATE = 'id name price { amount } arrival { from until } takesCashOnDelivery isPickup isChosen';
const CART = `query ($input: CartInput!) { cart(input: $input) { subtotal { amount } shipping { amount } tax { amount } total { amount }
  shippingRates { ${RATE} } changes { kind before { amount } after { amount } } freeShippingFrom { amount } arrival { from until } } }`;
const MUMBAI = { country: 'IN', region: 'MH', postalCode: '400001' };
const KARNATAKA = { country: 'IN', region: 'KA', postalCode: '560001' };
const cartOf = (fields: object = {}, quantity = 1) => {
  const input = { lines: [{ variantId: rug, quantity }], destination: KARNATAKA, ...fields };
  return askFor(app, CART, { input }).then(({ cart }) => cart);
};
const chosen = (cart: { shippingRates: { name: string; isChosen: boolean }[] }) =>
  cart.shippingRates.filter(({ isChosen }) => isChosen).map(({ name }) => name);
const placed = async (fields: object) =>
  place(app, await orderOf(app, [{ variantId: rug, quantity: 1 }], fields));
const conflict = ({ errors: [error] }: Answer<unknown>) => error?.extensions as { code: string; cart: never };
const faults = async () => {
  const found: string[] = [];
  for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
  return found;
};

describe('a shop without zones', () => {
  it('has the percentage of its settings as its only rate', async () => {
    const cart = await cartOf();
    expect(cart).toMatchObject({ shipping: { amount: 5_000 }, total: { amount: 105_000 }, changes: [] });
    expect(cart.shippingRates).toMatchObject([
      { id: 'standard', price: { amount: 5_000 }, takesCashOnDelivery: true, isChosen: true, arrival: null },
    ]);
    expect(await delivery({ country: 'IN' })).toMatchObject({ isServed: true, takesCashOnDelivery: true });
    expect(await delivery({ country: 'DE' })).toEqual(NOT_SERVED);
  });

  it('accepts the rate by its name, or no name', async () => {
    for (const shippingRate of [null, 'standard']) {
      const { data } = await placed({ shippingRate });
      expect(data.order.shipping).toMatchObject({ amount: 5_000 });
    }
    const [stored] = await app.db.collection('orders').find().toArray();
    expect(stored).not.toHaveProperty('shippingRate');
  });
});

describe('the rates of an address', () => {
  it('are those of its most specific zone', async () => {
    await save({});
    await save({ name: 'West', regions: ['MH'], rates: [{ ...STANDARD, name: 'West' }] });
    await save({ name: 'Fort', postalCodes: ['400001-400005'], rates: [{ ...EXPRESS, name: 'Today' }] });
    await save({ name: 'World', countries: [], rates: [{ ...STANDARD, name: 'Air', price: 90_000 }] });
    const namesAt = async (destination: object | null) =>
      (await cartOf({ destination })).shippingRates.map(({ name }: { name: string }) => name);
    expect(await namesAt(MUMBAI)).toEqual(['Today']);
    expect(await namesAt({ ...MUMBAI, postalCode: '411001' })).toEqual(['West']);
    expect(await namesAt({ ...MUMBAI, region: null, postalCode: '411001' })).toEqual(['West']);
    expect(await namesAt(KARNATAKA)).toEqual(['Standard']);
    expect(await namesAt(null)).toEqual(['Standard']);
    expect(await namesAt({ country: 'NP' })).toEqual(['Air']);
  });

  it('are calculated from weight, value and percentage, exactly', async () => {
    await updateProduct(app, rug, { variants: [{ selectedOptions: [], weightGrams: 400, price: 100_000 }] });
    await save({
      rates: [
        { name: 'Light', kind: 'WEIGHT', price: 3_000, until: 801 },
        { name: 'Heavy', kind: 'WEIGHT', price: 7_000, from: 801 },
        { name: 'Insured', kind: 'PERCENT', percent: 6.25 },
        { name: 'Dear', kind: 'SUBTOTAL', price: 9_000, from: 200_000, freeFrom: 300_000 },
        { name: 'Shop', kind: 'PICKUP' },
      ],
    });
    const rates = async (quantity: number) =>
      Object.fromEntries(
        (await cartOf({}, quantity)).shippingRates.map(
          (rate: { name: string; price: { amount: number } }) => [rate.name, rate.price.amount],
        ),
      );
    const heavy = { Heavy: 7_000, Insured: 18_750, Dear: 0, Shop: 0 };
    await eventually(async () => expect(await rates(3)).toEqual(heavy));
    expect(await rates(1)).toEqual({ Light: 3_000, Insured: 6_250, Shop: 0 });
    expect(await rates(2)).toEqual({ Light: 3_000, Insured: 12_500, Dear: 9_000, Shop: 0 });
    expect(chosen(await cartOf())).toEqual(['Light']);
  });

  it('are chosen by the shopper, and taxed like the goods', async () => {
    const { rates } = await save({ rates: [STANDARD, EXPRESS] });
    const cart = await cartOf({ shippingRate: rates[1].id });
    expect(chosen(cart)).toEqual(['Express']);
    // 18 % of the goods and of the shipping: 112,000 × 18 ÷ 118.
    expect(cart).toMatchObject({
      shipping: { amount: 12_000 },
      total: { amount: 112_000 },
      tax: { amount: 17_084 },
    });
    const { data } = await placed({
      ...{ shippingRate: rates[1].id, total: 112_000, paymentMethod: 'bank_transfer' },
    });
    expect(data).toBeNull();
    await changeSelling(app, { bankDetails: 'Account 1' });
    const order = await placed({
      ...{ shippingRate: rates[1].id, total: 112_000, paymentMethod: 'bank_transfer' },
    });
    expect(order.data.order).toMatchObject({ shipping: { amount: 12_000 }, tax: { amount: 17_084 } });
    const { id } = (
      await askFor(app, '{ orders(first: 1) { nodes { id shippingRate { id name isPickup } } } }')
    ).orders.nodes[0];
    expect(await askFor(app, `{ orderById(id: "${id}") { shippingRate { name isPickup } } }`)).toEqual({
      orderById: { shippingRate: { name: 'Express', isPickup: false } },
    });
  });

  it('give the delivery time of an order, or default to the shop’s', async () => {
    await changeSelling(app, { deliveryDaysFrom: 7, deliveryDaysUntil: 9 });
    const { rates } = await save({ rates: [STANDARD, EXPRESS] });
    const [standard, express] = (await cartOf()).shippingRates;
    expect(standard.arrival.from < express.arrival.from).toBe(true);
    expect((await cartOf({ shippingRate: rates[1].id })).arrival).toEqual(express.arrival);
    await changeSelling(app, { deliveryDaysFrom: null, deliveryDaysUntil: null });
  });
});

describe('an order', () => {
  it('uses the cheapest rate with delivery if none is named', async () => {
    await save({ rates: [{ name: 'Shop', kind: 'PICKUP' }, EXPRESS, STANDARD] });
    const { data } = await placed({});
    expect(data.order.shipping).toMatchObject({ amount: 5_000 });
  });

  it('whose rate is gone is refused with the current cart', async () => {
    const zone = await save({ rates: [STANDARD, EXPRESS] });
    await save({ id: zone.id, rates: [{ ...STANDARD, id: zone.rates[0].id }] });
    const answer = await placed({ shippingRate: zone.rates[1].id, total: 112_000 });
    const { code, cart } = conflict(answer);
    expect(code).toBe('CONFLICT');
    expect(cart).toMatchObject({
      changes: [{ kind: 'SHIPPING', before: null, after: { amount: 105_000 } }],
      shippingRates: [{ name: 'Standard', isChosen: true }],
      total: { amount: 105_000 },
    });
    // The shopper agrees to the other rate.
    expect((await placed({ shippingRate: zone.rates[0].id, total: 105_000 })).data.order).toBeTruthy();
  });

  it('whose rate is gone with all zones is refused, too', async () => {
    const { id, rates } = await save({ rates: [STANDARD] });
    await remove(id);
    expect(conflict(await placed({ shippingRate: rates[0].id }))).toMatchObject({
      code: 'CONFLICT',
      cart: { shippingRates: [{ id: 'standard' }] },
    });
  });

  it('whose rate has another price now is refused', async () => {
    const { id, rates } = await save({});
    const input = await orderOf(app, [{ variantId: rug, quantity: 1 }], { shippingRate: rates[0].id });
    await save({ id, rates: [{ ...STANDARD, id: rates[0].id, price: 5_001 }] });
    expect(conflict(await place(app, input))).toMatchObject({
      cart: { changes: [{ kind: 'SHIPPING', before: { amount: 105_000 }, after: { amount: 105_001 } }] },
    });
  });

  it('to an address without rates is refused at its postcode', async () => {
    await save({ name: 'Mumbai', regions: ['MH'] });
    const cart = await cartOf();
    expect(cart).toMatchObject({ shippingRates: [], shipping: { amount: 0 } });
    const error = onlyError(await placed({}));
    expect(error.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { 'shippingAddress.postalCode': 'The shop does not deliver this order to this address' },
    });
  });

  it('cannot be paid in cash if the rate does not allow it', async () => {
    await save({ rates: [EXPRESS] });
    const error = onlyError(await placed({ total: 112_000 }));
    expect(error.extensions.fieldErrors).toHaveProperty('paymentMethod');
  });

  it('is placed once, with the rate as part of its input', async () => {
    const { rates } = await save({ rates: [STANDARD, EXPRESS] });
    const key = newKey();
    const input = await orderOf(app, [{ variantId: rug, quantity: 1 }], { shippingRate: rates[0].id });
    const [one, other] = await Promise.all([place(app, input, key), place(app, input, key)]);
    expect(one.data.order.number).toBe(other.data.order.number);
    expect(onlyError(await place(app, { ...input, shippingRate: rates[1].id }, key)).extensions.code).toBe(
      'CONFLICT',
    );
  });
});

const NOT_SERVED = { isServed: false, takesCashOnDelivery: false, arrival: null, rates: [] };

describe('delivery to an address', () => {
  it('is known from the PIN alone', async () => {
    await save({
      name: 'Mumbai',
      postalCodes: ['400001'],
      rates: [STANDARD, { name: 'Shop', kind: 'PICKUP' }],
    });
    const served = await delivery({ country: 'IN', postalCode: '400 001', variantIds: [rug] });
    expect(served).toMatchObject({
      isServed: true,
      takesCashOnDelivery: true,
      arrival: { from: expect.any(String) },
      rates: [{ name: 'Standard', price: { amount: 5_000 } }, { name: 'Shop' }],
    });
    expect(await delivery({ country: 'IN', postalCode: '400002' })).toEqual(NOT_SERVED);
    expect(await delivery({ country: 'IN' })).toEqual(NOT_SERVED);
    expect(await delivery({ country: 'XX', postalCode: '$ne' })).toEqual(NOT_SERVED);
  });

  it('allows cash only if both the shop and a rate do', async () => {
    await save({ rates: [EXPRESS] });
    expect(await delivery({ country: 'IN' })).toMatchObject({ isServed: true, takesCashOnDelivery: false });
  });

  it('allows cash up to the shop’s limit', async () => {
    await save({ rates: [STANDARD] });
    const takesCash = async (cashOnDeliveryUpTo: number | null) => {
      await changeSelling(app, { cashOnDeliveryUpTo });
      return (await delivery({ country: 'IN', variantIds: [rug] })).takesCashOnDelivery;
    };
    expect(await takesCash(104_999)).toBe(false);
    expect(await takesCash(105_000)).toBe(true);
    expect(await takesCash(null)).toBe(true);
  });

  it('can be requested for no more variants than a cart has lines', async () => {
    const variantIds = Array.from({ length: 101 }, (_, at) => at.toString(16).padStart(24, '0'));
    const { extensions } = await askInVain(app, DELIVERY, { country: 'IN', variantIds });
    expect(['BAD_USER_INPUT', 'TOO_EXPENSIVE']).toContain(extensions.code);
  });
});

const DELIVERY = `query ($country: CountryCode!, $region: String, $postalCode: String, $variantIds: [ID!]) {
  delivery(country: $country, region: $region, postalCode: $postalCode, variantIds: $variantIds) {
    isServed takesCashOnDelivery arrival { from until } rates { id name price { amount } } } }`;

async function delivery(variables: object) {
  return (await askFor(app, DELIVERY, variables)).delivery;
}

describe('a zone', () => {
  it('stores its input, and keeps the ids of unchanged rates', async () => {
    const zone = await save({ rates: [STANDARD, EXPRESS] });
    expect(zone).toMatchObject({
      version: 1,
      name: 'India',
      rates: [{ name: 'Standard' }, { name: 'Express' }],
    });
    const next = await save({
      id: zone.id,
      version: 1,
      rates: [EXPRESS, { ...STANDARD, id: zone.rates[0].id }],
    });
    expect(next.version).toBe(2);
    expect(next.rates[1].id).toBe(zone.rates[0].id);
    expect(next.rates[0].id).not.toBe(zone.rates[1].id);
    expect(await zones()).toEqual([next]);
  });

  it.each([
    ['a stale version', { version: 1 }, 'CONFLICT'],
    ['an unknown id', { id: 'f'.repeat(24) }, 'NOT_FOUND'],
    ['no id at all', { id: 'x' }, 'NOT_FOUND'],
    ['a rate of another zone', { rates: [{ ...STANDARD, id: 'f'.repeat(24) }] }, 'BAD_USER_INPUT'],
    ['an invalid PIN', { postalCodes: ['12'] }, 'BAD_USER_INPUT'],
    ['an invalid rate', { rates: [{ ...STANDARD, price: -1 }] }, 'BAD_USER_INPUT'],
  ])('is not changed with %s', async (_, fields, code) => {
    const { id, rates } = await save({});
    const zone = await save({ id, rates: [{ ...STANDARD, id: rates[0].id }] });
    const input = { ...zoneOf({}), id: zone.id, name: 'Other', ...fields };
    expect((await askInVain(app, SAVE, { input })).extensions.code).toBe(code);
    expect(await zones()).toEqual([zone]);
  });

  it('is changed by one of two operators who have read the same version', async () => {
    const { id } = await save({});
    const change = (name: string) => ask(app, SAVE, { input: { ...zoneOf({ name }), id, version: 1 } });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
    expect(await zones()).toMatchObject([{ version: 2 }]);
  });

  it('is in the activity log, and is restored with its id and rates', async () => {
    const zone = await save({});
    await remove(zone.id);
    const [deleted] = (await readHistory(app)) as [WireChange];
    expect(deleted).toMatchObject({ subject: 'SHIPPING_ZONE', action: 'DELETED', subjectName: 'India' });
    await undo(app, deleted);
    expect(await zones()).toMatchObject([{ ...zone, version: 1 }]);
    const { id, rates } = zone;
    await save({ id, name: 'All', rates: [{ ...STANDARD, id: rates[0].id, price: 6_000 }] });
    const [changed] = (await readHistory(app)) as [WireChange];
    await undo(app, changed);
    expect(await zones()).toMatchObject([{ name: 'India', rates }]);
  });

  it('matches the selling settings in check-data', async () => {
    await save({});
    expect(await faults()).toEqual([]);
    await app.db
      .collection('storefront')
      .updateOne({ _id: 'selling' as never }, { $set: { shipsByZone: false } });
    await app.db
      .collection('shippingZones')
      .updateMany({}, { $set: { 'rates.0.price': -1, countries: ['XX'] } });
    expect(await faults()).toEqual([
      expect.stringContaining('Shipping zone India: Use two-letter country codes'),
      expect.stringContaining('Shipping zone India: Price must'),
      expect.stringContaining('but it has 1'),
    ]);
  });

  it('keeps the currency’s decimals', async () => {
    await app.db.collection('orders').deleteMany();
    await app.db.collection('orderState').deleteMany();
    await save({});
    const change = 'mutation { updateSellingSettings(input: { currency: "JPY" }) { version } }';
    const { extensions } = await askInVain(app, change);
    expect(extensions.fieldErrors?.['currency']).toContain('shipping zones');
  });
});

it('a metric counts the zones', async () => {
  await save({});
  await eventually(async () => expect((await scrape(app.url)).get('mela_shipping_zones')).toBe(1));
});
