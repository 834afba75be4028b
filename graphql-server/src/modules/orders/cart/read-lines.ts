import { readMinorUnits } from '@mela/rules/money.ts';
import { cleanText } from '@mela/rules/text.ts';
import { variantKey } from '@mela/rules/variant-ids.ts';
import type { FieldMessages } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { ordersMessages } from '../messages.ts';

/** A line as a client sends it. */
export interface LineDraft {
  variantId: string;
  quantity: number;
  price?: number | null | undefined;
  options?: readonly string[] | null | undefined;
}

/** A quantity of a variant, with the unit price that the shopper saw. */
export interface WantedLine {
  /** The id that the client sent, possibly a former one. */
  variantId: string;
  quantity: number;
  price: number | null;
  /** The ids of the options that the shopper chose, in alphabetical order. Absent: none. */
  options?: string[];
}

/** The largest number of lines of a cart or an order. */
export const MAX_LINES = 100;
const MAX_OPTIONS = 20;
const MAX_OPTION_LENGTH = 120;
const MAX_COUPON_LENGTH = 100;
export const MAX_QUANTITY = 999;

/** Reads the lines of a cart. Merges lines of the same variant, with all their options and the last displayed price. */
export function readLines(drafts: readonly LineDraft[]): { lines: WantedLine[]; faults: FieldMessages } {
  if (drafts.length > MAX_LINES) {
    return {
      lines: [],
      faults: { lines: ordersMessages.tooManyCartLines({ max: MAX_LINES, count: drafts.length }) },
    };
  }
  const faults: FieldMessages = {};
  const merged = new Map<string, WantedLine>();
  for (const [index, { variantId, quantity, price: shown, options: chosen }] of drafts.entries()) {
    const id = parseObjectId(variantId)?.toHexString();
    const price = readMinorUnits(shown);
    if (id === undefined) faults[`lines.${index}.variantId`] = ordersMessages.variantNotFound;
    if (!isQuantity(quantity))
      faults[`lines.${index}.quantity`] = ordersMessages.quantityOutOfRange({ max: MAX_QUANTITY });
    if (price === null) faults[`lines.${index}.price`] = ordersMessages.invalidPrice;
    if (!areOptions(chosen))
      faults[`lines.${index}.options`] = ordersMessages.tooManyOptions({ max: MAX_OPTIONS });
    if (id === undefined) continue;
    const key = variantKey(id);
    const known = merged.get(key);
    const sum = quantity + (known?.quantity ?? 0);
    if (known && !isQuantity(sum))
      faults[`lines.${index}.quantity`] ??= ordersMessages.quantityOutOfRange({ max: MAX_QUANTITY });
    const options = [...new Set([...(known?.options ?? []), ...(chosen ?? [])])].sort();
    const line = { variantId: id, quantity: sum, price: price ?? known?.price ?? null };
    merged.set(key, options.length > 0 ? { ...line, options } : line);
  }
  return { lines: [...merged.values()], faults };
}

/** The discount code that the shopper entered. null: none. */
export function readCoupon(entered: string | null | undefined): string | null {
  return cleanText(entered) || null;
}

export function checkCoupon(coupon: string | null): FieldMessages {
  const isTooLong = coupon !== null && coupon.length > MAX_COUPON_LENGTH;
  return isTooLong ? { coupon: ordersMessages.codeTooLong({ max: MAX_COUPON_LENGTH }) } : {};
}

function areOptions(options: LineDraft['options']): boolean {
  if (!options) return true;
  return options.length <= MAX_OPTIONS && options.every(({ length }) => length <= MAX_OPTION_LENGTH);
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
