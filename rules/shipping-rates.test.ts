import { describe, expect, it } from 'vitest';
import { chooseRate, offeredRates, type Parcel, type ZoneRate } from './shipping-rates.ts';

const rate = (fields: Partial<ZoneRate>): ZoneRate => ({
  ...{ id: 'r', name: 'Standard', kind: 'FLAT', price: 5_000, percent: null, freeFrom: null },
  ...{ from: null, until: null, daysFrom: null, daysUntil: null, takesCashOnDelivery: true },
  ...fields,
});
const price = (fields: Partial<ZoneRate>, parcel: Partial<Parcel>) =>
  offeredRates([rate(fields)], { value: 100_000, weightGrams: 500, ...parcel })[0]?.price;

describe('the price of a rate', () => {
  it.each<[string, Partial<ZoneRate>, Partial<Parcel>, number | undefined]>([
    ['flat', {}, {}, 5_000],
    ['flat, for nothing', {}, { value: 0, weightGrams: 0 }, 5_000],
    ['just below free', { freeFrom: 100_001 }, {}, 5_000],
    ['free', { freeFrom: 100_000 }, {}, 0],
    ['free from 0', { freeFrom: 0 }, { value: 0 }, 0],
    ['6.2 % of 38.23, half a paisa up', { kind: 'PERCENT', price: 0, percent: 6.2 }, { value: 3_823 }, 237],
    ['0.5 % of one rupee, half a paisa up', { kind: 'PERCENT', price: 0, percent: 0.5 }, { value: 100 }, 1],
    ['0.49 % of one rupee', { kind: 'PERCENT', price: 0, percent: 0.49 }, { value: 100 }, 0],
    [
      'a percentage of more than a double holds',
      { kind: 'PERCENT', price: 0, percent: 33.33 },
      { value: 9_007_199_254_740_991 },
      3_002_099_511_605_172,
    ],
    ['a free percentage', { kind: 'PERCENT', price: 0, percent: 5, freeFrom: 1 }, {}, 0],
    ['the lowest weight', { kind: 'WEIGHT', from: 500, until: 1_000 }, {}, 5_000],
    ['the highest weight', { kind: 'WEIGHT', from: 500, until: 1_000 }, { weightGrams: 999 }, 5_000],
    ['too heavy', { kind: 'WEIGHT', from: 500, until: 1_000 }, { weightGrams: 1_000 }, undefined],
    ['too light', { kind: 'WEIGHT', from: 500, until: 1_000 }, { weightGrams: 499 }, undefined],
    ['a weight that is not known', { kind: 'WEIGHT', until: 1_000 }, { weightGrams: 0 }, 5_000],
    ['heavy, without an upper bound', { kind: 'WEIGHT', from: 500 }, { weightGrams: 1e9 }, 5_000],
    ['the lowest subtotal', { kind: 'SUBTOTAL', from: 100_000 }, {}, 5_000],
    ['a subtotal that is too high', { kind: 'SUBTOTAL', until: 100_000 }, {}, undefined],
    ['a subtotal that is too low', { kind: 'SUBTOTAL', from: 100_001 }, {}, undefined],
    ['pick-up', { kind: 'PICKUP', price: 0 }, {}, 0],
    // Rates of other kinds store no bounds, and would ignore them.
    ['flat with bounds', { from: 1, until: 2 }, {}, 5_000],
  ])('%s', (_, fields, parcel, expected) => expect(price(fields, parcel)).toBe(expected));
});

it('is listed with the zone’s rates in order, with their other fields', () => {
  const rates = [
    rate({ id: 'a', daysFrom: 2, daysUntil: 4, takesCashOnDelivery: false }),
    rate({ id: 'b', kind: 'WEIGHT', from: 501 }),
    rate({ id: 'c', kind: 'PICKUP', name: 'Shop', price: 0, daysFrom: 1 }),
  ];
  expect(offeredRates(rates, { value: 1, weightGrams: 500 })).toEqual([
    {
      ...{ id: 'a', name: 'Standard', price: 5_000, freeFrom: null, days: [2, 4] },
      ...{ takesCashOnDelivery: false, isPickup: false },
    },
    {
      ...{ id: 'c', name: 'Shop', price: 0, freeFrom: null, days: null },
      ...{ takesCashOnDelivery: true, isPickup: true },
    },
  ]);
  expect(offeredRates([], { value: 1, weightGrams: 500 })).toEqual([]);
});

describe('the rate of a cart', () => {
  const offered = (id: string, amount: number, isPickup = false) => ({
    ...{ id, name: id, price: amount, freeFrom: null, days: null, takesCashOnDelivery: true, isPickup },
  });
  const [slow, fast, same] = [offered('slow', 50), offered('fast', 90), offered('same', 50)];
  const [shop, other] = [offered('shop', 0, true), offered('other', 10, true)];
  it.each([
    ['none of none', [], null, undefined],
    ['none of none that was chosen', [], 'slow', undefined],
    ['the one that was chosen', [slow, fast], 'fast', 'fast'],
    ['the cheapest', [fast, slow], null, 'slow'],
    ['the first of the cheapest', [fast, same, slow], null, 'same'],
    ['the cheapest in place of one that is gone', [fast, slow], 'gone', 'slow'],
    ['one that delivers before pick-up', [shop, fast], null, 'fast'],
    ['pick-up where it was chosen', [shop, fast], 'shop', 'shop'],
    ['the cheapest pick-up where nothing delivers', [other, shop], null, 'shop'],
  ])('is %s', (_, rates, wanted, id) => expect(chooseRate(rates, wanted)?.id).toBe(id));
});
