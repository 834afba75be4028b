import { codeKey } from '@mela/rules/discount-checks.ts';
import DataLoader from 'dataloader';
import type { Filter, ObjectId } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import type { Discount, DiscountResult, PromotionCollections, PromotionContext } from './collection.ts';

export type DiscountPage = PlannedPage<Discount>;

interface Request extends KeysetRequest {
  /** A part of the code or the title. */
  search?: string | null | undefined;
  /** Only those with a code. */
  hasCode?: boolean;
}

/** One page of the discounts, newest first. @throws UserError when an argument is out of bounds */
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

export type DiscountStatus = 'ACTIVE' | 'SCHEDULED' | 'ENDED' | 'USED_UP';

/** @param uses the discount's number of uses */
export function statusOf(
  { startsAt, endsAt, usesInAll }: Pick<Discount, 'startsAt' | 'endsAt' | 'usesInAll'>,
  uses: number,
  now: Date,
): DiscountStatus {
  if (endsAt && endsAt <= now) return 'ENDED';
  if (usesInAll !== null && uses >= usesInAll) return 'USED_UP';
  return startsAt && startsAt > now ? 'SCHEDULED' : 'ACTIVE';
}

type Result = Omit<DiscountResult, '_id'>;

const NO_RESULT: Result = { uses: 0, discounted: 0, sales: 0 };

/** Loads the results of discounts in batches. */
export function resultLoader({ discountResults }: Pick<PromotionCollections, 'discountResults'>) {
  const loader = new DataLoader(
    async (ids: readonly ObjectId[]) => {
      const found = await discountResults.find({ _id: { $in: [...ids] } }).toArray();
      const byId = new Map(found.map((result) => [result._id.toHexString(), result]));
      return ids.map((id): Result => byId.get(id.toHexString()) ?? NO_RESULT);
    },
    { cache: false },
  );
  return (id: ObjectId): Promise<Result> => loader.load(id);
}

/** The uses of all discounts, without canceled orders. */
export async function countAllUses({
  discountResults,
}: Pick<PromotionCollections, 'discountResults'>): Promise<number> {
  const sum = discountResults.aggregate<{ uses: number }>([
    { $group: { _id: null, uses: { $sum: '$uses' } } },
  ]);
  return (await sum.next())?.uses ?? 0;
}
