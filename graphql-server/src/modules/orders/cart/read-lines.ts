import { readMinorUnits } from '@mela/rules/money.ts';
import type { FieldErrors } from '@mela/rules/text.ts';
import { variantKey } from '@mela/rules/variant-ids.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';

/** A line as a client sends it. */
export interface LineDraft {
  variantId: string;
  quantity: number;
  price?: number | null | undefined;
}

/** A quantity of a variant, with the price for one that the shopper was shown. */
export interface WantedLine {
  /** As the client named it: maybe by a former id. */
  variantId: string;
  quantity: number;
  price: number | null;
}

const MAX_LINES = 100;
export const MAX_QUANTITY = 999;

/** Reads the lines of a cart; those of one variant become one, with the latest price that was shown. */
export function readLines(drafts: readonly LineDraft[]): { lines: WantedLine[]; faults: FieldErrors } {
  if (drafts.length > MAX_LINES) {
    return {
      lines: [],
      faults: { lines: `A cart has at most ${MAX_LINES} lines; here are ${drafts.length}` },
    };
  }
  const faults: FieldErrors = {};
  const merged = new Map<string, WantedLine>();
  for (const [index, { variantId, quantity, price: shown }] of drafts.entries()) {
    const id = parseObjectId(variantId)?.toHexString();
    const price = readMinorUnits(shown);
    if (id === undefined) faults[`lines.${index}.variantId`] = 'This is the id of no variant';
    if (!isQuantity(quantity)) faults[`lines.${index}.quantity`] = QUANTITY_FAULT;
    if (price === null) faults[`lines.${index}.price`] = 'Price must be a whole number of minor units';
    if (id === undefined) continue;
    const key = variantKey(id);
    const known = merged.get(key);
    const sum = quantity + (known?.quantity ?? 0);
    if (known && !isQuantity(sum)) faults[`lines.${index}.quantity`] ??= QUANTITY_FAULT;
    merged.set(key, { variantId: id, quantity: sum, price: price ?? known?.price ?? null });
  }
  return { lines: [...merged.values()], faults };
}

const QUANTITY_FAULT = `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`;

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
