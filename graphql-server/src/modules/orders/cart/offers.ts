import type { CustomFields } from '@mela/rules/custom-fields.ts';
import { idsOfVariants } from '@mela/rules/variant-ids.ts';
import { selectedOptions, type Variant, variantPrices, variantTitle } from '@mela/rules/variants.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { currentHandle } from '../../catalogue/handles.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { variantsOf } from '../../catalogue/products/variants.ts';
import type { StockLevel } from '../../inventory/collection.ts';
import { readLevels } from '../../inventory/lines.ts';
import { isReady } from '../../payments/payment-provider.ts';
import { readReleasedCurrency } from '../../publishing/released/read-released.ts';
import { findShownProducts } from '../../publishing/shown/find-shown-products.ts';
import { readSelling, type SellingSettings } from '../../selling/collection.ts';
import type { OrderLine } from '../collection.ts';
import type { OrderStore } from '../order-store.ts';
import { type Buyers, NO_BUYERS, type ReadAdjuster, readAdjuster } from './price-adjustments.ts';
import { type OfferShipping, readShipping } from './shipping-choice.ts';
import { readTaxes } from './tax-rates.ts';

/** A variant with its current price, tax and stock. Order lines copy these fields. */
export interface Offer
  extends Omit<OrderLine, 'id' | 'quantity' | 'shipped' | 'total' | 'tax' | 'adjustments'> {
  compareAtPrice: number | null;
  categoryId: ObjectId;
  /** Per unit. null: unknown. */
  weightGrams: number | null;
  /** Custom fields of the product. Modules read their own. */
  customFields?: CustomFields;
}

/** The current offers for some variants. */
export interface Offers {
  settings: SellingSettings;
  /** Whether shoppers can place orders. */
  isOpen: boolean;
  /** The currency of displayed prices. Until the next release it can differ from the shop's currency. */
  currency: string;
  /** The offers by the stored variant id. Unavailable variants are omitted. */
  offers: ReadonlyMap<string, Offer>;
  levels: ReadonlyMap<string, StockLevel>;
  adjusters: readonly ReadAdjuster[];
  /** What shipping rates depend on. null if no module offers any. */
  shipping: OfferShipping | null;
}

/** The product fields that cart lines need. */
const OFFERED = {
  ...{
    title: 1,
    categoryId: 1,
    options: 1,
    variants: 1,
    sku: 1,
    images: 1,
    regularPrice: 1,
    sellingPrice: 1,
    weightGrams: 1,
    customFields: 1,
  },
  ...{ handles: { $slice: 1 }, status: 1, showFrom: 1, showUntil: 1 },
};

/**
 * Reads prices and stock of some variants. Carts read the release that this server shows. Orders read the live release in their
 * transaction, because a server notices another server's release up to half a second late.
 * @param buyers the buyers of the carts, for modules that adjust prices
 * @param session the transaction of an order
 */
export async function readOffers(
  store: OrderStore,
  variantIds: readonly string[],
  session?: ClientSession,
  buyers = NO_BUYERS,
): Promise<Offers> {
  const ids = idsOfVariants(variantIds);
  const settings = withReadyMethods(await readSelling(store, session), store.paymentProviders);
  const live = await store.liveReleaseNumber(session);
  const isOpen = settings.isSelling && live !== null;
  const shown = session ? live : store.publisher.current.documents;
  const released = shown === null ? null : await readReleasedCurrency(store, shown, session);
  const release = released === null ? null : shown;
  const currency = released ?? settings.currency;
  const products = await findShownProducts(store, release, ids, {
    projection: OFFERED,
    ...(session && { session }),
  });
  const taxOf = await readTaxes(store, settings, products, session);
  const levels = await readLevels(
    store,
    ids.map((id) => ObjectId.createFromHexString(id)),
    session,
  );
  const wanted = await findKept(store, ids, products, session);
  const offers = products
    .flatMap((product) => offersOf(product, wanted, taxOf))
    .map((offer) => [offer.variantId.toHexString(), offer] as const);
  const adjusters = await readAdjusters(store, buyers, session);
  const shipping = await readShipping(store.shippingProviders, session);
  return { settings, isOpen, currency, offers: new Map(offers), levels, adjusters, shipping };
}

/** Excludes payment providers whose keys this server lacks. */
function withReadyMethods(
  settings: SellingSettings,
  providers: OrderStore['paymentProviders'],
): SellingSettings {
  const ready = new Set(providers.filter(isReady).map(({ method }) => method));
  return { ...settings, onlineMethods: settings.onlineMethods.filter((method) => ready.has(method)) };
}

async function readAdjusters(
  { priceAdjusters, onAdjusterFailure }: OrderStore,
  buyers: Buyers,
  session?: ClientSession,
): Promise<ReadAdjuster[]> {
  const read: ReadAdjuster[] = [];
  for (const adjuster of priceAdjusters) {
    const onFailure = (error: unknown) => onAdjusterFailure?.(adjuster.module, error);
    read.push(await readAdjuster({ onFailure, ...adjuster }, session, buyers));
  }
  return read;
}

/**
 * Finds the variants that still exist. Pages show deleted ones until the next release, but these have no
 * stock record.
 */
async function findKept(
  { products }: Pick<OrderStore, 'products'>,
  ids: readonly string[],
  shown: readonly Product[],
  session?: ClientSession,
): Promise<Set<string>> {
  const options = { projection: { 'variants.id': 1 }, ...(session && { session }) };
  const kept = await products.find({ _id: { $in: shown.map(({ _id }) => _id) } }, options).toArray();
  const known = new Set(kept.flatMap((product) => variantsOf(product).map(({ id }) => id)));
  return new Set(ids.filter((id) => known.has(id)));
}

function offersOf(
  product: Product,
  wanted: ReadonlySet<string>,
  taxOf: Awaited<ReturnType<typeof readTaxes>>,
): Offer[] {
  const { _id, options = [], customFields } = product;
  return variantsOf(product)
    .filter(({ id, isSold }) => wanted.has(id) && isSold !== false)
    .map((variant) => ({
      variantId: ObjectId.createFromHexString(variant.id),
      productId: _id,
      title: product.title,
      variantTitle: variant.values.length > 0 ? variantTitle(variant) : null,
      selectedOptions: selectedOptions(options.slice(0, variant.values.length), variant.values),
      sku: variant.sku ?? null,
      path: `/product/${currentHandle(product)}`,
      image: imageOfVariant(product, variant),
      ...variantPrices(product, variant),
      ...taxOf(product),
      categoryId: product.categoryId,
      weightGrams: variant.weightGrams ?? product.weightGrams ?? null,
      ...(customFields && { customFields }),
    }));
}

function imageOfVariant({ images }: Product, { image }: Variant): StoredImage | null {
  return images.find(({ hash }) => hash === image) ?? images[0] ?? null;
}
