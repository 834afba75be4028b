import { FIELD_LABELS } from './field-labels.ts';
import type { ChangedField } from './graphql.generated.ts';

/** Includes the labels of history fields. Forms do not load this file. */
export const ALL_LABELS = {
  ...FIELD_LABELS,
  name: 'Name',
  parentId: 'Parent',
  place: 'Position',
  image: 'Image',
  email: 'Email',
  role: 'Role',
  password: 'Password',
  resetLink: 'Reset link',
  secondFactor: 'Two-factor authentication',
  passkeys: 'Passkeys',
  apiToken: 'API token',
  link: 'Link',
  expiresAt: 'Valid until',
  shown: 'Shown to shoppers',
  publishesAutomatically: 'Publishes automatically',
  address: 'Address',
  path: 'Path',
  events: 'Events',
  secret: 'Secret',
  isPaused: 'Paused',
  from: 'Old address',
  to: 'New address',
  replacesPage: 'Replaces a page',
  content: 'Content',
  isSelling: 'Takes orders',
  currency: 'Currency',
  timeZone: 'Time zone',
  shippingPercent: 'Shipping',
  freeShippingFrom: 'Free shipping over',
  deliveryDaysFrom: 'Delivery time, from (days)',
  deliveryDaysUntil: 'Delivery time, to (days)',
  countries: 'Countries',
  taxRate: 'Tax',
  pricesIncludeTax: 'Prices include tax',
  categoryTaxRates: 'Tax rates by category',
  taxRegion: 'State',
  gstin: 'GSTIN',
  takesCashOnDelivery: 'Cash on delivery',
  cashOnDeliveryUpTo: 'Cash on delivery limit',
  upiId: 'UPI ID',
  bankDetails: 'Bank account',
  onlineMethods: 'Online payments',
  payWithinHours: 'Cancel unpaid orders after (hours)',
  code: 'Code',
  kind: 'Kind',
  value: 'Value',
  buys: 'Quantity to buy',
  gets: 'Discounted quantity',
  startsAt: 'Starts',
  endsAt: 'Ends',
  minimum: 'Minimum purchase',
  usesInAll: 'Usage limit',
  usesEach: 'Usage limit per customer',
  productIds: 'Products',
  categoryIds: 'Categories',
  combines: 'Combines with other discounts',
  newOrderEmails: 'Send new-order emails to',
  returnInstructions: 'Return instructions',
  regions: 'States',
  postalCodes: 'Postcodes',
  rates: 'Shipping rates',
  rate: 'Rate',
  hsn: 'HSN code',
  isExempt: 'Exempt from tax',
  isDefault: 'Default class',
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
