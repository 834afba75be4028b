import type { Adjustment } from '@mela/rules/adjustments.ts';
import { codeKey } from '@mela/rules/discount-checks.ts';
import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountObstacle,
  type DiscountRule,
  discountLabel,
  obstacleToDiscount,
} from '@mela/rules/discounts.ts';
import type {
  AcceptedOrder,
  CartAdjuster,
  CartAdjustments,
  CartToAdjust,
  CouponResult,
} from '@mela/rules/extensions.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { customerKey, type Discount } from './collection.ts';
import { promotionsTexts } from './messages.ts';

export const MODULE = 'promotions';

/** A discount with its uses. */
export interface CurrentDiscount {
  discount: Discount;
  uses: number;
  /** The number of uses by customer (`customerKey`). */
  usesEach: Map<string, number>;
  products: ReadonlySet<string>;
  /** The ids of the existing categories and all their descendants. */
  categories: ReadonlySet<string>;
  /** Whether the edited order already has the discount. Its code, period and limits then no longer matter. */
  isAgreed: boolean;
}

/** Applies discounts to carts. Counts the uses of accepted orders until their transaction ends. */
export class CartDiscounts implements CartAdjuster {
  readonly #discounts: readonly CurrentDiscount[];
  readonly #now: Date;

  constructor(discounts: readonly CurrentDiscount[], now: Date) {
    this.#discounts = discounts;
    this.#now = now;
  }

  adjust = (cart: CartToAdjust): CartAdjustments => {
    const key = cart.coupon === null ? null : codeKey(cart.coupon);
    const own = this.#discounts.find(({ discount }) => key !== null && discount.codeKey === key);
    const usable = this.#discounts.filter(
      (one) =>
        one.isAgreed || ((one.discount.isAutomatic || one === own) && this.#obstacleTo(one, cart) === null),
    );
    const ownId = own?.discount._id.toHexString() ?? null;
    const applied = applyDiscounts(usable.map(ruleOf), cart.lines, ownId);
    const labels = new Map(usable.map(({ discount }) => [discount._id.toHexString(), labelOf(discount)]));
    const label = (id: string) => labels.get(id) ?? '';
    return {
      order: applied
        .filter(({ isFreeShipping }) => !isFreeShipping)
        .map((one) => goodsAdjustment(one, label(one.id))),
      shipping: applied
        .filter(({ isFreeShipping }) => isFreeShipping)
        .map(({ id }) => adjustment(id, label(id), Number.MIN_SAFE_INTEGER)),
      ...(own && { coupon: this.#couponOf(own, cart, applied) }),
    };
  };

  accepted = ({ email, adjustments }: AcceptedOrder): void => {
    const customer = customerKey(email);
    for (const id of new Set(adjustments.map(({ source }) => source.id))) {
      const used = this.#discounts.find(({ discount }) => discount._id.toHexString() === id);
      if (!used) continue;
      used.uses += 1;
      used.usesEach.set(customer, (used.usesEach.get(customer) ?? 0) + 1);
    }
  };

  #couponOf(own: CurrentDiscount, cart: CartToAdjust, applied: readonly AppliedDiscount[]): CouponResult {
    const { discount } = own;
    const id = discount._id.toHexString();
    const rule = ruleOf(own);
    const message = this.#obstacleTo(own, cart);
    if (message !== null) return { message };
    const obstacle =
      obstacleToDiscount(rule, cart.lines) ?? outcomeObstacle(applied.find((one) => one.id === id));
    if (obstacle) return { message: obstacleText(obstacle, cart.currency) };
    return { code: discount.code ?? '', label: labelOf(discount), sourceId: id };
  }

  /** Why a discount currently applies to no cart. null if it may apply. */
  #obstacleTo(
    { discount, uses, usesEach }: CurrentDiscount,
    { email, currency }: CartToAdjust,
  ): string | null {
    const { startsAt, endsAt, usesInAll, usesEach: limit, kind, minimum } = discount;
    if (startsAt && startsAt > this.#now) return promotionsTexts.codeNotYetValid;
    if (endsAt && endsAt <= this.#now) return promotionsTexts.codeExpired;
    const hasAmount = kind === 'AMOUNT' || Boolean(minimum);
    if (hasAmount && discount.currency !== currency) return promotionsTexts.codeInvalid;
    if (usesInAll !== null && uses >= usesInAll) return promotionsTexts.codeUsedUp;
    const ofCustomer = email === null ? 0 : (usesEach.get(customerKey(email)) ?? 0);
    if (limit !== null && ofCustomer >= limit)
      return limit === 1
        ? promotionsTexts.codeAlreadyUsed
        : promotionsTexts.codeUsedSoOften({ times: ofCustomer });
    return null;
  }
}

function ruleOf({ discount, products, categories }: CurrentDiscount): DiscountRule {
  const { _id, kind, value, buys, gets, minimum, combines, productIds, categoryIds } = discount;
  const isForAll = productIds.length === 0 && categoryIds.length === 0;
  return {
    ...{ id: _id.toHexString(), kind, value, combines },
    ...{ buys: buys ?? 1, gets: gets ?? 1, minimum: minimum ?? 0 },
    appliesTo: ({ productId, categoryId }) =>
      isForAll || products.has(productId) || categories.has(categoryId),
  };
}

function outcomeObstacle(applied: AppliedDiscount | undefined): DiscountObstacle | null {
  if (!applied) return { reason: 'BETTER' };
  return applied.isFreeShipping || applied.shares.some((share) => share > 0) ? null : { reason: 'NOTHING' };
}

function obstacleText(obstacle: DiscountObstacle, currency: string): string {
  switch (obstacle.reason) {
    case 'PRODUCTS':
      return promotionsTexts.codeDoesNotApply;
    case 'MINIMUM':
      return promotionsTexts.addMoreAmount({ amount: formatMoney({ amount: obstacle.missing, currency }) });
    case 'PIECES':
      return promotionsTexts.addMoreItems({ count: obstacle.missing });
    case 'BETTER':
      return promotionsTexts.betterDiscountApplies;
    case 'NOTHING':
      return promotionsTexts.codeSavesNothing;
  }
}

function goodsAdjustment({ id, shares }: AppliedDiscount, label: string): Adjustment {
  const amounts = shares.map((share) => 0 - share);
  return {
    ...adjustment(
      id,
      label,
      amounts.reduce((sum, share) => sum + share, 0),
    ),
    shares: amounts,
  };
}

function adjustment(id: string, label: string, amount: number): Adjustment {
  return { kind: 'DISCOUNT', source: { module: MODULE, id }, label, amount };
}

/** The label for shoppers. */
export function labelOf({ title, code, ...discount }: Discount): string {
  return title ?? code ?? discountLabel(discount);
}
