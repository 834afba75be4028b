import * as fieldsText from '#messages/fields.ts';
import * as sharedText from '#messages/shared.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { ChangedField } from './graphql.generated.ts';

/** Includes the labels of history fields. Forms do not load this file. */
export const ALL_LABELS = {
  ...FIELD_LABELS,
  name: sharedText.name,
  parentId: sharedText.parent,
  place: fieldsText.position,
  image: sharedText.image,
  email: sharedText.email,
  role: sharedText.role,
  password: sharedText.password,
  resetLink: sharedText.resetLink,
  secondFactor: fieldsText.twoFactorAuthentication,
  passkeys: sharedText.passkeys,
  apiToken: sharedText.apiToken,
  link: sharedText.link,
  expiresAt: fieldsText.validUntil,
  shown: fieldsText.shownToShoppers,
  publishesAutomatically: fieldsText.publishesAutomatically,
  address: sharedText.address,
  path: fieldsText.path,
  events: sharedText.events,
  secret: sharedText.secret,
  isPaused: sharedText.paused,
  from: sharedText.oldAddress,
  to: sharedText.newAddress,
  replacesPage: fieldsText.replacesPage,
  content: sharedText.content,
  isSelling: fieldsText.takesOrders,
  currency: fieldsText.currency,
  timeZone: sharedText.timeZone,
  shippingPercent: sharedText.shipping,
  freeShippingFrom: fieldsText.freeShippingOver,
  deliveryDaysFrom: fieldsText.deliveryTimeFromDays,
  deliveryDaysUntil: fieldsText.deliveryTimeToDays,
  countries: sharedText.countries,
  taxRate: sharedText.tax,
  pricesIncludeTax: fieldsText.pricesIncludeTax,
  categoryTaxRates: fieldsText.taxRatesByCategory,
  taxRegion: sharedText.state,
  gstin: 'GSTIN',
  takesCashOnDelivery: sharedText.cashOnDelivery,
  cashOnDeliveryUpTo: fieldsText.cashOnDeliveryLimit,
  upiId: sharedText.upiId,
  bankDetails: fieldsText.bankAccount,
  onlineMethods: sharedText.onlinePayments,
  payWithinHours: fieldsText.cancelUnpaidOrdersAfterHours,
  code: sharedText.code,
  kind: fieldsText.kind,
  value: fieldsText.value,
  buys: sharedText.quantityToBuy,
  gets: fieldsText.discountedQuantity,
  startsAt: sharedText.starts,
  endsAt: sharedText.ends,
  minimum: fieldsText.minimumPurchase,
  usesInAll: sharedText.usageLimit,
  usesEach: fieldsText.usageLimitPerCustomer,
  productIds: sharedText.products,
  categoryIds: sharedText.categories,
  combines: fieldsText.combinesWithOtherDiscounts,
  newOrderEmails: fieldsText.sendNewOrderEmailsTo,
  returnInstructions: sharedText.returnInstructions,
  homeUrl: fieldsText.homeUrlInEmails,
  orderUrl: fieldsText.orderUrlInEmails,
  productUrl: fieldsText.productUrlInEmails,
  emailsUrl: fieldsText.emailsUrlInEmails,
  regions: sharedText.states,
  postalCodes: fieldsText.postcodes,
  rates: fieldsText.shippingRates,
  rate: sharedText.rate,
  hsn: fieldsText.hsnCode,
  isExempt: fieldsText.exemptFromTax,
  isDefault: fieldsText.defaultClass,
  match: fieldsText.match,
  conditions: fieldsText.conditions,
  isInMenu: fieldsText.isInMenu,
} as const satisfies Record<CamelCase<ChangedField>, string>;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** @param name an enum value or a CSV column: `SELLING_PRICE`, `selling_price` */
export function fieldLabel(name: string): string {
  const field = name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const labels: Readonly<Record<string, string>> = ALL_LABELS;
  const words = name.toLowerCase().replaceAll('_', ' ');
  return labels[field] ?? labels[`${field}Id`] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
