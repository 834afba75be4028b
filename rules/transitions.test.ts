import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';
import {
  isPartlyShipped,
  isRefundOwed,
  ORDER_ACTIONS,
  type OrderAction,
  type OrderState,
  obstacleTo,
} from './transitions.ts';

/** The tests use an order of three pieces with a total of 100. */
const PIECES = 3;
const TOTAL = 100;

interface Model extends OrderState {
  /** Whether it has to be paid before it ships. */
  isPrepaid: boolean;
  refunded: number;
}

function model(changes: Partial<Model> = {}): Model {
  const placed = { status: 'CONFIRMED', paymentStatus: 'PENDING' } as const;
  const nothing = {
    shippedCount: 0,
    packedAt: null,
    isErased: false,
    refundOwed: 0,
    hasRefund: false,
    refunded: 0,
  };
  return { ...placed, ...nothing, isPrepaid: false, ...changes };
}

const canceled = (order: Model): Model => ({
  ...order,
  status: 'CANCELED',
  packedAt: null,
  refundOwed: order.paymentStatus === 'PENDING' ? 0 : TOTAL - order.refunded,
});
const refunded = (order: Model, amount: number, isFinal = false): Model => {
  const sum = order.refunded + amount;
  const paymentStatus = sum === TOTAL ? 'REFUNDED' : 'PARTLY_REFUNDED';
  const refundOwed = isFinal || order.status !== 'CANCELED' ? 0 : TOTAL - sum;
  return { ...order, refunded: sum, refundOwed, paymentStatus, hasRefund: true };
};
const same = (order: Model) => [order];
const PACKED_AT = '2026-11-27';

/** The possible results of each action for an order, as on the server. */
const EFFECTS: Record<OrderAction, (order: Model) => Model[]> = {
  cancelByShopper: (order) => [canceled(order)],
  cancel: (order) => [canceled(order)],
  expire: (order) => [canceled(order)],
  reopen: (order) => {
    const isAwaited = order.isPrepaid && order.paymentStatus === 'PENDING';
    return [{ ...order, status: isAwaited ? 'AWAITING_PAYMENT' : 'CONFIRMED', refundOwed: 0 }];
  },
  // The payment status stays, because the ledger handles the new price.
  edit: (order) => [{ ...order, packedAt: null }],
  pack: (order) => [{ ...order, packedAt: PACKED_AT }],
  undoPacking: (order) => [{ ...order, packedAt: null }],
  fulfil: (order) => [
    { ...order, packedAt: null, shippedCount: PIECES, status: 'SHIPPED' },
    ...(order.shippedCount < PIECES - 1
      ? [{ ...order, packedAt: null, shippedCount: order.shippedCount + 1 }]
      : []),
  ],
  markUndelivered: (order) => [
    canceled({ ...order, shippedCount: 0 }),
    { ...order, packedAt: null, shippedCount: 0, status: 'CONFIRMED' },
    ...(order.shippedCount > 1
      ? [{ ...order, packedAt: null, shippedCount: order.shippedCount - 1, status: 'CONFIRMED' as const }]
      : []),
  ],
  deliver: (order) => [{ ...order, status: 'DELIVERED' }],
  undoDelivery: (order) => [{ ...order, status: 'SHIPPED' }],
  pay: (order) => [
    {
      ...order,
      paymentStatus: 'PAID',
      ...(order.status === 'AWAITING_PAYMENT' && { status: 'CONFIRMED' }),
      ...(order.status === 'CANCELED' && { refundOwed: TOTAL }),
    },
  ],
  undoPayment: (order) => {
    const isAwaited = order.isPrepaid && order.status === 'CONFIRMED' && order.shippedCount === 0;
    const awaited = isAwaited && { status: 'AWAITING_PAYMENT' as const, packedAt: null };
    return [{ ...order, paymentStatus: 'PENDING', refundOwed: 0, ...awaited }];
  },
  resolveLatePayment: (order) => [
    ...(order.hasRefund || order.isErased ? [] : [{ ...order, status: 'CONFIRMED' as const, refundOwed: 0 }]),
    refunded(order, order.refundOwed ?? 0),
  ],
  markRefunded: (order) => [
    refunded(order, order.refundOwed ?? 0),
    ...(order.refunded === 0 ? [refunded(order, 40), refunded(order, 40, true)] : []),
  ],
  refund: (order) => [
    refunded(order, TOTAL - order.refunded),
    ...(order.refunded === 0 ? [refunded(order, 40)] : []),
  ],
  undoRefund: (order) => {
    const refundOwed = order.status === 'CANCELED' ? TOTAL : 0;
    return [{ ...order, paymentStatus: 'PAID', refunded: 0, hasRefund: false, refundOwed }];
  },
  correctTracking: same,
  correctContact: same,
  resendEmail: same,
  erase: (order) => [{ ...order, isErased: true }],
};

