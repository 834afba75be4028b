import { expect, test } from 'vitest';
import { checkHsn, readHsn, readTaxClass, TAX_CLASS_LIMITS } from './tax-class-checks.ts';

const ID = 'a'.repeat(24);

test.each([
  ['6109', true],
  ['610910', true],
  ['6109 10 00', true],
  ['6109.10.00', true],
  ['61', false],
  ['61091', false],
  ['610910001', false],
  ['6109a', false],
  ['', false],
])('the HSN code %j is valid: %s', (text, isValid) => {
  expect(checkHsn(text) === false).toBe(isValid);
});

test('a class is stored without outer spaces, and with each category once', () => {
  const draft = { name: ' Shirts ', rate: 5, hsn: '6109 10', categoryIds: [ID.toUpperCase(), ID] };
  expect(readTaxClass(draft)).toEqual({
    taxClass: {
      ...{ name: 'Shirts', rate: 5, hsn: '610910', isExempt: false, isDefault: false, categoryIds: [ID] },
    },
    faults: {},
  });
  expect(readHsn(' 61.09 ')).toBe('6109');
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(TAX_CLASS_LIMITS.name + 1) }, 'name'],
  [{ rate: -1 }, 'rate'],
  [{ rate: 100.01 }, 'rate'],
  [{ rate: 5.125 }, 'rate'],
  [{ rate: Number.NaN }, 'rate'],
  [{ rate: 5, isExempt: true }, 'rate'],
  [{ hsn: '12' }, 'hsn'],
  [{ categoryIds: ['shirts'] }, 'categoryIds'],
  [{ categoryIds: Array.from({ length: 501 }, (_, at) => String(at).padStart(24, '0')) }, 'categoryIds'],
])('%j breaks a rule of %s', (fields, field) => {
  expect(Object.keys(readTaxClass({ name: 'Shirts', rate: 5, ...fields }).faults)).toEqual([field]);
});
