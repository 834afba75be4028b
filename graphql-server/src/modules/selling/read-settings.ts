import { ownShop } from '@mela/rules/content/own-content.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { offeredMethods } from '../payments/payment-methods.ts';
import {
  readSelling,
  type SellingCollections,
  type SellingFields,
  type SellingSettings,
} from './collection.ts';

/** The selling settings, with the requirements that the shop still lacks. */
export interface SellingState extends SellingSettings {
  missing: SellingNeed[];
  /** Whether an order exists. The currency can then no longer change. */
  hasOrders: boolean;
}

export interface SellingStateContext extends MissingContext, SellingCollections {
  hasOrders(): Promise<boolean>;
}

export async function readSellingState(context: SellingStateContext): Promise<SellingState> {
  const settings = await readSelling(context);
  const missing = await missingFor(context, settings);
  return { ...settings, missing, hasOrders: await context.hasOrders() };
}

/** What a shop needs before it can sell. */
export type SellingNeed = 'CATALOGUE' | 'PAYMENT' | 'ADDRESS' | 'POLICIES';

export interface MissingContext extends ContentCollections {
  /** The live release. null: shoppers see the sample content. */
  liveReleaseNumber(): Promise<number | null>;
}

/**
 * The settings that are missing before shoppers can order. Terms and a privacy policy are never missing, because live pages have neutral
 * ones by default.
 */
export async function missingFor(context: MissingContext, settings: SellingFields): Promise<SellingNeed[]> {
  const stored = await context.content.findOne({ _id: 'content' }, { projection: { 'sections.shop': 1 } });
  const shop = ownShop(stored?.sections.shop ?? SAMPLE_CONTENT.shop);
  const isThere: Record<SellingNeed, boolean> = {
    CATALOGUE: (await context.liveReleaseNumber()) !== null,
    PAYMENT: hasPayment(settings),
    ADDRESS: shop.address.length > 0 && (shop.email !== '' || shop.phone !== ''),
    POLICIES: shop.returnDays !== null && shop.delivery !== '',
  };
  return (Object.keys(isThere) as SellingNeed[]).filter((need) => !isThere[need]);
}

export function hasPayment(settings: SellingFields): boolean {
  return methodsOf(settings).length > 0;
}

/** The payment methods for an order that is not free. */
export function methodsOf(settings: SellingFields): PaymentMethod[] {
  const anyOrder = { total: 1, currency: settings.currency };
  return offeredMethods({ ...settings, cashOnDeliveryUpTo: null }, anyOrder);
}
