import { describe, expect, it } from 'vitest';
import { textsOf } from './messages.ts';
import { type RateDraft, readZone, type ZoneDraft } from './zone-checks.ts';

const RATE: RateDraft = { name: 'Standard', kind: 'FLAT', price: 5_000 };
const faultsOf = (fields: Partial<ZoneDraft>) =>
  readZone({ name: 'Zone', countries: ['IN'], rates: [RATE], ...fields }).faults;
const pins = (length: number) => Array.from({ length }, (_, at) => `${100_000 + at}`);
const regions = (length: number) => Array.from({ length }, (_, at) => `Region ${at}`);
const rateFaults = (fields: Partial<RateDraft>) => faultsOf({ rates: [{ ...RATE, ...fields }] });

describe('a zone', () => {
  it.each<[string, Partial<ZoneDraft>]>([
    ['of a country', {}],
    ['of several countries', { countries: ['DE', 'fr'] }],
    ['of all other countries', { countries: [] }],
    ['of states', { regions: ['MH', 'GA'] }],
    ['of PINs', { postalCodes: ['400001', '400001-400099', '4*'] }],
    ['with the longest name', { name: 'x'.repeat(100) }],
    ['of as many PINs as possible', { postalCodes: pins(1_000) }],
    ['of as many regions as possible', { countries: ['US'], regions: regions(100) }],
    ['of as many rates as possible', { rates: Array.from({ length: 20 }, () => RATE) }],
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
    ['too many PINs', { postalCodes: pins(1_001) }, 'postalCodes'],
    ['too many regions', { countries: ['US'], regions: regions(101) }, 'regions'],
    ['a long region', { countries: ['US'], regions: ['x'.repeat(101)] }, 'regions'],
    ['too many rates', { rates: Array.from({ length: 21 }, () => RATE) }, 'rates'],
  ])('%s is wrong', (_, fields, field) => expect(Object.keys(faultsOf(fields))).toEqual([field]));

  it.each<[Partial<ZoneDraft>, string, string]>([
    [{ postalCodes: pins(1_001) }, 'postalCodes', 'A zone can have at most 1000 postcodes and ranges'],
    [{ postalCodes: [''] }, 'postalCodes', 'Remove the empty line'],
    [
      { postalCodes: ['400001', '40000'] },
      'postalCodes',
      '40000 is not valid. Use the format 400001, 400001-400099 or 4000*',
    ],
    [
      { countries: ['GB'], postalCodes: ['SW1*', '$'] },
      'postalCodes',
      '$ is not valid. Use the format 10115, 10000-10999 or SW1*',
    ],
    [
      { countries: ['GB'], postalCodes: ['X'.repeat(60)] },
      'postalCodes',
      `${'X'.repeat(50)} is not valid. Use the format 10115, 10000-10999 or SW1*`,
    ],
    [{ countries: ['US'], regions: regions(101) }, 'regions', 'A zone can have at most 100 states'],
    [{ regions: ['MH', ''] }, 'regions', 'Remove the empty line'],
    [{ regions: ['MH', 'Goa'] }, 'regions', 'Goa is not a state'],
    [{ rates: Array.from({ length: 21 }, () => RATE) }, 'rates', 'A zone can have at most 20 rates'],
  ])('with %j says at %s: %s', (fields, field, text) => {
    expect(textsOf(faultsOf(fields))).toEqual({ [field]: text });
  });

  it('names the rate that is wrong', () => {
    const faults = faultsOf({ rates: [RATE, { ...RATE, name: '' }, { ...RATE, name: '', price: -1 }] });
    expect(Object.keys(faults)).toEqual(['rates.1.name', 'rates.2.name', 'rates.2.price']);
  });

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
    ['negative days', { daysFrom: -1, daysUntil: 2 }, 'daysFrom'],
    ['half a day', { daysFrom: 0.5, daysUntil: 2 }, 'daysFrom'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
  ])('%s is wrong', (_, fields, field) =>
    expect(Object.keys(rateFaults(fields))).toEqual([`rates.0.${field}`]),
  );

  const NO_AMOUNT = 'must be a whole number in the currency’s smallest unit';
  it.each<[Partial<RateDraft>, string, string]>([
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    [{ price: -1 }, 'price', `Price ${NO_AMOUNT}`],
    [{ freeFrom: 0.5 }, 'freeFrom', `“Free over” ${NO_AMOUNT}`],
    [{ kind: 'SUBTOTAL', from: -1 }, 'from', `“From” ${NO_AMOUNT}`],
    [{ kind: 'SUBTOTAL', until: 0.5 }, 'until', `“Less than” ${NO_AMOUNT}`],
    [{ kind: 'WEIGHT', from: -1 }, 'from', '“From” must be a whole number of grams'],
    [{ kind: 'WEIGHT', until: 0.5 }, 'until', '“Less than” must be a whole number of grams'],
    [{ kind: 'WEIGHT', until: 0 }, 'until', '“Less than” must be more than “from”'],
    [{ daysFrom: 1, daysUntil: 366 }, 'daysUntil', 'Days must be a whole number from 0 to 365'],
    [{ daysUntil: 0 }, 'daysFrom', 'Enter both delivery days, or neither'],
  ])('with %j says at %s: %s', (fields, field, text) => {
    expect(textsOf(rateFaults(fields))).toEqual({ [`rates.0.${field}`]: text });
  });

  it.each<[string, Partial<RateDraft>]>([
    ['free', { price: 0 }],
    ['no percent', { kind: 'PERCENT', percent: 0 }],
    ['a hundred percent', { kind: 'PERCENT', percent: 100 }],
    ['within a year', { daysFrom: 365, daysUntil: 365 }],
    ['a percentage', { kind: 'PERCENT', percent: 12.35, price: -1 }],
    ['by weight', { kind: 'WEIGHT', from: 0, until: 500 }],
    ['by subtotal without bounds', { kind: 'SUBTOTAL' }],
    ['on the same day', { daysFrom: 0, daysUntil: 0 }],
    ['pick-up', { kind: 'PICKUP', price: null, takesCashOnDelivery: false }],
  ])('%s is right', (_, fields) => expect(rateFaults(fields)).toEqual({}));
});
