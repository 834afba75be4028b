import type { OrderFacts } from '@mela/rules/extensions.ts';
import { cleanText } from '@mela/rules/text.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import { errorForLog, type Say } from '../../kernel/log.ts';
import type { MailedOrder } from '../mail/kinds.ts';
import { adjustmentJson } from './cart/cart-json.ts';
import type { Order } from './collection.ts';
import type { OrderEvent } from './events.ts';
import { ordersTexts } from './messages.ts';

/** How a module adds lines to the emails about an order. */
export interface MailLines {
  module: string;
  linesFor(order: OrderFacts): readonly string[];
}

/** Modules that add lines to the emails about an order. */
export const orderMailLines = extensionPoint<MailLines>('orders.mailLines');

/**
 * A module's links in emails to the shopper. Each path is on the shop's host, and the email adds the order's
 * token to it.
 */
type MailLinks = (order: Order, event: OrderEvent | null) => readonly { label: string; path: string }[];

/** Modules that add links to the emails about an order. */
export const orderMailLinks = extensionPoint<MailLinks>('orders.mailLinks');

/** The modules that add lines and links, and the log for their errors. */
export interface MailNotes {
  mailLines?: readonly MailLines[];
  mailLinks?: readonly MailLinks[];
  say?: Say;
}

const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

/** An order as emails show it, without the customer's details. */
export function mailedWithoutContact(
  order: Order,
  { mailLines = [], say }: MailNotes,
): Omit<MailedOrder, 'token' | 'name' | 'address'> {
  const { number, placedAt, currency, subtotal, discount, shipping, tax, total, paymentMethod } = order;
  const surcharges = order.adjustments?.filter(({ kind }) => kind === 'SURCHARGE') ?? [];
  const notes = mailLines.flatMap((lines) => linesOf(lines, factsOf(order), say));
  return {
    number: String(number),
    placedAt,
    currency,
    lines: order.lines.map(({ title, variantTitle, quantity, image, total: ofAll }) => ({
      title,
      variantTitle,
      quantity,
      image: image?.hash ?? null,
      total: ofAll,
    })),
    subtotal,
    discount,
    ...(surcharges.length > 0 && { surcharges: surcharges.map(({ label, amount }) => ({ label, amount })) }),
    shipping,
    ...(order.shippingRate && { shippingRate: order.shippingRate.name }),
    tax,
    ...(order.isTaxAdded && { isTaxAdded: true as const }),
    total,
    paymentMethod,
    ...(notes.length > 0 && { notes }),
  };
}

/** The fields of an order that modules see. */
function factsOf({ number, currency, lines, adjustments }: Order): OrderFacts {
  return {
    number: String(number),
    lines: lines.map((line) => ({
      title: line.title,
      variantTitle: line.variantTitle,
      quantity: line.quantity,
      adjustments: adjustmentJson(line.adjustments, currency),
    })),
    adjustments: adjustmentJson(adjustments, currency),
  };
}

/** The email lines of one module. If it fails, the email is sent without them. */
function linesOf({ module, linesFor }: MailLines, order: OrderFacts, say?: Say): string[] {
  try {
    const lines = linesFor(order).slice(0, MAX_LINES);
    return lines.map((line) => cleanText(line).slice(0, MAX_LINE_LENGTH).toWellFormed()).filter(Boolean);
  } catch (error) {
    say?.(ordersTexts.mailLinesFailed({ module, error: errorForLog(error).stack }), 'warn');
    return [];
  }
}
