import { type Adjustment, hasValidShares } from '@mela/rules/adjustments.ts';
import { type CustomFields, valuesOf } from '@mela/rules/custom-fields.ts';
import type {
  AdjustPrices,
  CartAdjuster,
  CartAdjustments,
  CartToAdjust,
  CouponResult,
  LineOption,
} from '@mela/rules/extensions.ts';
import { checkText } from '@mela/rules/text.ts';
import { type ClientSession, MongoError, type ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { extensionPoint } from '../../../kernel/extension-point.ts';
import { ordersMessages, ordersTexts } from '../messages.ts';

/** How a module changes prices (decision 40). */
export interface PriceAdjuster {
  module: string;
  /**
   * Reads the module's data once for all carts that are priced together.
   * @param session the transaction, when orders are placed
   * @param buyers the buyers of the carts
   */
  read(
    session: ClientSession | undefined,
    buyers: Buyers,
  ): AdjustPrices | CartAdjuster | Promise<AdjustPrices | CartAdjuster>;
  /** Called with each error of the module. Without this function the server logs the error. */
  onFailure?(error: unknown): void;
}

/** The buyers of carts that are priced together. */
export interface Buyers {
  coupons: readonly string[];
  /** The buyers' email addresses in lower case. Empty unless orders are placed. */
  emails: readonly string[];
  /** The sources of an edited order's adjustments, which remain valid for that order. */
  agreed?: readonly Adjustment['source'][];
}

export const NO_BUYERS: Buyers = { coupons: [], emails: [] };

/** Modules that offer options for cart lines, or change prices. */
export const priceAdjusters = extensionPoint<PriceAdjuster>('orders.priceAdjusters');

/** An adjuster with its data. */
export interface ReadAdjuster extends Pick<PriceAdjuster, 'module' | 'onFailure'>, CartAdjuster {}

/** A cart to adjust, with its priced lines. */
interface PricedBefore extends Pick<CartToAdjust, 'currency' | 'place' | 'coupon' | 'email'> {
  lines: readonly PricedLine[];
}

interface PricedLine {
  variantId: ObjectId;
  productId: ObjectId;
  categoryId: ObjectId;
  price: number;
  quantity: number;
  /** Custom fields of the product. */
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

/** Reads an adjuster's data. If this fails, the other modules are still read, but pricing any cart fails. */
export async function readAdjuster(
  { module, read, onFailure }: PriceAdjuster,
  session?: ClientSession,
  buyers = NO_BUYERS,
): Promise<ReadAdjuster> {
  const named = { module, ...(onFailure && { onFailure }) };
  try {
    const adjuster = await read(session, buyers);
    return { ...named, ...(typeof adjuster === 'function' ? { adjust: adjuster } : adjuster) };
  } catch (error) {
    // A database error has aborted the transaction, so the caller must not continue.
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
 * Lets each module adjust a cart, in the order of the list. No module sees the adjustments of the others.
 * @throws UserError if a module fails, because the total would be wrong
 */
export function adjustmentsOf(
  cart: PricedBefore,
  adjusters: readonly ReadAdjuster[],
): { lines: AdjustedLine[]; order: Adjustment[]; shipping: Adjustment[]; coupon: NamedCoupon | null } {
  const lines: AdjustedLine[] = cart.lines.map(() => ({ options: [], adjustments: [] }));
  const order: Adjustment[] = [];
  const shipping: Adjustment[] = [];
  const coupons: NamedCoupon[] = [];
  for (const adjuster of adjusters) {
    const made = adjustedBy(adjuster, cart);
    for (const [index, line] of lines.entries()) {
      const { chosen = [] } = cart.lines[index] ?? {};
      for (const option of made.options?.[index] ?? []) addOption(line, option, adjuster.module, chosen);
      line.adjustments.push(...(made.lines?.[index] ?? []));
    }
    order.push(...(made.order ?? []));
    shipping.push(...(made.shipping ?? []));
    if (made.coupon) coupons.push({ ...made.coupon, module: adjuster.module });
  }
  return { lines, order, shipping, coupon: couponOf(cart, coupons) };
}

/** The result of the shopper's discount code, and the module that reported it. */
export type NamedCoupon = CouponResult & { module: string | null };

const UNKNOWN_CODE = { message: ordersTexts.invalidCode, module: null };

/** If several modules know the code, returns the result of the first one that gave a discount. */
function couponOf({ coupon }: PricedBefore, results: readonly NamedCoupon[]): NamedCoupon | null {
  if (coupon === null) return null;
  return results.find((result) => 'code' in result) ?? results[0] ?? UNKNOWN_CODE;
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
  { lines, ...cart }: PricedBefore,
): CartAdjustments {
  const seen: CartToAdjust = {
    ...cart,
    lines: lines.map(({ variantId, productId, categoryId, price, quantity, customFields }) => ({
      variantId: variantId.toHexString(),
      productId: productId.toHexString(),
      categoryId: categoryId.toHexString(),
      price,
      quantity,
      fields: valuesOf(customFields, module),
    })),
  };
  try {
    const made = adjust(seen);
    assertAdjustments(made, lines.length);
    return made;
  } catch (error) {
    onFailure?.(error);
    throw new UserError('UNAVAILABLE', ordersMessages.priceUnavailable);
  }
}

/** @throws Error if a module returns an adjustment that cannot be charged or displayed */
function assertAdjustments(
  { options = [], lines = [], order = [], shipping = [] }: CartAdjustments,
  lineCount: number,
): void {
  for (const adjustment of [...lines.flat(), ...order, ...shipping]) {
    const { kind, label, amount } = adjustment;
    assertShown(label, kind === 'DISCOUNT' ? -amount : amount);
    if (!hasValidShares(adjustment, lineCount))
      throw new Error(`The shares of ${label} do not fit the lines.`);
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
  const fault = checkText(ordersTexts.theLabel, label, { maxLength: MAX_LABEL_LENGTH });
  if (fault) throw new Error(`${fault.text}: ${JSON.stringify(label)}.`);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${label} cannot be ${amount}.`);
}
