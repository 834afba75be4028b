import { formatMoney } from '@mela/rules/format-money.ts';
import { refundShares } from '@mela/rules/refund-shares.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Order } from '../orders/collection.ts';
import type { RefundLine } from './collection.ts';
import type { RefundRequest } from './read-refund-input.ts';
import type { Refundable } from './refundable.ts';

/** What a refund comes to, in minor units. */
export interface PlannedRefund {
  amount: number;
  lines: RefundLine[];
  shipping: number;
}

const NO_LINE = 'The order has no such line.';

/** Calculates a refund. @throws UserError for more than can still be refunded or restocked */
export function planRefund(order: Order, refundable: Refundable, request: RefundRequest): PlannedRefund {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const lines = plannedLines(order, refundable, request);
  const { shipping } = request;
  const isCovered = shipping <= refundable.shipping;
  assertValid(isCovered ? {} : { shipping: atMost(`${money(refundable.shipping)} of the shipping`) });
  const amount = request.amount ?? lines.reduce((sum, line) => sum + line.amount, shipping);
  assertValid(amount > 0 ? {} : { amount: 'These items cost nothing, so there is nothing to refund.' });
  const isLeft = amount <= refundable.amount;
  assertValid(isLeft ? {} : { amount: `This is ${money(amount)}. ${atMost(money(refundable.amount))}` });
  return { amount, lines, shipping };
}

function atMost(left: string): string {
  return `At most ${left} can still be refunded.`;
}

/** Lines are refunded one after another, because each unit of a line follows those before it. */
function plannedLines(order: Order, refundable: Refundable, { lines }: RefundRequest): RefundLine[] {
  const left = new Map(refundable.lines.map((line) => [line.lineId, { ...line }]));
  return lines.map(({ lineId, quantity, restock }) => {
    const line = left.get(lineId);
    if (!line) throw new UserError('BAD_USER_INPUT', NO_LINE, { fieldErrors: { lines: NO_LINE } });
    const { title = '' } = order.lines.find(({ id }) => id === lineId) ?? {};
    const open = line.quantity - line.refunded;
    assertValid(quantity <= open ? {} : { lines: `${title}: at most ${open} can still be refunded.` });
    const isShort = restock && quantity > line.restockable;
    assertValid(isShort ? { lines: notRestockable(title, line.restockable) } : {});
    const [amount = 0] = refundShares([{ ...line, chosen: quantity }]);
    line.refunded += quantity;
    if (restock) line.restockable -= quantity;
    return { lineId, quantity, restock, amount };
  });
}

function notRestockable(title: string, restockable: number): string {
  return `${title}: at most ${restockable} can go back to stock. Items that were not shipped are still in stock.`;
}
