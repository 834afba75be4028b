import type { Availability } from '@mela/rules/availability.ts';
import type { Collection, Document, ObjectId } from 'mongodb';
import { PRODUCT_INDEX, type StockLevel } from '../../inventory/collection.ts';

/** The stock of a variant as pages show it. */
export interface StockMark {
  /** The available quantity. null if it is not tracked. */
  available: number | null;
  state: Availability;
}

/** The stock of a product as pages show it. Part of its versions. */
export interface ShownStock {
  /** The available quantity of all variants together. null if any is untracked. */
  stock: number | null;
  /** The ids of variants that pages show as sold out. */
  soldOut: string[];
}

/** The stock by the variant's id. Variants that are missing are untracked. */
export type StockMarks = ReadonlyMap<string, StockMark>;

type Level = Pick<StockLevel, '_id' | 'productId' | 'available' | 'state'>;

const NONE: StockMarks = new Map();

/** Reads stock in one pass. @returns the marks by product id */
export async function readMarks(
  inventory: Collection<Document>,
  productIds: readonly ObjectId[] | null,
  options: object,
): Promise<Map<string, Map<string, StockMark>>> {
  const found = inventory
    .find<Level>(productIds ? { productId: { $in: [...productIds] } } : {}, {
      ...options,
      projection: { productId: 1, available: 1, state: 1 },
      batchSize: 5_000,
    })
    .hint(productIds ? PRODUCT_INDEX : { $natural: 1 });
  const marks = new Map<string, Map<string, StockMark>>();
  for await (const { _id, productId, available, state } of found) {
    const key = productId.toHexString();
    const own = marks.get(key) ?? new Map<string, StockMark>();
    marks.set(key, own);
    own.set(_id.toHexString(), { available, state });
  }
  return marks;
}

/** @returns the displayed stock of a product with these variants */
export function shownStock(variants: readonly StockedVariant[], marks: StockMarks = NONE): ShownStock {
  const soldOut = variants.filter(({ id }) => marks.get(id)?.state === 'OUT_OF_STOCK').map(({ id }) => id);
  return { stock: stockOf({ variants }, marks), soldOut };
}

interface StockedVariant {
  id: string;
  /** Whether the variant is for sale. Absent if it is. */
  isSold?: boolean;
}

/** The available quantity of all variants together. null if any is untracked. */
function stockOf({ variants }: { variants: readonly StockedVariant[] }, marks: StockMarks): number | null {
  let sum = 0;
  for (const { id, isSold = true } of variants) {
    const { available = null } = marks.get(id) ?? {};
    if (available === null && isSold) return null;
    sum += isSold ? (available ?? 0) : 0;
  }
  return sum;
}
