import { formatMoney } from '@mela/rules/format-money.ts';
import { refundShares } from '@mela/rules/refund-shares.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Order } from '../orders/collection.ts';
import type { RefundLine } from './collection.ts';
import { refundsMessages } from './messages.ts';
import type { RefundRequest, RequestedLine } from './read-refund-input.ts';
import type { Refundable, RefundableLine } from './refundable.ts';

/** A calculated refund, in minor units. */
export interface PlannedRefund {
  amount: number;
  lines: RefundLine[];
  shipping: number;
}

/** Calculates a refund. @throws UserError if it exceeds what can be refunded or restocked */
export function planRefund(order: Order, refundable: Refundable, request: RefundRequest): PlannedRefund {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const lines = plannedLines(order, refundable, request);
  const { shipping } = request;
  const isCovered = shipping <= refundable.shipping;
  assertValid(
    isCovered ? {} : { shipping: refundsMessages.shippingLimit({ amount: money(refundable.shipping) }) },
  );
  const amount = request.amount ?? lines.reduce((sum, line) => sum + line.amount, shipping);
  assertValid(amount > 0 ? {} : { amount: refundsMessages.itemsCostNothing });
  const isLeft = amount <= refundable.amount;
  assertValid(
    isLeft
      ? {}
      : { amount: refundsMessages.amountTooHigh({ amount: money(amount), max: money(refundable.amount) }) },
  );
  return { amount, lines, shipping };
}

/**
 * Calculates the lines one after another, because the share of each unit depends on the units refunded before
 * it.
 */
function plannedLines(order: Order, refundable: Refundable, { lines }: RefundRequest): RefundLine[] {
  const left = new Map(refundable.lines.map((line) => [line.lineId, { ...line }]));
  return lines.flatMap((requested) => {
    const { lineId, quantity } = requested;
    const line = left.get(lineId);
    if (!line)
      throw new UserError('BAD_USER_INPUT', refundsMessages.noSuchLine, {
        fieldErrors: { lines: refundsMessages.noSuchLine },
      });
    const { title = '' } = order.lines.find(({ id }) => id === lineId) ?? {};
    const unshipped = unshippedUnits(line, requested, title);
    return [
      ...plannedUnits(line, { ...requested, quantity: unshipped, isShipped: false }, title),
      ...plannedUnits(line, { ...requested, quantity: quantity - unshipped, isShipped: true }, title),
    ];
  });
}

/** @returns the number of unshipped units. @throws UserError if more units are chosen than remain */
function unshippedUnits(
  { quantity, refunded, unshipped }: RefundableLine,
  { quantity: chosen, isShipped }: RequestedLine,
  title: string,
): number {
  const shipped = quantity - refunded - unshipped;
  const open = isShipped === null ? shipped + unshipped : isShipped ? shipped : unshipped;
  assertValid(chosen <= open ? {} : { lines: refundsMessages.refundableAtMost({ title, max: open }) });
  return isShipped === true ? 0 : Math.min(chosen, unshipped);
}

/** Subtracts the chosen units from the remaining units of a line. */
function plannedUnits(
  line: RefundableLine,
  { lineId, quantity, restock, isShipped }: RequestedLine & { isShipped: boolean },
  title: string,
): RefundLine[] {
  if (quantity === 0) return [];
  const isRestocked = restock ?? !isShipped;
  const isShort = isShipped && isRestocked && quantity > line.restockable;
  assertValid(isShort ? { lines: refundsMessages.tooManyRestocked({ title, max: line.restockable }) } : {});
  const [amount = 0] = refundShares([{ ...line, chosen: quantity }]);
  line.refunded += quantity;
  if (!isShipped) line.unshipped -= quantity;
  else if (isRestocked) line.restockable -= quantity;
  return [{ lineId, quantity, restock: isRestocked, isShipped, amount }];
}
