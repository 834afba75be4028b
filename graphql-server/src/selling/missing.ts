import type { ClientSession } from 'mongodb';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { offeredMethods } from '../payments/payment-methods.ts';
import { SHOP } from '../rules/content/sample-shop.ts';
import type { ContentCollections, StoredContent } from '../storefront-content/collection.ts';
import type { SellingFields } from './collection.ts';

/** What a shop needs before it can sell. */
export type SellingNeed = 'CATALOGUE' | 'PAYMENT' | 'ADDRESS' | 'POLICIES';

export interface MissingContext extends ContentCollections {
  /** Whether shoppers see the operator's catalogue. */
  isCatalogueLive(session?: ClientSession): Promise<boolean>;
}

/**
 * What is missing before shoppers can order. Privacy and terms have a text on every live page; what is the sample's of all else
 * the shop has not said.
 */
export async function missingFor(context: MissingContext, settings: SellingFields): Promise<SellingNeed[]> {
  const stored = await context.content.findOne({ _id: 'content' }, { projection: { 'sections.shop': 1 } });
  const shop = stored?.sections.shop;
  const isThere: Record<SellingNeed, boolean> = {
    CATALOGUE: await context.isCatalogueLive(),
    PAYMENT: hasPayment(settings),
    ADDRESS: shop !== undefined && hasAddress(shop),
    POLICIES: shop !== undefined && shop.returnDays !== null && shop.delivery !== '',
  };
  return (Object.keys(isThere) as SellingNeed[]).filter((need) => !isThere[need]);
}

export function hasPayment(settings: SellingFields): boolean {
  return methodsOf(settings).length > 0;
}

/** The ways to pay an order that costs something, however little. */
export function methodsOf(settings: SellingFields): PaymentMethod[] {
  const anyOrder = { total: 1, currency: settings.currency };
  return offeredMethods({ ...settings, cashOnDeliveryUpTo: null }, anyOrder);
}

type ShopDetails = NonNullable<StoredContent['sections']['shop']>;

function hasAddress({ address, email, phone }: ShopDetails): boolean {
  const isOwn = address.length > 0 && !SHOP.address.every((line) => address.includes(line));
  return isOwn && ((email !== '' && email !== SHOP.email) || (phone !== '' && phone !== SHOP.phone));
}
