import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  changeCustomFields,
  type DeclaredField,
  shownFields,
  valuesOf,
  withAmounts,
} from './custom-fields.ts';
import { textsOf } from './messages.ts';

const DECLARED: readonly DeclaredField[] = [
  { module: 'gift-wrap', name: 'price', label: 'Wrap price', type: 'MONEY' },
  { module: 'gift-wrap', name: 'fragile', label: 'Fragile', type: 'BOOLEAN' },
  { module: 'care', name: 'degrees', label: 'Degrees', type: 'NUMBER', hint: 'When washed' },
  { module: 'care', name: 'text', label: 'Care', type: 'TEXT', isPublic: true },
];
const change = (module: string, name: string, value: string | null, stored = {}) =>
  changeCustomFields(DECLARED, stored, [{ module, name, value }]);

describe('a custom field', () => {
  test.each([
    ['gift-wrap', 'price', '5000', { amount: 5000 }],
    ['gift-wrap', 'price', '0', { amount: 0 }],
    ['gift-wrap', 'fragile', 'true', true],
    ['care', 'degrees', '0', 0],
    ['care', 'degrees', '1000000000', 1_000_000_000],
    ['care', 'text', ' By hand\u200b ', 'By hand'],
    ['care', 'text', 'By hand\nor not', 'By hand\nor not'],
    ['care', 'text', 'x'.repeat(1_000), 'x'.repeat(1_000)],
  ])('%s %s takes %j', (module, name, value, stored) => {
    expect(change(module, name, value)).toEqual({ fields: { [module]: { [name]: stored } }, faults: {} });
  });

  test.each([
    ['gift-wrap', 'price', '-1', 'Wrap price must be a valid price'],
    ['gift-wrap', 'price', '1.5', 'Wrap price must be a valid price'],
    ['gift-wrap', 'price', '999999999999999', 'Wrap price must be a valid price'],
    ['gift-wrap', 'fragile', 'yes', 'Fragile must be true or false'],
    ['care', 'degrees', '1e3', 'Degrees must be a whole number from 0 to 1000000000'],
    ['care', 'degrees', '1000000001', 'Degrees must be a whole number from 0 to 1000000000'],
    ['care', 'text', 'x'.repeat(1_001), 'Care must be at most 1000 characters'],
    ['care', 'text', 'a\u0000b', 'Care must not contain control characters'],
  ])('%s %s refuses %j', (module, name, value, fault) => {
    expect(textsOf(change(module, name, value).faults)).toEqual({
      [`customFields.${module}.${name}`]: fault,
    });
  });

  test.each([
    ['gift-wrap', 'ribbon'],
    ['gone', 'price'],
    ['__proto__', 'price'],
    ['gift-wrap', '__proto__'],
    ['constructor', 'name'],
  ])('%s %s is unknown', (module, name) => {
    expect(textsOf(change(module, name, '1').faults)).toEqual({
      customFields: 'This custom field does not exist',
    });
  });

  test.each([[''], [null], ['false']])('is removed by %j', (value) => {
    const stored = { 'gift-wrap': { fragile: true } };
    expect(change('gift-wrap', 'fragile', value, stored)).toEqual({ fields: undefined, faults: {} });
  });
});

test('a change keeps all other values, including those of removed modules, and does not modify its input', () => {
  const stored = { 'gift-wrap': { price: { amount: 1 }, gone: 'x' }, gone: { field: true } };
  const { fields } = change('gift-wrap', 'price', '2', stored);
  expect(fields).toEqual({ 'gift-wrap': { price: { amount: 2 }, gone: 'x' }, gone: { field: true } });
  expect(stored['gift-wrap'].price).toEqual({ amount: 1 });
});

test('only declared fields are shown, with their values as text', () => {
  const stored = { 'gift-wrap': { price: { amount: 5000 } }, care: { degrees: 0, gone: 1 }, gone: { a: 1 } };
  expect(shownFields(DECLARED, stored).map(({ name, value }) => [name, value])).toEqual([
    ['price', '5000'],
    ['fragile', null],
    ['degrees', '0'],
    ['text', null],
  ]);
  expect(shownFields(DECLARED)[2]).toEqual({ ...DECLARED[2], isPublic: false, value: null });
  expect(shownFields(DECLARED).map(({ isPublic }) => isPublic)).toEqual([false, false, false, true]);
});

test('a module reads its own values, with amounts as numbers', () => {
  const stored = { 'gift-wrap': { price: { amount: 5000 }, fragile: true }, care: { degrees: 1 } };
  expect(valuesOf(stored, 'gift-wrap')).toEqual({ price: 5000, fragile: true });
  expect(valuesOf(undefined, 'gift-wrap')).toEqual({});
});

test('a change of currency scales amounts only', () => {
  const stored = { 'gift-wrap': { price: { amount: 5000 }, pieces: 5000 } };
  expect(withAmounts(stored, (amount) => amount / 100)).toEqual({
    'gift-wrap': { price: { amount: 50 }, pieces: 5000 },
  });
});

test('amounts of money are found in all modules, among other values', () => {
  const stored = {
    'gift-wrap': { price: { amount: 5000 }, pieces: 7 },
    gone: { deposit: { amount: 0 }, a: true },
  };
  expect(amountsOf(stored)).toEqual([5000, 0]);
  expect(amountsOf({})).toEqual([]);
});

test('a chosen value is text', () => {
  const declared: DeclaredField[] = [{ module: 'sizes', name: 'chart', label: 'Size chart', type: 'CHOICE' }];
  const choose = (value: string) =>
    changeCustomFields(declared, undefined, [{ module: 'sizes', name: 'chart', value }]);
  expect(choose('5')).toEqual({ fields: { sizes: { chart: '5' } }, faults: {} });
  expect(textsOf(choose('x'.repeat(1_001)).faults)).toEqual({
    'customFields.sizes.chart': 'Size chart must be at most 1000 characters',
  });
});

test('100 values at once are accepted, and more change nothing', () => {
  const change = (length: number) =>
    changeCustomFields(
      DECLARED,
      { care: { degrees: 30 } },
      Array.from({ length }, () => ({ module: 'care', name: 'text', value: 'x' })),
    );
  expect(change(100)).toEqual({ fields: { care: { degrees: 30, text: 'x' } }, faults: {} });
  const { fields, faults } = change(101);
  expect(fields).toEqual({ care: { degrees: 30 } });
  expect(textsOf(faults)).toEqual({ customFields: expect.stringContaining('100') });
});
