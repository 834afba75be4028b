import { expect, test } from 'vitest';
import { arrivalText, availabilityText, deliveryText } from './variant-texts.ts';

test.each([
  [{ state: 'IN_STOCK', left: null }, 'In stock'],
  [{ state: 'LOW', left: 3 }, 'Only 3 left'],
  [{ state: 'LOW', left: null }, 'In stock'],
  [{ state: 'OUT_OF_STOCK', left: null }, 'Sold out'],
  [{ state: 'NOT_SOLD', left: null }, 'Not available'],
  [undefined, 'This combination is not available'],
] as const)('%o reads "%s"', (variant, text) => {
  expect(availabilityText(variant)).toBe(text);
});

test.each([
  [[2, 4], 'Delivery in 2 to 4 days', 'Arrives Thu, 26 – Sat, 28 November'],
  [[1, 1], 'Delivery in 1 day', 'Arrives Wed, 25 November'],
  [[5, 9], 'Delivery in 5 to 9 days', 'Arrives Sun, 29 November – Thu, 3 December'],
] as const)(
  '%o days of delivery read "%s", and to whoever orders on 24 November in India "%s"',
  ([from, until], text, arrival) => {
    expect(deliveryText([from, until])).toBe(text);
    // The first and last minute of that day, whatever the browser's time zone.
    for (const moment of ['2026-11-24T00:00+05:30', '2026-11-24T23:59+05:30'])
      expect(arrivalText([from, until], 'Asia/Kolkata', new Date(moment)).replaceAll('\u2009', ' ')).toBe(
        arrival,
      );
  },
);
