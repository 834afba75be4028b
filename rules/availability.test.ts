import { expect, test } from 'vitest';
import { type Availability, availabilityOf, availableOf, type Shelf } from './availability.ts';

test.each<[shelf: Shelf, available: number | null, availability: Availability]>([
  [{ onHand: null, reserved: 3 }, null, 'IN_STOCK'],
  [{ onHand: 6, reserved: 0 }, 6, 'IN_STOCK'],
  [{ onHand: 5, reserved: 0 }, 5, 'LOW'],
  [{ onHand: 8, reserved: 3 }, 5, 'LOW'],
  [{ onHand: 1, reserved: 0 }, 1, 'LOW'],
  [{ onHand: 3, reserved: 3 }, 0, 'OUT_OF_STOCK'],
  [{ onHand: 0, reserved: 2 }, 0, 'OUT_OF_STOCK'],
  [{ onHand: 6, reserved: 0, lowAt: null }, 6, 'IN_STOCK'],
  [{ onHand: 20, reserved: 0, lowAt: 20 }, 20, 'LOW'],
  [{ onHand: 21, reserved: 0, lowAt: 20 }, 21, 'IN_STOCK'],
  [{ onHand: 1, reserved: 0, lowAt: 0 }, 1, 'IN_STOCK'],
])('of %j %j can be sold: it is %s', (shelf, available, availability) => {
  expect(availableOf(shelf)).toBe(available);
  expect(availabilityOf(shelf)).toBe(availability);
});
