import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import { wasText } from '@mela/rules/price.ts';
import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { adjustmentText } from '../../checkout/adjustment-text.ts';
import { CART_LIMITS, type CartLine } from '../cart-lines.ts';
import { changeOf } from '../change-text.ts';
import type { KnownPiece } from '../known-pieces.ts';
import type { PricedCart } from '../priced-cart.ts';

/** A line of the cart as displayed. Empty texts are omitted. */
export interface LineView {
  title: string;
  variantTitle: string;
  path: string;
  image: string;
  price: string;
  was: string;
  /** The price of all units of the line. */
  total: string;
  /** The difference from what the shopper was shown. */
  change: string;
  /** The discount of the line, such as `Two for one: −₹500`. */
  discount: string;
  /** The maximum quantity. */
  highest: number;
  options: { id: string; text: string; isChosen: boolean }[];
}

interface Facts extends Pick<PricedCart, 'answer' | 'isCurrent'> {
  /** What pages know about the variant, which is used until the server answers. */
  piece: KnownPiece | undefined;
  currency: string;
}

export function lineView(line: CartLine, { answer, isCurrent, piece, currency }: Facts): LineView {
  const now = answer?.lines.find(({ variantId }) => variantId === line.variantId);
  const price = now?.price ?? { amount: line.price, currency };
  return {
    title: now?.title ?? piece?.title ?? cartText.unknownItem,
    variantTitle: now?.variantTitle ?? piece?.variantTitle ?? '',
    path: now?.path ?? piece?.path ?? '/shop',
    image: (now ? now.image?.thumbnailUrl : piece?.image) ?? '',
    price: formatMoney(price),
    was: wasText(now?.price, now?.compareAtPrice),
    // Calculate the total from the known unit price until the server has priced the new quantity.
    total: formatMoney(now && isCurrent ? now.total : { ...price, amount: price.amount * line.quantity }),
    change: changeOf(answer, line.variantId),
    discount: adjustmentText(now?.adjustments.filter(({ kind }) => kind === 'DISCOUNT') ?? []),
    highest: now?.available ?? CART_LIMITS.quantity,
    options: (now?.options ?? []).map(({ id, label, amount }) => ({
      id,
      text: `${label}: ${amount.amount === 0 ? sharedText.free : formatMoney(amount)}`,
      isChosen: line.options?.includes(id) ?? false,
    })),
  };
}

/** The server's subtotal or, if the server has not answered, one that is calculated from known prices. */
export function subtotalOf({ lines, answer, isCurrent }: PricedCart, currency: string): Money {
  if (answer && isCurrent) return answer.subtotal;
  const priceOf = (line: CartLine) =>
    answer?.lines.find(({ variantId }) => variantId === line.variantId)?.price.amount ?? line.price;
  const amount = lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  return { amount, currency: answer?.subtotal.currency ?? currency };
}
