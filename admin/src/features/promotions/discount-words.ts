import { discountLabel } from '@mela/rules/discounts.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { DiscountRowFragment } from '../../graphql.generated.ts';

export const KINDS: Record<DiscountRowFragment['kind'], string> = {
  PERCENT: 'Percentage off',
  AMOUNT: 'Amount off',
  FREE_SHIPPING: 'Free shipping',
  BUY_X_GET_Y: 'Buy X, get Y',
};

export const STATUSES: Record<DiscountRowFragment['status'], { label: string; mark: StatusMark }> = {
  ACTIVE: { label: 'Active', mark: 'good' },
  SCHEDULED: { label: 'Scheduled', mark: 'open' },
  ENDED: { label: 'Ended', mark: 'open' },
  USED_UP: { label: 'Used up', mark: 'open' },
};

/** The value of a discount, such as `10% off`. */
export function giftOf({ kind, percent, amount, buys, gets }: DiscountRowFragment): string {
  const [value, currency] = amount ? [amount.amount, amount.currency] : [percent ?? 0, ''];
  return discountLabel({ kind, value, buys, gets, currency });
}

/** The code, or that there is none, and the value of a discount, such as `Code DIWALI · 10% off`. */
export function termsOf(discount: DiscountRowFragment): string {
  const { code, label } = discount;
  const named = code === null ? 'Automatic' : code === label ? 'Code' : `Code ${code}`;
  return [named, giftOf(discount)].join(' · ');
}

export function usesText({ uses, usesInAll }: DiscountRowFragment): string {
  return usesInAll === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(usesInAll)}`;
}

export function discountedText({ discounted }: DiscountRowFragment): string {
  return formatMoney(discounted);
}

/** The period: `From 1 Jan`, `Until 31 Jan`, both, or `Always`. */
export function periodText({ from, until }: DiscountRowFragment): string {
  const [start, end] = [from && formatMoment(from), until && formatMoment(until)];
  if (start && end) return `${start} – ${end}`;
  if (start) return `From ${start}`;
  return end ? `Until ${end}` : 'Always';
}
