import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { formatMoney, formatUnits, signOf } from './format-money.ts';
import { decimalsOf, MAX_MINOR_UNITS } from './money.ts';
import { plainAmount, toMinorUnits, toUnits } from './price.ts';

describe('formatMoney', () => {
  test.for([
    [10_900_000, 'INR', '₹1,09,000'],
    [149_950, 'INR', '₹1,499.50'],
    [0, 'INR', '₹0'],
    [5, 'INR', '₹0.05'],
    [2 ** 53 - 1, 'INR', '₹9,00,71,99,25,47,409.91'],
    [1_200, 'USD', '$12'],
    [10_900_050, 'USD', '$109,000.50'],
    [-1_250, 'USD', '-$12.50'],
    [149_999, 'EUR', '€1,499.99'],
    [1_200, 'JPY', '¥1,200'],
    [2 ** 53 - 1, 'JPY', '¥9,007,199,254,740,991'],
    [1_234_500, 'KWD', 'KWD 1,234.500'],
    [1_234_000, 'KWD', 'KWD 1,234'],
    [1, 'KWD', 'KWD 0.001'],
    [2 ** 53 - 1, 'KWD', 'KWD 9,007,199,254,740.991'],
    // Some browsers show these currencies without decimals, as they are paid in cash.
    [1_050, 'IQD', 'IQD 1.050'],
    [1_050, 'PKR', 'PKR 10.50'],
  ] as const)('%d minor units of %s are %s', ([amount, currency, written]) => {
    expect(formatMoney({ amount, currency }).replace('\u00a0', ' ')).toBe(written);
  });

  test('writes text that is parsed as the same amount, in every currency', () => {
    const amount = fc.oneof(fc.integer({ min: 0, max: MAX_MINOR_UNITS }), fc.nat({ max: 100_000 }));
    fc.assert(
      fc.property(amount, fc.constantFrom(...CURRENCIES), (minorUnits, currency) => {
        const written = formatMoney({ amount: minorUnits, currency });
        expect(toMinorUnits(plainAmount(written, currency), currency)).toBe(minorUnits);
        expect(formatUnits(toUnits(minorUnits, currency), currency)).toBe(written);
      }),
    );
  });

  test('writes different texts for different amounts, up to 2^53', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 1 });
    fc.assert(
      fc.property(amount, fc.constantFrom('INR', 'USD', 'JPY', 'KWD'), (minorUnits, currency) => {
        const digits = (units: number) => formatMoney({ amount: units, currency }).replaceAll(/\D/g, '');
        const isWhole = (units: number) => units % 10 ** decimalsOf(currency) === 0;
        const read = (units: number) =>
          BigInt(digits(units)) * (isWhole(units) ? 10n ** BigInt(decimalsOf(currency)) : 1n);
        expect(read(minorUnits)).toBe(BigInt(minorUnits));
      }),
    );
  });
});

test('creates one format for each currency, because it is slow', () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => created.mockRestore());
  for (const amount of [1, 2, 3]) {
    for (const currency of ['XAU', 'XTS']) formatMoney({ amount, currency });
  }
  expect(created).toHaveBeenCalledTimes(2);
});

test.for([
  ['INR', '₹'],
  ['USD', '$'],
  ['JPY', '¥'],
  ['KWD', 'KWD'],
])('%s is written as %s', ([currency, sign]) => {
  expect(signOf(currency as string)).toBe(sign);
});