const possible = (order: Model) => ORDER_ACTIONS.filter((action) => obstacleTo(action, order) === false);
const nextOf = (order: Model) => possible(order).flatMap((action) => EFFECTS[action](order));

/** Every state that an order can reach from each initial state. */
const REACHABLE = reachableFrom([model({ isPrepaid: true, status: 'AWAITING_PAYMENT' }), model()]);

function reachableFrom(beginnings: readonly Model[]): Model[] {
  const seen = new Map<string, Model>();
  const open = [...beginnings];
  for (let order = open.pop(); order; order = open.pop()) {
    const key = JSON.stringify(Object.entries(order).sort());
    if (seen.has(key)) continue;
    seen.set(key, order);
    open.push(...nextOf(order));
  }
  return [...seen.values()];
}

const CONTACT: OrderAction[] = ['correctContact', 'resendEmail'];
const PARCEL: OrderAction[] = ['correctTracking', 'markUndelivered'];
const OWED = { status: 'CANCELED', paymentStatus: 'PAID', refundOwed: TOTAL } as const;

/** Each state (status, payment, and how much is shipped) with all actions that are possible in it. */
const TABLE: [name: string, order: Partial<Model>, actions: OrderAction[]][] = [
  [
    'waits for its payment',
    { status: 'AWAITING_PAYMENT' },
    ['cancelByShopper', 'cancel', 'edit', 'expire', 'pay', ...CONTACT],
  ],
  [
    'is confirmed, to be paid in cash',
    {},
    ['cancelByShopper', 'cancel', 'edit', 'pack', 'fulfil', 'pay', ...CONTACT],
  ],
  [
    'is confirmed, and paid',
    { paymentStatus: 'PAID' },
    ['cancel', 'edit', 'pack', 'fulfil', 'refund', 'undoPayment', ...CONTACT],
  ],
  [
    'is confirmed, paid and packed',
    { paymentStatus: 'PAID', packedAt: PACKED_AT },
    ['cancel', 'edit', 'undoPacking', 'fulfil', 'refund', 'undoPayment', ...CONTACT],
  ],
  [
    'is partly shipped, to be paid in cash',
    { shippedCount: 1 },
    ['pack', 'fulfil', 'pay', ...PARCEL, ...CONTACT],
  ],
  [
    'is partly shipped, and paid',
    { shippedCount: 1, paymentStatus: 'PAID' },
    ['pack', 'fulfil', 'refund', 'undoPayment', ...PARCEL, ...CONTACT],
  ],
  [
    'is shipped, to be paid in cash',
    { status: 'SHIPPED', shippedCount: 3 },
    ['deliver', 'pay', ...PARCEL, ...CONTACT],
  ],
  [
    'is shipped, and paid',
    { status: 'SHIPPED', shippedCount: 3, paymentStatus: 'PAID' },
    ['deliver', 'refund', 'undoPayment', ...PARCEL, ...CONTACT],
  ],
  [
    'is shipped, and partly refunded',
    { status: 'SHIPPED', shippedCount: 3, paymentStatus: 'PARTLY_REFUNDED', refunded: 40, hasRefund: true },
    ['deliver', 'refund', 'undoRefund', ...PARCEL, ...CONTACT],
  ],
  [
    'is delivered, and not paid',
    { status: 'DELIVERED', shippedCount: 3 },
    ['correctTracking', 'undoDelivery', 'pay', ...CONTACT, 'erase'],
  ],
  [
    'is delivered, and paid',
    { status: 'DELIVERED', shippedCount: 3, paymentStatus: 'PAID' },
    ['correctTracking', 'undoDelivery', 'refund', 'undoPayment', ...CONTACT, 'erase'],
  ],
  [
    'is delivered, and refunded',
    { status: 'DELIVERED', shippedCount: 3, paymentStatus: 'REFUNDED', refunded: 100, hasRefund: true },
    ['correctTracking', 'undoDelivery', 'undoRefund', ...CONTACT, 'erase'],
  ],
  ['is canceled, and was not paid', { status: 'CANCELED' }, ['reopen', 'pay', ...CONTACT, 'erase']],
  [
    'is canceled, its payment owed',
    OWED,
    ['reopen', 'undoPayment', 'resolveLatePayment', 'refund', 'markRefunded', ...CONTACT],
  ],
  [
    'is canceled, its payment partly refunded',
    { ...OWED, paymentStatus: 'PARTLY_REFUNDED', refundOwed: 60, refunded: 40, hasRefund: true },
    ['resolveLatePayment', 'refund', 'markRefunded', 'undoRefund', ...CONTACT],
  ],
  [
    'is canceled, a part of its payment refunded for good',
    { ...OWED, paymentStatus: 'PARTLY_REFUNDED', refundOwed: 0, refunded: 40, hasRefund: true },
    ['refund', 'undoRefund', ...CONTACT, 'erase'],
  ],
  [
    'is canceled, its payment refunded',
    { ...OWED, paymentStatus: 'REFUNDED', refundOwed: 0, refunded: 100, hasRefund: true },
    ['undoRefund', ...CONTACT, 'erase'],
  ],
  ['is canceled and erased', { status: 'CANCELED', isErased: true }, ['pay']],
  [
    'is canceled and erased, and paid since',
    { ...OWED, isErased: true },
    ['undoPayment', 'resolveLatePayment', 'refund', 'markRefunded'],
  ],
  [
    'is delivered, paid and erased',
    { status: 'DELIVERED', shippedCount: 3, paymentStatus: 'PAID', isErased: true },
    ['refund', 'undoPayment'],
  ],
];

