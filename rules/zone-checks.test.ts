import { describe, expect, it } from 'vitest';
import { type RateDraft, readZone, type ZoneDraft } from './zone-checks.ts';

const RATE: RateDraft = { name: 'Standard', kind: 'FLAT', price: 5_000 };
const faultsOf = (fields: Partial<ZoneDraft>) =>
  readZone({ name: 'Zone', countries: ['IN'], rates: [RATE], ...fields }).faults;
const rateFaults = (fields: Partial<RateDraft>) => faultsOf({ rates: [{ ...RATE, ...fields }] });

describe('a zone', () => {
  it.each<[string, Partial<ZoneDraft>]>([
    ['of a country', {}],
    ['of several countries', { countries: ['DE', 'fr'] }],
    ['of all other countries', { countries: [] }],
    ['of states', { regions: ['MH', 'GA'] }],
    ['of PINs', { postalCodes: ['400001', '400001-400099', '4*'] }],
    ['of postcodes elsewhere', { countries: ['GB'], postalCodes: ['SW1*', 'EC1A 1BB'] }],
    ['of regions elsewhere', { countries: ['US'], regions: ['California'] }],
    ['without rates, to which nothing is sent', { rates: [] }],
  ])('%s is right', (_, fields) => expect(faultsOf(fields)).toEqual({}));

  it.each<[string, Partial<ZoneDraft>, string]>([
    ['a blank name', { name: ' \u200b' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['an unknown country', { countries: ['XX'] }, 'countries'],
    ['a name of a country', { countries: ['India'] }, 'countries'],
    ['states of two countries', { countries: ['IN', 'NP'], regions: ['MH'] }, 'countries'],
    ['postcodes of no country', { countries: [], postalCodes: ['400001'] }, 'countries'],
    ['an unknown state', { regions: ['XX'] }, 'regions'],
    ['a property of all objects as a state', { regions: ['toString'] }, 'regions'],
    ['an empty state', { countries: ['US'], regions: [''] }, 'regions'],
    ['a PIN with a letter', { postalCodes: ['40000A'] }, 'postalCodes'],
    ['a PIN of five digits', { postalCodes: ['40000'] }, 'postalCodes'],
    ['a PIN that begins with 0', { postalCodes: ['012345'] }, 'postalCodes'],
    ['a range the wrong way round', { postalCodes: ['400099-400001'] }, 'postalCodes'],
    ['an empty line', { postalCodes: [''] }, 'postalCodes'],
    [
      'too many PINs',
      { postalCodes: Array.from({ length: 1_001 }, (_, at) => `${100_000 + at}`) },
      'postalCodes',
    ],
    ['too many rates', { rates: Array.from({ length: 21 }, () => RATE) }, 'rates'],
  ])('%s is wrong', (_, fields, field) => expect(Object.keys(faultsOf(fields))).toEqual([field]));

  it('is stored in one normalised form', () => {
    const draft = {
      name: '  West ',
      ...{ countries: ['in', 'IN'], regions: ['MH', 'MH'], postalCodes: ['400 001', '400001', '4000* '] },
      rates: [{ ...RATE, percent: 5, from: 3, until: 4 }],
    };
    expect(readZone(draft).zone).toEqual({
      name: 'West',
      ...{ countries: ['IN'], regions: ['MH'], postalCodes: ['400001', '4000*'] },
      rates: [
        {
          ...{ id: null, name: 'Standard', kind: 'FLAT', price: 5_000, percent: null, freeFrom: null },
          ...{ from: null, until: null, daysFrom: null, daysUntil: null, takesCashOnDelivery: true },
        },
      ],
    });
  });
});

describe('a rate', () => {
  it.each<[string, Partial<RateDraft>, string]>([
    ['a blank name', { name: '' }, 'name'],
    ['an unknown kind', { kind: 'FREE' as never }, 'kind'],
    ['a negative price', { price: -1 }, 'price'],
    ['half a paisa', { price: 0.5 }, 'price'],
    ['no number', { price: Number.NaN }, 'price'],
    ['more than a price can be', { price: 1e12 }, 'price'],
    ['no percentage', { kind: 'PERCENT' }, 'percent'],
    ['three decimals', { kind: 'PERCENT', percent: 1.234 }, 'percent'],
    ['more than 100 %', { kind: 'PERCENT', percent: 100.01 }, 'percent'],
    ['negative percent', { kind: 'PERCENT', percent: -1 }, 'percent'],
    ['a negative amount to be free from', { freeFrom: -1 }, 'freeFrom'],
    ['half a gram', { kind: 'WEIGHT', from: 0.5 }, 'from'],
    ['bounds that are the same', { kind: 'WEIGHT', from: 5, until: 5 }, 'until'],
    ['bounds the wrong way round', { kind: 'SUBTOTAL', from: 6, until: 5 }, 'until'],
    ['an upper bound of 0', { kind: 'SUBTOTAL', until: 0 }, 'until'],
    ['only a first day', { daysFrom: 1 }, 'daysFrom'],
    ['only a last day', { daysUntil: 1 }, 'daysFrom'],
    ['days the wrong way round', { daysFrom: 3, daysUntil: 2 }, 'daysUntil'],
    ['too many days', { daysFrom: 1, daysUntil: 366 }, 'daysUntil'],
  ])('%s is wrong', (_, fields, field) =>
    expect(Object.keys(rateFaults(fields))).toEqual([`rates.0.${field}`]),
  );

  it.each<[string, Partial<RateDraft>]>([
    ['free', { price: 0 }],
    ['a percentage', { kind: 'PERCENT', percent: 12.35, price: -1 }],
    ['by weight', { kind: 'WEIGHT', from: 0, until: 500 }],
    ['by subtotal without bounds', { kind: 'SUBTOTAL' }],
    ['on the same day', { daysFrom: 0, daysUntil: 0 }],
    ['pick-up', { kind: 'PICKUP', price: null, takesCashOnDelivery: false }],
  ])('%s is right', (_, fields) => expect(rateFaults(fields)).toEqual({}));
});
