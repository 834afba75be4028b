import { defineMessages } from '@mela/rules/messages.ts';

export const promotionsMessages = defineMessages('promotions', {
  changedMeanwhile: 'This discount was changed at the same time. Try again.',
  tooManyDiscounts: 'A shop can have at most 100,000 discounts. Delete some first.',
  changedByOthers: 'Someone else has changed this discount. Reload it and try again.',
  tooManyAutomatic: ({ max }: { max: number }) =>
    `A shop can have at most ${max} automatic discounts. Delete some first.`,
  notFound: 'Discount not found',
  codeTaken: ({ code }: { code: string }) => `There is already a discount with the code ${code}`,
  notAnId: ({ id }: { id: string }) => `${id} is not an id`,
});

export const promotionsTexts = {
  codeSavesNothing: 'This discount code does not reduce the price of this cart.',
  betterDiscountApplies: 'Your cart already has a better discount, which cannot be combined with this code.',
  addMoreItems: ({ count }: { count: number }) =>
    `Add ${count} more of the items that this discount code applies to.`,
  addMoreAmount: ({ amount }: { amount: string }) =>
    `Add ${amount} more of the items that this discount code applies to.`,
  codeDoesNotApply: 'This discount code does not apply to anything in your cart.',
  codeAlreadyUsed: 'You have already used this discount code.',
  codeUsedUp: 'This discount code has been used up.',
  codeInvalid: 'This discount code is not valid.',
  codeExpired: 'This discount code has expired.',
  codeNotYetValid: 'This discount code is not valid yet.',
  wrongUses: ({
    id,
    storedUses,
    storedDiscounted,
    storedSales,
    uses,
    discounted,
    sales,
  }: {
    id: string;
    storedUses: number;
    storedDiscounted: number;
    storedSales: number;
    uses: number;
    discounted: number;
    sales: number;
  }) =>
    `Discount ${id}: recorded ${storedUses} uses, ${storedDiscounted} discounted and ${storedSales} in sales, expected ${uses}, ${discounted} and ${sales}.`,
  usesNotRecorded: ({ id }: { id: string }) => `Discount ${id} was used, but its uses are not recorded.`,
  noUsageRecord: ({ id }: { id: object }) => `Discount ${id} has no usage record.`,
  wrongUse: ({ order, id }: { order: number; id: string }) =>
    `Order ${order}: the recorded use of discount ${id} is wrong.`,
  wrongUseCount: ({ recorded, expected }: { recorded: number; expected: number }) =>
    `${recorded} discount uses are recorded, expected ${expected}.`,
  codeUsedSoOften: ({ times }: { times: number }) =>
    `You have already used this discount code ${times} times.`,
  metricUses: 'Orders that use discounts, once for each discount.',
};
