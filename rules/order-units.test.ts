import { describe, expect, it } from 'vitest';
import { unrefundedUnits, unreturnedOf, unshippedOf } from './order-units.ts';

describe('the units of a line', () => {
  it.each([
    [
      { quantity: 5, shipped: 0 },
      { unshipped: 5, open: { shipped: 0, unshipped: 5 } },
    ],
    [
      { quantity: 5, shipped: 3 },
      { unshipped: 2, open: { shipped: 3, unshipped: 2 } },
    ],
    [
      { quantity: 5, shipped: 3, removed: 2, refunded: 2 },
      { unshipped: 0, open: { shipped: 3, unshipped: 0 } },
    ],
    [
      { quantity: 5, shipped: 3, refunded: 2 },
      { unshipped: 2, open: { shipped: 1, unshipped: 2 } },
    ],
    [
      { quantity: 5, shipped: 3, removed: 1, refunded: 3 },
      { unshipped: 1, open: { shipped: 1, unshipped: 1 } },
    ],
    // The refund of a removed unit failed, so the unit can be refunded again.
    [
      { quantity: 5, shipped: 3, removed: 2, refunded: 1 },
      { unshipped: 0, open: { shipped: 3, unshipped: 1 } },
    ],
    // The units were refunded after the order was canceled.
    [
      { quantity: 5, shipped: 0, refunded: 2 },
      { unshipped: 5, open: { shipped: 0, unshipped: 3 } },
    ],
  ])('%o', (line, { unshipped, open }) => {
    expect(unshippedOf(line)).toBe(unshipped);
    expect(unrefundedUnits(line)).toEqual(open);
    expect(open.shipped + open.unshipped).toBe(line.quantity - (line.refunded ?? 0));
  });

  it('are returned once', () => {
    expect(unreturnedOf({ quantity: 5, shipped: 3 })).toBe(3);
    expect(unreturnedOf({ quantity: 5, shipped: 3, returned: 2 })).toBe(1);
    expect(unreturnedOf({ quantity: 5, shipped: 1, returned: 2 })).toBe(0);
  });
});
