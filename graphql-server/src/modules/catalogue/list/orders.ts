import { ObjectId } from 'mongodb';
import { decodeCursor, encodeCursor, wrongCursor } from '../../../kernel/list/paging.ts';
import { releaseOf } from '../../../kernel/mongodb/versions.ts';

const SORT_TYPES = {
  createdAt: 'moment',
  updatedAt: 'moment',
  nameKey: 'text',
  titleKey: 'text',
  position: 'number',
  regularPrice: 'number',
  sellingPrice: 'number',
  lowestPrice: 'number',
  categoryId: 'text',
  status: 'text',
} as const;

/** The fields by which a list can be sorted. Each is indexed together with `_id`. */
export type SortField = keyof typeof SORT_TYPES;

/** Fields with few values, sorted by labels that are not part of the document (grouped-page.ts). */
const GROUPED_ORDERS = ['categoryId', 'status'] as const satisfies SortField[];

/**
 * Rarely used sort orders. Their indexes omit facets, because those would make them a hundred times as large.
 */
export const PLAIN_ORDERS = [
  'regularPrice',
  'lowestPrice',
  'updatedAt',
  ...GROUPED_ORDERS,
] as const satisfies SortField[];

/** A release rewrites all index entries of a changed product. Two more indexes with facets would account for two thirds of these writes. */
export const RELEASED_PLAIN_ORDERS = [
  ...PLAIN_ORDERS,
  'titleKey',
  'sellingPrice',
] as const satisfies SortField[];
export type SortValue = Date | string | number;

export interface Position {
  value: SortValue;
  id: ObjectId;
}

export interface SortOrder {
  field: SortField;
  direction: 1 | -1;
}

const MAX_TIME = 8.64e15;

/** Encodes a position as an opaque cursor that is valid only for its own sort order. */
export function encodePosition(order: SortOrder, { value, id }: Position): string {
  const plain = value instanceof Date ? value.getTime() : value;
  return encodeCursor([order.field, order.direction, plain, id.toHexString()]);
}

/** @throws UserError when the cursor is invalid or belongs to another sort order */
export function decodePosition(order: SortOrder, cursor: string): Position {
  const [field, direction, plain, id] = decodeCursor(cursor);
  if (field !== order.field || direction !== order.direction) throw wrongCursor();
  if (typeof id !== 'string' || !ObjectId.isValid(id) || id.length !== 24) throw wrongCursor();
  return { value: sortValue(order.field, plain), id: ObjectId.createFromHexString(id) };
}

function sortValue(field: SortField, plain: unknown): SortValue {
  const type = SORT_TYPES[field];
  if (type === 'number' && Number.isSafeInteger(plain)) return plain as number;
  if (type === 'text' && typeof plain === 'string') return plain;
  if (type === 'moment' && Number.isInteger(plain) && Math.abs(plain as number) <= MAX_TIME) {
    return new Date(plain as number);
  }
  throw wrongCursor();
}

/** The index for a sort order in the unpublished collection. */
export function indexName(field: SortField): string {
  return (PLAIN_ORDERS as readonly SortField[]).includes(field) ? field : `facets_${field}`;
}

/** The index for reading a list in a sort order. Short lists in a plain order are sorted after reading. */
export function listIndexName(collection: object, field: SortField, isShort = false): string {
  if (!isPlain(collection, field)) return indexName(field);
  return isShort ? indexName('createdAt') : field;
}

/** Whether the index of the sort order omits facets. */
export function isPlain(collection: object, field: SortField): boolean {
  const orders = releaseOf(collection) === undefined ? PLAIN_ORDERS : RELEASED_PLAIN_ORDERS;
  return (orders as readonly SortField[]).includes(field);
}

export function isGrouped(field: SortField): boolean {
  return (GROUPED_ORDERS as readonly SortField[]).includes(field);
}
