import type { Document, Filter, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { findProductIds } from '../catalogue/products/find-variant.ts';
import { type StockAlert, type StockAlertContext, VARIANT_INDEX } from './collection.ts';
import { stockAlertsMessages } from './messages.ts';

/** A variant that shoppers wait for. */
export interface WaitedVariant {
  variantId: ObjectId;
  productId: ObjectId;
  waiting: number;
  since: Date;
}

export type WaitedPage = KeysetPage<WaitedVariant> & { filter: Filter<StockAlert> };
export type AlertPage = PlannedPage<StockAlert>;

interface Request extends KeysetRequest {
  search?: string | null | undefined;
}

/**
 * One page of the variants that shoppers wait for. Variants with the most requests come first.
 * @throws UserError when an argument is out of bounds
 */
export async function listWaited(context: StockAlertContext, request: Request): Promise<WaitedPage> {
  const { first, after } = request;
  assertPage({ first, offset: 0 });
  const filter = await filterOf(context, request);
  const rows = await context.scans.run((options) =>
    context.stockAlerts
      .aggregate<WaitedVariant>(
        [
          ...byVariant(filter),
          ...(after == null ? [] : [{ $match: behind(after) }]),
          { $sort: { waiting: -1, _id: 1 } },
          { $limit: first + 1 },
          { $set: { variantId: '$_id' } },
        ],
        options,
      )
      .toArray(),
  );
  const cursorOf = ({ waiting, variantId }: WaitedVariant) =>
    encodeCursor([waiting, variantId.toHexString()]);
  return { filter, ...keysetPage(request, rows, cursorOf) };
}

/** The numbers of variants and requests on all pages. */
export async function countWaited(
  { stockAlerts, scans }: StockAlertContext,
  { filter }: WaitedPage,
): Promise<{ variants: number; requests: number }> {
  const sums = { $group: { _id: null, variants: { $sum: 1 }, requests: { $sum: '$waiting' } } };
  const [counted] = await scans.run((options) =>
    stockAlerts
      .aggregate<{ variants: number; requests: number }>([...byVariant(filter), sums], options)
      .toArray(),
  );
  return counted ?? { variants: 0, requests: 0 };
}

/** One page of the requests for a variant, newest first. @throws UserError when an argument is out of bounds */
export async function listAlerts(
  { stockAlerts, scans }: StockAlertContext,
  { variantId, ...request }: KeysetRequest & { variantId: string },
): Promise<AlertPage> {
  const id = parseObjectId(variantId);
  if (!id) throw new UserError('NOT_FOUND', stockAlertsMessages.variantNotFound);
  const plan = { filter: { variantId: id }, hint: VARIANT_INDEX };
  return readNewest(stockAlerts, scans, request, plan, 'stock alert');
}

export function countAlerts({ stockAlerts, scans }: StockAlertContext, { plan }: AlertPage): Promise<number> {
  return countPlanned(stockAlerts, scans, plan);
}

/** Deletes a request. @returns its id @throws UserError for an unknown id */
export async function deleteAlert({ stockAlerts }: StockAlertContext, id: string): Promise<string> {
  const _id = parseObjectId(id);
  const { deletedCount = 0 } = _id ? await stockAlerts.deleteOne({ _id }, { hint: '_id_' }) : {};
  if (deletedCount === 0) throw new UserError('NOT_FOUND', stockAlertsMessages.notFound);
  return id.toLowerCase();
}

async function filterOf(context: StockAlertContext, { search }: Request): Promise<Filter<StockAlert>> {
  const text = searchText(search);
  if (text === '') return {};
  if (text.includes('@')) return { email: containing(text) };
  return { productId: { $in: await findProductIds(context, text) } };
}

function byVariant(filter: Filter<StockAlert>): Document[] {
  const sums = { productId: { $first: '$productId' }, waiting: { $sum: 1 }, since: { $min: '$requestedAt' } };
  return [{ $match: filter }, { $group: { _id: '$variantId', ...sums } }];
}

/** @throws UserError for a cursor of another list */
function behind(after: string): Document {
  const [waiting, id] = decodeCursor(after);
  const _id = parseObjectId(String(id));
  if (!_id || !Number.isSafeInteger(waiting)) throw wrongCursor();
  return { $or: [{ waiting: { $lt: waiting } }, { waiting, _id: { $gt: _id } }] };
}
