import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import type { ClientSession } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';

/** How the shop sells. Amounts are in minor units, rates in per cent with at most two decimals. */
export interface SellingFields {
  isSelling: boolean;
  /** What all prices are in, by ISO 4217: until the first order it can be changed. */
  currency: string;
  shippingPercent: number;
  freeShippingFrom: number | null;
  deliveryDaysFrom: number | null;
  deliveryDaysUntil: number | null;
  countries: string[];
  taxRate: number;
  categoryTaxRates: CategoryTaxRate[];
  /** A state of India, by its letters. */
  taxRegion: string | null;
  gstin: string | null;
  takesCashOnDelivery: boolean;
  cashOnDeliveryUpTo: number | null;
  upiId: string | null;
  bankDetails: string | null;
  payWithinHours: number;
  /** Who gets an email about each new order. */
  newOrderEmails: string[];
}

/** Of a category, and those below it that have none of their own. */
export interface CategoryTaxRate {
  categoryId: string;
  rate: number;
}

/**
 * One document, beside the settings of publishing: a collection of its own would be made by the first change, and could not be read
 * as of the moment before. Not there until something is changed.
 */
export interface StoredSelling extends SellingFields {
  _id: 'selling';
  version: number;
  updatedAt: Date;
  /** Once shoppers could order. */
  hasSold?: true;
  /** The shop has shipping zones: their rates count, and not the percentage. */
  shipsByZone?: boolean;
}

/** Held alone by a change of the currency, and shared by what creates products with prices. */
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

/** Its amounts of money. */
export const AMOUNTS = ['freeShippingFrom', 'cashOnDeliveryUpTo'] as const satisfies (keyof SellingFields)[];

/** What holds until something is changed: the specification's flat shipping, India, its usual rate of tax, and cash on delivery. */
const INITIAL: SellingSettings = {
  version: 0,
  isSelling: false,
  currency: DEFAULT_CURRENCY,
  shippingPercent: 5,
  freeShippingFrom: null,
  deliveryDaysFrom: null,
  deliveryDaysUntil: null,
  countries: ['IN'],
  taxRate: 18,
  categoryTaxRates: [],
  taxRegion: null,
  gstin: null,
  takesCashOnDelivery: true,
  cashOnDeliveryUpTo: null,
  upiId: null,
  bankDetails: null,
  payWithinHours: 72,
  newOrderEmails: [],
};

/** Notes in the same transaction whether the shop has shipping zones. Pages say what shipping costs only where it has none. */
export async function noteZones(
  { selling }: SellingCollections,
  session: ClientSession,
  shipsByZone: boolean,
): Promise<void> {
  const change = { $set: { shipsByZone, updatedAt: new Date() }, $setOnInsert: INITIAL };
  await selling.updateOne({ _id: 'selling' }, change, { upsert: true, session });
}

/** @param session reads as of its snapshot */
export async function readSelling(
  collections: SellingCollections,
  session?: ClientSession,
): Promise<SellingSettings> {
  return (await readSellingPast(collections, session)).settings;
}

/** Also whether shoppers could ever order: what they have ordered is there also while the shop is closed. */
export async function readSellingPast(
  { selling }: SellingCollections,
  session?: ClientSession,
): Promise<{ settings: SellingSettings; hasSold: boolean }> {
  const stored = await selling.findOne({ _id: 'selling' }, newestIn(session));
  if (!stored) return { settings: INITIAL, hasSold: false };
  const { _id, updatedAt: _, hasSold, ...settings } = stored;
  return { settings: { ...INITIAL, ...settings }, hasSold: hasSold ?? stored.isSelling };
}
