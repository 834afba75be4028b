import type { Binary, ClientSession, ObjectId } from 'mongodb';
import type { Config } from '../../kernel/config.ts';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { UserError } from '../../kernel/errors.ts';
import { newestIn, parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { OrderContext } from '../orders/context.ts';
import type { RefundContext } from '../refunds/context.ts';
import { returnsMessages } from './messages.ts';

/**
 * REQUESTED: awaits the shop's decision. ACCEPTED: items are expected. DECLINED: rejected. RECEIVED: no further items are
 * expected.
 */
export type ReturnStatus = 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'RECEIVED';

/** The units of a line to return. */
interface ReturnLine {
  lineId: string;
  quantity: number;
  received: number;
}

/** Items that were received together, with the refund and the replacement for them. */
export interface Receipt {
  at: Date;
  by: string | null;
  lines: { lineId: string; quantity: number; restock: boolean }[];
  /** The id of the refund's payment. null: nothing was refunded. */
  refundId: string | null;
  /** The replacement order. */
  replacement: { orderId: ObjectId; number: number } | null;
  keyHash: string;
  inputHash: string;
}

/** A return request. */
export interface Return {
  _id: ObjectId;
  orderId: ObjectId;
  orderNumber: number;
  /** The number of the return within its order, from 1. */
  place: number;
  status: ReturnStatus;
  requestedAt: Date;
  lines: ReturnLine[];
  /** The reason in the shopper's words. Empty after the shopper's data was erased. */
  reason: string;
  hasPhoto: boolean;
  decidedAt: Date | null;
  /** The shop's message with its decision. */
  note: string | null;
  receipts: Receipt[];
  keyHash: string;
  inputHash: string;
}

/** A photo of the items. Not an upload, because uploads are public. */
export interface ReturnPhoto {
  /** The return's id. */
  _id: ObjectId;
  orderId: ObjectId;
  /** A WebP image. */
  bytes: Binary;
}

export const KEY_INDEX = 'keyHash';
export const ORDER_INDEX = 'order';
export const STATUS_INDEX = 'status';
export const NUMBER_INDEX = 'orderNumber';

export const RETURN_COLLECTIONS = {
  returns: collection<Return>({
    name: 'returns',
    counted: 'returns',
    indexes: [
      { key: { keyHash: 1 }, name: KEY_INDEX, unique: true },
      { key: { orderId: 1, place: 1 }, name: ORDER_INDEX, unique: true },
      { key: { status: 1, _id: 1 }, name: STATUS_INDEX },
      { key: { orderNumber: 1, _id: 1 }, name: NUMBER_INDEX },
    ],
  }),
  returnPhotos: collection<ReturnPhoto>({
    name: 'returnPhotos',
    indexes: [{ key: { orderId: 1 }, name: ORDER_INDEX }],
  }),
};

export interface ReturnCollections extends CollectionsIn<typeof RETURN_COLLECTIONS> {}

/** The displayed number of a return, such as 1001-R1. */
export function returnNumber({ orderNumber, place }: Pick<Return, 'orderNumber' | 'place'>): string {
  return `${orderNumber}-R${place}`;
}

export interface ReturnContext extends OrderContext, RefundContext, ReturnCollections, ContentCollections {
  config: Pick<Config, 'maxUploadBytes'>;
  /** The shop's time zone. */
  timeZone: string;
}

/** @throws UserError for an unknown id */
export async function findReturn(
  { returns }: Pick<ReturnCollections, 'returns'>,
  id: unknown,
  session?: ClientSession,
): Promise<Return> {
  const _id = parseObjectId(id);
  const found = _id && (await returns.findOne({ _id }, newestIn(session)));
  if (!found) throw new UserError('NOT_FOUND', returnsMessages.notFound);
  return found;
}
