import type { Adjustment } from '@mela/rules/adjustments.ts';
import { type CustomFields, valuesOf } from '@mela/rules/custom-fields.ts';
import type { AdjustPrices, CartAdjustments, CartToAdjust, LineOption } from '@mela/rules/extensions.ts';
import type { TaxedPlace } from '@mela/rules/order-totals.ts';
import { checkText } from '@mela/rules/text.ts';
import { type ClientSession, MongoError, type ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { extensionPoint } from '../../../kernel/extension-point.ts';

/** How a module changes prices (decision 40). */
export interface PriceAdjuster {
  /** The module's name. */
  module: string;
  /** Reads what the module needs, once for all carts that are priced together. @param session as of its snapshot, where orders are placed */
  read(session?: ClientSession): AdjustPrices | Promise<AdjustPrices>;
  /** Called with each error of the module; without it, the server logs them. */
  onFailure?(error: unknown): void;
}

/** Modules that offer options for cart lines, or change prices. */
export const priceAdjusters = extensionPoint<PriceAdjuster>('orders.priceAdjusters');

/** An adjuster that has read what it needs. */
export interface ReadAdjuster extends Pick<PriceAdjuster, 'module' | 'onFailure'> {
  adjust: AdjustPrices;
}

interface PricedLine {
  variantId: ObjectId;
  productId: ObjectId;
  price: number;
  quantity: number;
  /** Of the product. */
  customFields?: CustomFields;
  /** The ids of the options that the shopper chose. */
  chosen: readonly string[];
}

/** An option as carts show it. */
export interface OfferedOption extends Omit<LineOption, 'name'> {
  /** The module's name and the option's, such as `gift-wrap/wrap`. */
  id: string;
  isChosen: boolean;
}

interface AdjustedLine {
  options: OfferedOption[];
  adjustments: Adjustment[];
}

const NAME = /^[a-z][a-z\d-]{0,49}$/i;
const MAX_LABEL_LENGTH = 100;

/** A failing module stops no other reads of the same batch: each cart fails by itself when it is priced. */
export async function readAdjuster(
  { module, read, onFailure }: PriceAdjuster,
  session?: ClientSession,
): Promise<ReadAdjuster> {
  const named = { module, ...(onFailure && { onFailure }) };
  try {
    return { ...named, adjust: await read(session) };
  } catch (error) {
    // The transaction has ended: the caller has to know.
    if (error instanceof MongoError) throw error;
    return {
      ...named,
      adjust: () => {
        throw error;
      },
    };
  }
}

/**
 * Lets each module adjust a cart, in the order of the list; no module sees what others add.
 * @throws UserError where a module fails: a cart without its part would have a wrong total
 */
export function adjustmentsOf(
  cart: { currency: string; place: TaxedPlace | null; lines: readonly PricedLine[] },
  adjusters: readonly ReadAdjuster[],
): { lines: AdjustedLine[]; order: Adjustment[] } {
  const lines: AdjustedLine[] = cart.lines.map(() => ({ options: [], adjustments: [] }));
  const order: Adjustment[] = [];
  for (const adjuster of adjusters) {
    const made = adjustedBy(adjuster, cart);
    for (const [index, line] of lines.entries()) {
      const { chosen = [] } = cart.lines[index] ?? {};
      for (const option of made.options?.[index] ?? []) addOption(line, option, adjuster.module, chosen);
      line.adjustments.push(...(made.lines?.[index] ?? []));
    }
    order.push(...(made.order ?? []));
  }
  return { lines, order };
}

function addOption(
  line: AdjustedLine,
  { name, label, amount }: LineOption,
  module: string,
  chosen: readonly string[],
): void {
  const id = `${module}/${name}`;
  const isChosen = chosen.includes(id);
  line.options.push({ id, label, amount, isChosen });
  if (isChosen) line.adjustments.push({ kind: 'SURCHARGE', source: { module, id: name }, label, amount });
}

function adjustedBy(
  { module, adjust, onFailure }: ReadAdjuster,
  { currency, place, lines }: { currency: string; place: TaxedPlace | null; lines: readonly PricedLine[] },
): CartAdjustments {
  const seen: CartToAdjust = {
    currency,
    place,
    lines: lines.map(({ variantId, productId, price, quantity, customFields }) => ({
      variantId: variantId.toHexString(),
      productId: productId.toHexString(),
      price,
      quantity,
      fields: valuesOf(customFields, module),
    })),
  };
  try {
    const made = adjust(seen);
    assertAdjustments(made);
    return made;
  } catch (error) {
    onFailure?.(error);
    throw new UserError(
      'UNAVAILABLE',
      'The shop cannot calculate the price at the moment. Nothing was ordered. Try again later.',
    );
  }
}

/** @throws Error where a module returns something that cannot be charged or shown */
function assertAdjustments({ options = [], lines = [], order = [] }: CartAdjustments): void {
  for (const adjustment of [...lines.flat(), ...order]) {
    const { kind, label, amount } = adjustment;
    assertShown(label, kind === 'DISCOUNT' ? -amount : amount);
  }
  for (const ofLine of options) {
    for (const { name, label, amount } of ofLine) {
      if (!NAME.test(name)) throw new Error(`An option cannot be named ${JSON.stringify(name)}.`);
      assertShown(label, amount);
    }
    const names = new Set(ofLine.map(({ name }) => name));
    if (names.size < ofLine.length) throw new Error('A line has two options of the same name.');
  }
}

function assertShown(label: string, amount: number): void {
  const fault = checkText('The label', label, { maxLength: MAX_LABEL_LENGTH });
  if (fault) throw new Error(`${fault}: ${JSON.stringify(label)}.`);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${label} cannot be ${amount}.`);
}
