import { codeKey } from '@mela/rules/discount-checks.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { Filter } from 'mongodb';
import {
  countPlanned,
  idCursor,
  type KeysetRequest,
  keysetPage,
  olderThan,
  type PlannedPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage } from '../../kernel/list/paging.ts';
import type { Discount } from './collection.ts';
import type { PromotionContext } from './context.ts';

export type DiscountPage = PlannedPage<Discount>;

interface Request extends KeysetRequest {
  /** A part of the code or the title. */
  search?: string | null | undefined;
  /** Only those with a code. */
  hasCode?: boolean;
}

const PATTERN_CHARACTERS = /[\\^$.*+?()[\]{}|]/g;
const MAX_SEARCH_LENGTH = 100;

/** One page of the discounts, the newest first. @throws UserError when an argument is out of bounds */
export async function listDiscounts(
  { discounts, scans }: PromotionContext,
  request: Request,
): Promise<DiscountPage> {
  const { first, after, hasCode = false } = request;
  assertPage({ first, offset: 0 });
  const filter = { ...(hasCode && { isAutomatic: false }), ...searched(request.search) };
  const plan = { filter, hint: '_id_' };
  const found = await scans.run((options) =>
    discounts
      .find({ $and: [filter, olderThan(after, 'discount')] }, options)
      .hint(plan.hint)
      .sort({ _id: -1 })
      .limit(first + 1)
      .toArray(),
  );
  return { plan, ...keysetPage(request, found, idCursor) };
}

export function countDiscounts(
  { discounts, scans }: PromotionContext,
  { plan }: DiscountPage,
): Promise<number> {
  return countPlanned(discounts, scans, plan);
}

function searched(search: string | null | undefined): Filter<Discount> {
  const said = cleanText(search).slice(0, MAX_SEARCH_LENGTH);
  if (said === '') return {};
  const pattern = (text: string) => text.replaceAll(PATTERN_CHARACTERS, '\\$&');
  return {
    $or: [
      { codeKey: { $regex: pattern(codeKey(said)) } },
      { title: { $regex: pattern(said), $options: 'i' } },
    ],
  };
}