describe.each(TABLE)('an order that %s', (_, changes, actions) => {
  test('allows these actions, and gives a reason against each other one', () => {
    const order = model(changes);
    expect(possible(order).sort()).toEqual([...actions].sort());
    for (const action of ORDER_ACTIONS) {
      const obstacle = obstacleTo(action, order);
      if (obstacle) expect(obstacle.text).toMatch(/^[A-Z].*[^.]\.$/);
    }
  });
});

/**
 * The actions that undo a mistaken action. Erasing cannot be undone, and a correction is undone by another
 * correction.
 */
const COUNTER: Partial<Record<OrderAction, OrderAction[]>> = {
  cancelByShopper: ['reopen'],
  cancel: ['reopen'],
  expire: ['reopen'],
  reopen: ['cancel'],
  pack: ['undoPacking'],
  undoPacking: ['pack'],
  fulfil: ['markUndelivered'],
  deliver: ['undoDelivery'],
  undoDelivery: ['deliver'],
  pay: ['undoPayment'],
  undoPayment: ['pay'],
  refund: ['undoRefund'],
  markRefunded: ['undoRefund'],
  undoRefund: ['refund'],
};

/**
 * The actions that can undo an action. A partially refunded order can be reopened once its refund is undone.
 */
function countersOf(action: OrderAction, order: Model): OrderAction[] {
  const counters = COUNTER[action] ?? [];
  return counters.map((counter) => (counter === 'reopen' && order.hasRefund ? 'undoRefund' : counter));
}

describe('no order reaches a dead end', () => {
  test('every state that orders reach is known', () => {
    const shapes = REACHABLE.map(
      ({ status, paymentStatus, shippedCount, isErased }) =>
        `${status} ${paymentStatus} ${shippedCount > 0 ? (shippedCount < PIECES ? 'partly' : 'all') : 'none'} ${isErased}`,
    );
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(18);
    expect(shapes).not.toContain('SHIPPED PENDING none false');
    for (const { status, shippedCount, isErased, refundOwed = 0 } of REACHABLE) {
      if (status === 'SHIPPED' || status === 'DELIVERED') expect(shippedCount).toBe(PIECES);
      if (status === 'CANCELED' || status === 'AWAITING_PAYMENT') expect(shippedCount).toBe(0);
      if (refundOwed > 0 || isErased) expect(['CANCELED', 'DELIVERED']).toContain(status);
    }
  });

  test('every action can be undone if it was a mistake', () => {
    for (const order of REACHABLE) {
      if (order.isErased) continue;
      for (const action of possible(order)) {
        for (const after of EFFECTS[action](order)) {
          const counters = countersOf(action, order);
          const undone = counters.filter((counter) => obstacleTo(counter, after) === false);
          expect({ order, action, undone }).toEqual({ order, action, undone: counters });
        }
      }
    }
  });

  test('every order that is not erased can be corrected, and its emails resent', () => {
    for (const order of REACHABLE.filter(({ isErased }) => !isErased)) {
      expect(possible(order)).toEqual(expect.arrayContaining(CONTACT));
      if (order.shippedCount > 0) expect(possible(order)).toContain('correctTracking');
    }
  });

  test('every order can reach an end where the shop owes nothing and its details can be erased', () => {
    for (const order of REACHABLE) {
      const ends = reachableFrom([order]).filter(
        (one) => one.isErased && !isRefundOwed(one) && ['CANCELED', 'DELIVERED'].includes(one.status),
      );
      expect({ order, hasEnd: ends.length > 0 }).toEqual({ order, hasEnd: true });
    }
  });
});

