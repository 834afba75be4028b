import { FIELD_LABELS } from './field-labels.ts';
import type { ChangedField } from './graphql.generated.ts';

/** With the fields of all else that the history has, which forms load without. */
export const ALL_LABELS = {
  ...FIELD_LABELS,
  name: 'Name',
  parentId: 'Parent',
  place: 'Place in the order',
  image: 'Image',
  email: 'Email',
  role: 'Role',
  password: 'Password',
  resetLink: 'Reset link',
  secondFactor: 'Second factor',
  passkeys: 'Passkeys',
  apiToken: 'API token',
  link: 'Link',
  expiresAt: 'Valid until',
  shown: 'Shown to shoppers',
  publishesAutomatically: 'Goes live by itself',
  address: 'Address',
  path: 'Rest of the address',
  events: 'Told of',
  secret: 'Secret',
  isPaused: 'Paused',
  from: 'Old address',
  to: 'New address',
  replacesPage: 'Replaces a page',
  content: 'Content',
  isSelling: 'Takes orders',
  currency: 'Currency',
  shippingPercent: 'Shipping',
  freeShippingFrom: 'Free shipping from',
  deliveryDaysFrom: 'First day of delivery',
  deliveryDaysUntil: 'Last day of delivery',
  countries: 'Countries',
  taxRate: 'Tax',
  categoryTaxRates: 'Tax of categories',
  taxRegion: 'State',
  gstin: 'GSTIN',
  takesCashOnDelivery: 'Cash on delivery',
  cashOnDeliveryUpTo: 'Cash on delivery up to',
  upiId: 'UPI ID',
  bankDetails: 'Bank account',
  payWithinHours: 'Hours to pay within',
  code: 'Code',
  kind: 'Kind',
  value: 'Value',
  buys: 'Pieces to buy',
  gets: 'Discounted pieces',
  startsAt: 'Starts',
  endsAt: 'Ends',
  minimum: 'Minimum purchase',
  usesInAll: 'Limit of uses',
  usesEach: 'Limit for each customer',
  productIds: 'Products',
  categoryIds: 'Categories',
  combines: 'Combines with others',
  newOrderEmails: 'Send new-order emails to',
  regions: 'States',
  postalCodes: 'Postcodes',
  rates: 'Shipping rates',
} as const satisfies Record<CamelCase<ChangedField>, string>;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** @param name in capitals as in an enum, or small as a column of a file: `SELLING_PRICE`, `selling_price` */
export function fieldLabel(name: string): string {
  const field = name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const labels: Readonly<Record<string, string>> = ALL_LABELS;
  const words = name.toLowerCase().replaceAll('_', ' ');
  return labels[field] ?? labels[`${field}Id`] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
