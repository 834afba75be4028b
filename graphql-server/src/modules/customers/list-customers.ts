import { searchedWords } from '@mela/rules/search.ts';
import { type Filter, ObjectId } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  keysetPage,
  type PlannedPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import { searchText } from '../../kernel/list/search-text.ts';
import {
  COUNT_INDEX,
  type Customer,
  type CustomerContext,
  LAST_INDEX,
  SPENT_INDEX,
  TERMS_INDEX,
} from './collection.ts';

export type CustomerPage = PlannedPage<Customer>;

type SortField = 'LAST_ORDER' | 'ORDERS' | 'SPENT';

interface Sort {
  field: SortField;
  direction?: 'ASC' | 'DESC';
}

interface Request extends KeysetRequest {
  filter?: { search?: string | null | undefined } | null | undefined;
  orderBy: Sort;
}

const SORTS = {
  LAST_ORDER: { name: 'lastOrderAt', index: LAST_INDEX },
  ORDERS: { name: 'orderCount', index: COUNT_INDEX },
  SPENT: { name: 'spent', index: SPENT_INDEX },
} as const;

/** A page of customers. @throws UserError for an invalid argument */
export async function listCustomers(
  { customers, scans }: CustomerContext,
  { orderBy, filter, ...page }: Request,
): Promise<CustomerPage> {
  assertPage({ first: page.first, offset: 0 });
  const { name, index } = SORTS[orderBy.field];
  const direction = orderBy.direction === 'ASC' ? 1 : -1;
  const searched = searchedBy(filter?.search);
  const plan = { filter: searched ?? {}, hint: searched ? TERMS_INDEX : LAST_INDEX };
  const behind = page.after == null ? {} : behindCursor(orderBy, page.after);
  const found = await scans.run((options) =>
    customers
      .find({ $and: [plan.filter, behind] }, options)
      .hint(searched ? TERMS_INDEX : index)
      .sort({ [name]: direction, _id: direction })
      .limit(page.first + 1)
      .toArray(),
  );
  return { plan, ...keysetPage(page, found, (customer) => cursorOf(orderBy, customer)) };
}

export function countCustomers(
  { customers, scans }: CustomerContext,
  { plan }: CustomerPage,
): Promise<number> {
  return countPlanned(customers, scans, plan);
}

/** Finds customers for whom each search word is the start of one of their words. @returns null without a search */
function searchedBy(search: string | null | undefined): Filter<Customer> | null {
  const text = searchText(search);
  if (text === '') return null;
  const words = /@/.test(text) ? [text.toLowerCase()] : searchedWords(text);
  if (words.length === 0) return { key: '' };
  return { $and: words.map((word) => ({ terms: beginningWith(word) })) };
}

function beginningWith(word: string): RegExp {
  return new RegExp(`^${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

function cursorOf({ field, direction = 'DESC' }: Sort, customer: Customer): string {
  const value = customer[SORTS[field].name];
  return encodeCursor([field, direction, Number(value), customer._id.toHexString()]);
}

/** @throws UserError for a cursor of another sort order */
function behindCursor({ field, direction = 'DESC' }: Sort, cursor: string): Filter<Customer> {
  const [ofField, ofDirection, value, id] = decodeCursor(cursor);
  const isOwn = ofField === field && ofDirection === direction && Number.isSafeInteger(value);
  if (!isOwn || typeof id !== 'string' || !ObjectId.isValid(id)) throw wrongCursor();
  const { name } = SORTS[field];
  const last = field === 'LAST_ORDER' ? new Date(value as number) : value;
  const way = direction === 'ASC' ? '$gt' : '$lt';
  return {
    $or: [{ [name]: { [way]: last } }, { [name]: last, _id: { [way]: new ObjectId(id) } }],
  } as Filter<Customer>;
}