test.each<[OrderAction, Partial<Model>, string]>([
  ['cancelByShopper', { status: 'CANCELED' }, 'This order has already been canceled'],
  ['cancelByShopper', { paymentStatus: 'PAID' }, 'This order is paid. Please contact the shop to cancel it'],
  ['cancel', { shippedCount: 1 }, 'Part of this order has already been shipped'],
  ['cancel', { status: 'SHIPPED', shippedCount: 3 }, 'This order has already been shipped'],
  ['cancel', { status: 'DELIVERED', shippedCount: 3 }, 'This order has already been shipped'],
  ['reopen', {}, 'This order is not canceled'],
  [
    'reopen',
    { ...OWED, isErased: true },
    'This order cannot be reopened, because its address has been erased',
  ],
  ['reopen', { ...OWED, paymentStatus: 'REFUNDED' }, 'The payment of this order has been refunded'],
  ['fulfil', { status: 'AWAITING_PAYMENT' }, 'This order has not been paid yet'],
  ['fulfil', { status: 'CANCELED' }, 'This order is canceled'],
  ['fulfil', { status: 'SHIPPED' }, 'This order has already been fully shipped'],
  ['markUndelivered', {}, 'No parcel of this order is on its way'],
  [
    'markUndelivered',
    { status: 'DELIVERED', shippedCount: 3 },
    'This order is marked as delivered. Undo the delivery first',
  ],
  ['deliver', { status: 'DELIVERED' }, 'This order has already been delivered'],
  ['deliver', { shippedCount: 1 }, 'This order has not been fully shipped yet'],
  ['pay', { paymentStatus: 'PAID' }, 'This order has already been paid'],
  ['undoPayment', {}, 'This order is not marked as paid'],
  [
    'undoPayment',
    { paymentStatus: 'PARTLY_REFUNDED', hasRefund: true },
    'This payment has a recorded refund. Undo the refund first',
  ],
  ['undoPayment', { paymentStatus: 'CHARGEBACK' }, 'The payment of this order was charged back'],
  ['refund', {}, 'This order has not been paid yet'],
  ['refund', { paymentStatus: 'PAID', isFree: true }, 'This order is free'],
  ['refund', { paymentStatus: 'REFUNDED', hasRefund: true }, 'This order has already been fully refunded'],
  ['refund', { paymentStatus: 'CHARGEBACK' }, 'The payment of this order was charged back'],
  ['markRefunded', { status: 'CANCELED' }, 'No refund is owed for this order'],
  ['undoRefund', OWED, 'This order has no recorded refund'],
  ['erase', { status: 'CANCELED', isErased: true }, 'The customer data of this order has been erased'],
  ['erase', OWED, 'This order is owed a refund. Record the refund first'],
  ['erase', { status: 'SHIPPED' }, 'This order is still open'],
  ['expire', { status: 'CANCELED' }, 'This order is not awaiting payment'],
])('says what stands in the way of %s of an order with %j: %s', (action, changes, reason) => {
  expect(said(obstacleTo(action, model(changes)))).toBe(reason && `${reason}.`);
});

test('an order is partly shipped while some of it is still to be shipped', () => {
  expect(isPartlyShipped(model({ shippedCount: 1 }))).toBe(true);
  expect(isPartlyShipped(model())).toBe(false);
  expect(isPartlyShipped(model({ status: 'SHIPPED', shippedCount: 3 }))).toBe(false);
});
