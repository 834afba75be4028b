import { codeKey } from '@mela/rules/discount-checks.ts';
import type { Filter } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import type { Discount } from './collection.ts';
import type { PromotionContext } from './context.ts';

export type DiscountPage = PlannedPage<Discount>;

interface Request extends KeysetRequest {
  /** A part of the code or the title. */
  search?: string | null | undefined;
  /** Only those with a code. */
  hasCode?: boolean;
}

/** One page of the discounts, the newest first. @throws UserError when an argument is out of bounds */
export async function listDiscounts(
  { discounts, scans }: PromotionContext,
  request: Request,
): Promise<DiscountPage> {
  const filter = { ...(request.hasCode && { isAutomatic: false }), ...searched(request.search) };
  return readNewest(discounts, scans, request, { filter, hint: '_id_' }, 'discount');
}

export function countDiscounts(
  { discounts, scans }: PromotionContext,
  { plan }: DiscountPage,
): Promise<number> {
  return countPlanned(discounts, scans, plan);
}

function searched(search: string | null | undefined): Filter<Discount> {
  const text = searchText(search);
  return text === '' ? {} : { $or: [{ codeKey: containing(codeKey(text)) }, { title: containing(text) }] };
}
