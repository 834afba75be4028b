import * as discountText from '#messages/discount-label.ts';
import { formatMoney } from './format-money.ts';
import { shareOf, spread } from './taxes.ts';

export const DISCOUNT_KINDS = ['PERCENT', 'AMOUNT', 'FREE_SHIPPING', 'BUY_X_GET_Y'] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** The facts of a discount that matter for a cart. Amounts are in minor units. */
export interface DiscountRule {
  id: string;
  kind: DiscountKind;
  /** For PERCENT and BUY_X_GET_Y a percentage with at most two decimals, for AMOUNT minor units. */
  value: number;
  /** For BUY_X_GET_Y: the units at full price, and the number of cheapest units that are then discounted. */
  buys: number;
  gets: number;
  /** The minimum value of the items that it applies to, before discounts. 0: none. */
  minimum: number;
  /** Whether the discount applies together with others that combine. */
  combines: boolean;
  appliesTo: (line: DiscountedLine) => boolean;
}

/** Units at the same price. */
export interface DiscountedLine {
  productId: string;
  categoryId: string;
  price: number;
  quantity: number;
}

/** The amount that a discount takes off. */
export interface AppliedDiscount {
  id: string;
  isFreeShipping: boolean;
  /** The discount of each line, in order; not negative. */
  shares: number[];
}

/** Why a discount does not apply to a cart. `missing` is in minor units, or in units of goods. */
export type DiscountObstacle =
  | { reason: 'PRODUCTS' }
  | { reason: 'MINIMUM' | 'PIECES'; missing: number }
  | { reason: 'BETTER' | 'NOTHING' };

const ORDER: Record<DiscountKind, number> = { BUY_X_GET_Y: 0, PERCENT: 1, AMOUNT: 2, FREE_SHIPPING: 3 };
/**
 * 100% in hundredths of a per cent. Percentages are counted in hundredths, so that they are whole numbers.
 */
const PARTS = 10_000;

/** @returns why a discount does not apply to these lines on its own; null if it does */
export function obstacleToDiscount(
  { kind, minimum, buys, gets, appliesTo }: DiscountRule,
  lines: readonly DiscountedLine[],
): DiscountObstacle | null {
  const own = lines.filter(appliesTo);
  if (own.length === 0) return { reason: 'PRODUCTS' };
  const missing = minimum - sumOf(own.map(({ price, quantity }) => price * quantity));
  if (missing > 0) return { reason: 'MINIMUM', missing };
  const piecesMissing = buys + gets - sumOf(own.map(({ quantity }) => quantity));
  return kind === 'BUY_X_GET_Y' && piecesMissing > 0 ? { reason: 'PIECES', missing: piecesMissing } : null;
}

/**
 * Chooses the discounts with the largest saving on the goods: all that combine, or a single one. Among equal choices, the one
 * with the shopper's own discount wins.
 * @param own the id of the discount whose code the shopper entered
 * @returns the chosen discounts, in the order in which they apply
 */
export function applyDiscounts(
  rules: readonly DiscountRule[],
  lines: readonly DiscountedLine[],
  own: string | null = null,
): AppliedDiscount[] {
  const possible = rules
    .filter((rule) => obstacleToDiscount(rule, lines) === null)
    .toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind] || (one.id < other.id ? -1 : 1));
  const choices = [possible.filter(({ combines }) => combines), ...possible.map((rule) => [rule])].map(
    (chosen) => ({ applied: applyInOrder(chosen, lines), isOwn: chosen.some(({ id }) => id === own) }),
  );
  const [best] = choices
    .map((choice) => ({ ...choice, saved: sumOf(choice.applied.flatMap(({ shares }) => shares)) }))
    .toSorted(
      (one, other) =>
        other.saved - one.saved ||
        Number(other.isOwn) - Number(one.isOwn) ||
        other.applied.length - one.applied.length,
    );
  return best?.applied ?? [];
}

/** Applies discounts one after another, each to what the previous ones left. */
function applyInOrder(rules: readonly DiscountRule[], lines: readonly DiscountedLine[]): AppliedDiscount[] {
  const left = lines.map(({ price, quantity }) => price * quantity);
  const pieces = lines.map(({ quantity }) => quantity);
  return rules.map((rule) => {
    const isFreeShipping = rule.kind === 'FREE_SHIPPING';
    const shares = isFreeShipping ? left.map(() => 0) : sharesOf(rule, lines, left, pieces);
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
    return { id: rule.id, isFreeShipping, shares };
  });
}

function sharesOf(
  rule: DiscountRule,
  lines: readonly DiscountedLine[],
  left: readonly number[],
  pieces: number[],
): number[] {
  if (rule.kind === 'BUY_X_GET_Y') return sharesOfPieces(rule, lines, left, pieces);
  const weights = lines.map((line, index) => (rule.appliesTo(line) ? (left[index] ?? 0) : 0));
  const value = sumOf(weights);
  const amount = rule.kind === 'PERCENT' ? partOf(value, rule.value) : Math.min(rule.value, value);
  return value === 0 ? weights : spread(amount, weights);
}

/**
 * Discounts the cheapest units, as many as the available units allow.
 * @param pieces the units of each line that no discount has used yet. Removes those that this discount uses
 */
function sharesOfPieces(
  { buys, gets, value, appliesTo }: DiscountRule,
  lines: readonly DiscountedLine[],
  left: readonly number[],
  pieces: number[],
): number[] {
  const own = lines
    .flatMap((line, index) => (appliesTo(line) ? [{ index, price: line.price }] : []))
    .toSorted((one, other) => one.price - other.price || one.index - other.index);
  const groups = Math.floor(sumOf(own.map(({ index }) => pieces[index] ?? 0)) / (buys + gets));
  const discounted = takePieces(own, pieces, groups * gets);
  takePieces(own.toReversed(), pieces, groups * buys);
  return lines.map(({ price }, index) =>
    Math.min(left[index] ?? 0, partOf(price * (discounted.get(index) ?? 0), value)),
  );
}

/** Removes units, line after line. @returns how many of each line, by its index */
function takePieces(
  own: readonly { index: number }[],
  pieces: number[],
  wanted: number,
): Map<number, number> {
  const taken = new Map<number, number>();
  let missing = wanted;
  for (const { index } of own) {
    const count = Math.min(pieces[index] ?? 0, missing);
    pieces[index] = (pieces[index] ?? 0) - count;
    missing -= count;
    if (count > 0) taken.set(index, count);
  }
  return taken;
}

function partOf(amount: number, percent: number): number {
  return shareOf(amount, Math.round(percent * 100), PARTS);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

interface Labelled {
  kind: DiscountKind;
  value: number;
  buys: number | null;
  gets: number | null;
  currency: string;
}

/** A discount's value in words: `10% off`, `₹100 off`, `Free shipping`, `Buy 2, get 1 free`. */
export function discountLabel({ kind, value, buys, gets, currency }: Labelled): string {
  switch (kind) {
    case 'PERCENT':
      return discountText.percentOff(value);
    case 'AMOUNT':
      return discountText.amountOff(formatMoney({ amount: value, currency }));
    case 'FREE_SHIPPING':
      return discountText.freeShipping;
    case 'BUY_X_GET_Y':
      return discountText.buyXGetY(buys ?? 1, gets ?? 1, value);
  }
}
