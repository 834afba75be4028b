import type { Filter } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { readSearch } from '../orders/search-orders.ts';
import { type DraftContext, type DraftOrder, TERMS_INDEX } from './collection.ts';

export type DraftPage = PlannedPage<DraftOrder>;

interface DraftRequest extends KeysetRequest {
  filter?: { search?: string | null | undefined } | null | undefined;
}

/** One page of the draft orders, newest first. @throws UserError when an argument is out of bounds */
export async function listDrafts(
  { draftOrders, scans }: DraftContext,
  { filter, ...page }: DraftRequest,
): Promise<DraftPage> {
  const searched = searchedBy(filter?.search);
  const plan = searched ? { filter: searched, hint: TERMS_INDEX } : { filter: {}, hint: '_id_' };
  return readNewest(draftOrders, scans, page, plan, 'draft order');
}

/** @returns null without a search. @throws UserError for a search that is too long */
function searchedBy(search: string | null | undefined): Filter<DraftOrder> | null {
  const { isEmpty, number, terms } = readSearch(search);
  if (isEmpty) return null;
  if (number !== null) return { terms: `#${number}` };
  return terms.length > 0 ? ({ $and: terms } as Filter<DraftOrder>) : { terms: '' };
}

export function countDrafts({ draftOrders, scans }: DraftContext, { plan }: DraftPage): Promise<number> {
  return countPlanned(draftOrders, scans, plan);
}
