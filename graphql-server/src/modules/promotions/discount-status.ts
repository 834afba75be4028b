import type { Discount } from './collection.ts';

export type DiscountStatus = 'ACTIVE' | 'SCHEDULED' | 'ENDED' | 'USED_UP';

/** @param uses how often it was used */
export function statusOf(
  { startsAt, endsAt, usesInAll }: Pick<Discount, 'startsAt' | 'endsAt' | 'usesInAll'>,
  uses: number,
  now: Date,
): DiscountStatus {
  if (endsAt && endsAt <= now) return 'ENDED';
  if (usesInAll !== null && uses >= usesInAll) return 'USED_UP';
  return startsAt && startsAt > now ? 'SCHEDULED' : 'ACTIVE';
}
