import { formatCount } from '../../format.ts';

export const editDiscount = 'Edit discount';
export const discount = 'the discount';
export const addDiscount = 'Add discount';
export const discountSaved = 'Discount saved';
export const discountAdded = 'Discount added';
export const discountCode = 'Discount code';
export const noneAppliesAutomatically = 'None: applies automatically';
export const titleShownToCustomers = 'Title (shown to customers)';
export const springSale = 'Spring sale';
export const minimumPurchaseIn = (currency: string) => `Minimum purchase, in ${currency}`;
export const selectNoCategoriesOrProducts =
  'Select no categories or products to apply the discount to everything.';
export const canBeCombinedWithOtherDiscounts = 'Can be combined with other discounts that allow it';
export const amountOffOrderIn = (currency: string) => `Amount off the order, in ${currency}`;
export const discountOnTheseItemsPercent = 'Discount on these items, %';
export const percentageOff = 'Percentage off';
export const discountedQuantityCheapestItems = 'Discounted quantity (the cheapest items)';
export const usageLimitPerCustomer = 'Usage limit per customer';
export const discountInText = 'discount';
export const discountLabel = (label: string) => `the discount ${label}`;
export const discounts = 'discounts';
export const codeOrTitle = 'Code or title';
export const noDiscountsYet = 'No discounts yet';
export const shoppersGetDiscountWithCode =
  'Shoppers get a discount with a code, or automatically at checkout.';
export const amountOff = 'Amount off';
export const freeShipping = 'Free shipping';
export const buyXGetY = 'Buy X, get Y';
export const active = 'Active';
export const scheduled = 'Scheduled';
export const ended = 'Ended';
export const usedUp = 'Used up';
export const automatic = 'Automatic';
export const code = (code: string) => `Code ${code}`;
export const usesOfUsesInAll = (uses: number, usesInAll: number) =>
  `${formatCount(uses)} of ${formatCount(usesInAll)}`;
export const fromStart = (start: string) => `From ${start}`;
export const untilEnd = (end: string) => `Until ${end}`;
export const always = 'Always';
