import { discountLabel } from '@mela/rules/discounts.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import * as promotionsText from '#messages/promotions.ts';
import * as sharedText from '#messages/shared.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import { formatCount, formatMoment } from '../../format.ts';
import type { DiscountRowFragment } from '../../graphql.generated.ts';

export const KINDS: Record<DiscountRowFragment['kind'], string> = {
  PERCENT: promotionsText.percentageOff,
  AMOUNT: promotionsText.amountOff,
  FREE_SHIPPING: promotionsText.freeShipping,
  BUY_X_GET_Y: promotionsText.buyXGetY,
};

export const STATUSES: Record<DiscountRowFragment['status'], { label: string; mark: StatusMark }> = {
  ACTIVE: { label: promotionsText.active, mark: 'good' },
  SCHEDULED: { label: promotionsText.scheduled, mark: 'open' },
  ENDED: { label: promotionsText.ended, mark: 'open' },
  USED_UP: { label: promotionsText.usedUp, mark: 'open' },
};

/** The value of a discount, such as `10% off`. */
export function giftOf({ kind, percent, amount, buys, gets }: DiscountRowFragment): string {
  const [value, currency] = amount ? [amount.amount, amount.currency] : [percent ?? 0, ''];
  return discountLabel({ kind, value, buys, gets, currency });
}

/** The code of a discount, or a note that it has none, and its value, such as `Code DIWALI · 10% off`. */
export function termsOf(discount: DiscountRowFragment): string {
  const { code, label } = discount;
  const named =
    code === null ? promotionsText.automatic : code === label ? sharedText.code : promotionsText.code(code);
  return [named, giftOf(discount)].join(' · ');
}

export function usesText({ uses, usesInAll }: DiscountRowFragment): string {
  return usesInAll === null ? formatCount(uses) : promotionsText.usesOfUsesInAll(uses, usesInAll);
}

export function discountedText({ discounted }: DiscountRowFragment): string {
  return formatMoney(discounted);
}

/** The period: `From 1 Jan`, `Until 31 Jan`, both, or `Always`. */
export function periodText({ from, until }: DiscountRowFragment): string {
  const [start, end] = [from && formatMoment(from), until && formatMoment(until)];
  if (start && end) return `${start} – ${end}`;
  if (start) return promotionsText.fromStart(start);
  return end ? promotionsText.untilEnd(end) : promotionsText.always;
}
