import type { Availability } from '@mela/rules/availability.ts';
import { type Filter, ObjectId } from 'mongodb';
import { assertValid } from '../../../kernel/errors.ts';
import { type KeysetPage, type KeysetRequest, keysetPage } from '../../../kernel/list/keyset-page.ts';
import { assertPage } from '../../../kernel/list/paging.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { PRODUCT_INDEX, STATE_INDEX, type StockLevel } from '../../inventory/collection.ts';
import { type Level, notCounted } from '../../inventory/level.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMessages } from '../messages.ts';
import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';

type Tracking = 'TRACKED' | 'UNTRACKED';

export interface StockFilter {
  state?: Availability | null | undefined;
  tracking?: Tracking | null | undefined;
  /** false: omits variants of drafts. */
  withDrafts?: boolean | null | undefined;
  /** Includes only variants of these products. null: all products. */
  productIds: readonly ObjectId[] | null;
}

export interface StockRequest extends KeysetRequest, StockFilter {}

export type StockPage = KeysetPage<Level> & { filter: StockFilter };

/** A position in the list, which is sorted by product and variant. */
interface Place {
  productId: ObjectId;
  id: ObjectId;
}

/** Some rows after a position, and the position to continue from, which is null at the end. */
interface Some {
  rows: Level[];
  end: Place | null;
}

/**
 * The number of rows in the first read, which is enough for one page. The list is read further only if few
 * rows match the filter.
 */
const FIRST_READ = 100;
const FURTHER_READ = 1_000;

/**
 * Lists the variants of all products page by page, tracked or not.
 * @throws UserError when `first` is out of bounds or `after` is not a cursor
 */
export async function listStock(context: CatalogueContext, request: StockRequest): Promise<StockPage> {
  const { first, after, ...filter } = request;
  assertPage({ first, offset: 0 });
  const readSome = isAmongLevels(filter) ? readLevels : readVariants;
  const found: Level[] = [];
  let place = after == null ? null : readCursor(after);
  for (let size = FIRST_READ; found.length <= first; size = FURTHER_READ) {
    const { rows, end } = await readSome(context, filter, place, size);
    found.push(...rows);
    if (!end) break;
    place = end;
  }
  const cursorOf = ({ productId, _id }: Level) => `${productId.toHexString()}${_id.toHexString()}`;
  return { filter, ...keysetPage(request, found, cursorOf) };
}

/**
 * Whether every matching variant must have a stock level. Untracked variants usually have none, and count as
 * in stock.
 */
export function isAmongLevels({ state, tracking }: StockFilter): boolean {
  return tracking === 'TRACKED' || state === 'LOW' || state === 'OUT_OF_STOCK';
}

/** The filter for stock levels, if every matching variant has one. */
export function levelFilter({ state, productIds }: StockFilter): Filter<StockLevel> {
  const ofState: Filter<StockLevel> = state ? { state } : { onHand: { $ne: null } };
  return { ...ofState, ...(productIds && { productId: { $in: [...productIds] } }) };
}

export function levelIndex({ state }: StockFilter): string {
  return state ? STATE_INDEX : PRODUCT_INDEX;
}

async function readLevels(
  context: CatalogueContext,
  filter: StockFilter,
  place: Place | null,
  size: number,
): Promise<Some> {
  const found = await context.scans.run((options) =>
    context.inventory
      .find(place ? isBehind(place, filter) : levelFilter(filter), options)
      .hint(levelIndex(filter))
      .sort({ productId: 1, _id: 1 })
      .limit(size)
      .toArray(),
  );
  const tracked = found.filter((level) => matches(level, filter));
  const rows = filter.withDrafts === false ? await notDrafts(context, tracked) : tracked;
  return { rows, end: found.length < size ? null : placeOf(found.at(-1)) };
}

/** Lists products instead of stock levels, because an untracked variant may have no level. */
async function readVariants(
  context: CatalogueContext,
  filter: StockFilter,
  place: Place | null,
  size: number,
): Promise<Some> {
  const { inventory, products, scans } = context;
  const ids = filter.productIds?.filter((id) => !place || id.toHexString() >= place.productId.toHexString());
  const from = ids ? { $in: ids } : place && { $gte: place.productId };
  const notDraft = filter.withDrafts === false ? { status: { $ne: 'DRAFT' as const } } : {};
  const found = await scans.run((options) =>
    products
      .find<Pick<Product, '_id' | 'variants'>>(
        { ...(from && { _id: from }), ...notDraft },
        { ...options, projection: { 'variants.id': 1 }, sort: { _id: 1 }, limit: size },
      )
      .toArray(),
  );
  const levels = await scans.run((options) =>
    inventory
      .find({ productId: { $in: found.map(({ _id }) => _id) } }, { ...options, hint: PRODUCT_INDEX })
      .toArray(),
  );
  const known = new Map(levels.map((level) => [level._id.toHexString(), level]));
  const rows = found
    .flatMap((product) => levelsOf(product, known))
    .filter((level) => (!place || isAfter(level, place)) && matches(level, filter));
  const last = found.at(-1);
  return { rows, end: last && found.length === size ? { productId: last._id, id: LAST_ID } : null };
}

const LAST_ID = new ObjectId('f'.repeat(24));

/** Sorted by id, like stock levels: the product's own variant comes first. */
function levelsOf(product: Pick<Product, '_id' | 'variants'>, known: ReadonlyMap<string, Level>): Level[] {
  const { _id: productId } = product;
  return variantsOf(product)
    .map(({ id }) => id)
    .sort()
    .map((id) => known.get(id) ?? notCounted({ variantId: ObjectId.createFromHexString(id), productId }));
}

function matches({ onHand, state }: Level, filter: StockFilter): boolean {
  const isTracked = onHand !== null;
  if (filter.state && state !== filter.state) return false;
  return !filter.tracking || isTracked === (filter.tracking === 'TRACKED');
}

function placeOf(level: Level | undefined): Place | null {
  return level ? { productId: level.productId, id: level._id } : null;
}

function isAfter({ productId, _id }: Level, place: Place): boolean {
  return !productId.equals(place.productId) || _id.toHexString() > place.id.toHexString();
}

/** A filter for the levels after a position. Each branch is one range of the index in sort order. */
function isBehind({ productId, id }: Place, filter: StockFilter): Filter<StockLevel> {
  const { productId: _, ...rest } = levelFilter(filter);
  const later = filter.productIds?.filter((one) => one.toHexString() > productId.toHexString());
  return {
    $or: [
      { ...rest, productId: later ? { $in: later } : { $gt: productId } },
      { ...rest, productId, _id: { $gt: id } },
    ],
  };
}

function readCursor(after: string): Place {
  const [productId, id] = [parseObjectId(after.slice(0, 24)), parseObjectId(after.slice(24))];
  if (!productId || !id) {
    assertValid({ after: catalogueMessages.cursorOfOtherList });
  }
  return { productId: productId as ObjectId, id: id as ObjectId };
}

/** Removes the levels of drafts and of deleted products. */
export async function notDrafts<T extends { productId: ObjectId }>(
  { products, scans }: Pick<CatalogueContext, 'products' | 'scans'>,
  levels: readonly T[],
): Promise<T[]> {
  const ids = [...new Map(levels.map(({ productId }) => [productId.toHexString(), productId])).values()];
  const found = await scans.run((options) =>
    products
      .find({ _id: { $in: ids }, status: { $ne: 'DRAFT' } }, { ...options, projection: { _id: 1 } })
      .toArray(),
  );
  const kept = new Set(found.map(({ _id }) => _id.toHexString()));
  return levels.filter(({ productId }) => kept.has(productId.toHexString()));
}
