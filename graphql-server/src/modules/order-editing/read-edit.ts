import { findByVariantId } from '@mela/rules/variant-ids.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid } from '../../kernel/errors.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { MAX_LINES, MAX_QUANTITY } from '../orders/cart/read-lines.ts';
import type { Order, OrderLine } from '../orders/collection.ts';
import type { ContactDraft } from '../orders/correct-contact.ts';
import { orderEditingMessages } from './messages.ts';

/** An edit of an order from a client. Absent fields stay unchanged. */
export interface OrderEdit extends ContactDraft {
  /** All lines of the order after the edit. */
  lines?: readonly EditedLine[] | null | undefined;
  resetShipping?: boolean | null | undefined;
}

/** A line after the edit: an existing one, or another variant. */
interface EditedLine {
  lineId?: string | null | undefined;
  variantId?: string | null | undefined;
  /** 0: removes the line. */
  quantity: number;
}

/** A line of the order after the edit. */
export interface WantedLine {
  /** The existing line. null: an added line. */
  line: OrderLine | null;
  variantId: string;
  quantity: number;
}

/** The lines after an edit, in the order of the input. @throws UserError */
export function readLines({ lines: existing }: Order, drafts: readonly EditedLine[]): WantedLine[] {
  assertValid(
    drafts.length > MAX_LINES ? { lines: orderEditingMessages.tooManyLines({ max: MAX_LINES }) } : {},
  );
  const faults: FieldMessages = {};
  const wanted = new Map<string, WantedLine>();
  for (const [index, { lineId, variantId, quantity }] of drafts.entries()) {
    const id = parseObjectId(variantId)?.toHexString();
    const line = lineId == null ? lineOfVariant(existing, id) : existing.find((one) => one.id === lineId);
    if ((lineId == null) === (variantId == null))
      faults[`lines.${index}.lineId`] = orderEditingMessages.lineOrVariant;
    else if (lineId != null && !line) faults[`lines.${index}.lineId`] = orderEditingMessages.noSuchLine;
    else if (lineId == null && !id) faults[`lines.${index}.variantId`] = orderEditingMessages.variantNotFound;
    if (!isQuantity(quantity))
      faults[`lines.${index}.quantity`] = orderEditingMessages.quantityOutOfRange({ max: MAX_QUANTITY });
    const key = line ? `line ${line.id}` : `variant ${id}`;
    if (wanted.has(key)) faults[`lines.${index}.lineId`] ??= orderEditingMessages.lineTwice;
    const own = line?.variantId.toHexString() ?? id ?? '';
    wanted.set(key, { line: line ?? null, variantId: own, quantity });
  }
  assertValid(faults);
  const kept = [...wanted.values()].filter(({ quantity }) => quantity > 0);
  assertValid(kept.length === 0 ? { lines: orderEditingMessages.noItems } : {});
  return kept;
}

/** The existing line of a variant that an edit adds. */
function lineOfVariant(lines: readonly OrderLine[], id: string | undefined): OrderLine | undefined {
  if (id === undefined) return;
  const byVariant = new Map(lines.map((line) => [line.variantId.toHexString(), line]));
  return findByVariantId(id, (one) => byVariant.get(one));
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY;
}
