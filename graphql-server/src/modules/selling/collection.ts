import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import type { OnlineMethod } from '@mela/rules/selling-terms.ts';
import { defaultTimeZone } from '@mela/rules/shop-days.ts';
import type { ClientSession } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { StorefrontLinks } from '../mail/storefront-links.ts';

/** The selling settings. Amounts are in minor units, rates in percent with at most two decimals. */
export interface SellingFields extends StorefrontLinks {
  isSelling: boolean;
  /** The ISO 4217 code of all prices. Can change until the first order. */
  currency: string;
  /** The IANA name of the shop's time zone, for reports, dates in emails, and delivery dates. */
  timeZone: string;
  shippingPercent: number;
  freeShippingFrom: number | null;
  deliveryDaysFrom: number | null;
  deliveryDaysUntil: number | null;
  countries: string[];
  taxRate: number;
  /** false: tax is added to the total. */
  pricesIncludeTax: boolean;
  categoryTaxRates: CategoryTaxRate[];
  /** The shop's own state: the code of an Indian state. */
  taxRegion: string | null;
  gstin: string | null;
  takesCashOnDelivery: boolean;
  cashOnDeliveryUpTo: number | null;
  upiId: string | null;
  bankDetails: string | null;
  /** The enabled payment providers. */
  onlineMethods: OnlineMethod[];
  payWithinHours: number;
  /** The recipients of an email about each new order. */
  newOrderEmails: string[];
  /** How shoppers send items back, for the email about an accepted return. */
  returnInstructions: string | null;
}

/** The tax rate of a category, and of its subcategories that have no rate. */
export interface CategoryTaxRate {
  categoryId: string;
  rate: number;
}

/**
 * A single document, missing until the first change. It shares the collection of the publishing settings,
 * because a snapshot cannot read a collection that was created only after the snapshot's time.
 */
export interface StoredSelling extends SellingFields {
  _id: 'selling';
  version: number;
  updatedAt: Date;
  /** Whether shoppers were ever able to order. */
  hasSold?: true;
  /** Whether the shop has shipping zones, whose rates replace the percentage. */
  shipsByZone?: boolean;
}

/** A change of the currency holds this lock exclusively. Creating products with prices shares it. */
export const CURRENCY_LOCK = 'currency';

export const SELLING_COLLECTIONS = {
  selling: collection<StoredSelling>({
    name: 'storefront',
    publishes: true,
    operatorsPart: { _id: 'selling' as never },
  }),
};

export interface SellingCollections extends CollectionsIn<typeof SELLING_COLLECTIONS> {}

export type SellingSettings = SellingFields & Pick<StoredSelling, 'version' | 'shipsByZone'>;

/** The fields with amounts. */
export const AMOUNTS = ['freeShippingFrom', 'cashOnDeliveryUpTo'] as const satisfies (keyof SellingFields)[];

/** The defaults: the specification's flat shipping rate, India, its usual tax rate, and cash on delivery. */
const INITIAL: SellingSettings = {
  version: 0,
  isSelling: false,
  currency: DEFAULT_CURRENCY,
  timeZone: defaultTimeZone(DEFAULT_CURRENCY),
  shippingPercent: 5,
  freeShippingFrom: null,
  deliveryDaysFrom: null,
  deliveryDaysUntil: null,
  countries: ['IN'],
  taxRate: 18,
  pricesIncludeTax: true,
  categoryTaxRates: [],
  taxRegion: null,
  gstin: null,
  takesCashOnDelivery: true,
  cashOnDeliveryUpTo: null,
  upiId: null,
  bankDetails: null,
  onlineMethods: [],
  payWithinHours: 72,
  newOrderEmails: [],
  returnInstructions: null,
  homeUrl: null,
  orderUrl: null,
  productUrl: null,
  emailsUrl: null,
};

/** Records whether the shop has shipping zones, in the transaction that changes them. Pages show shipping costs only without zones. */
export async function noteZones(
  { selling }: SellingCollections,
  session: ClientSession,
  shipsByZone: boolean,
): Promise<void> {
  const change = { $set: { shipsByZone, updatedAt: new Date() }, $setOnInsert: INITIAL };
  await selling.updateOne({ _id: 'selling' }, change, { upsert: true, session });
}

/** @param session reads from its snapshot */
export async function readSelling(
  collections: SellingCollections,
  session?: ClientSession,
): Promise<SellingSettings> {
  return (await readSellingPast(collections, session)).settings;
}

/** The settings, and whether the shop was ever open. If it was, shoppers can view their orders even while it is closed. */
export async function readSellingPast(
  { selling }: SellingCollections,
  session?: ClientSession,
): Promise<{ settings: SellingSettings; hasSold: boolean }> {
  const stored = await selling.findOne({ _id: 'selling' }, newestIn(session));
  if (!stored) return { settings: INITIAL, hasSold: false };
  const { _id, updatedAt: _, hasSold, ...settings } = stored;
  // Settings of earlier versions lack a time zone.
  const { timeZone = defaultTimeZone(stored.currency) } = stored as Partial<StoredSelling>;
  return { settings: { ...INITIAL, ...settings, timeZone }, hasSold: hasSold ?? stored.isSelling };
}
