import { amountsOf, type CustomFields, withAmounts } from '@mela/rules/custom-fields.ts';
import type { Message } from '@mela/rules/messages.ts';
import { decimalsOf, MAX_MINOR_UNITS } from '@mela/rules/money.ts';
import type { Variant } from '@mela/rules/variants.ts';
import type { ClientSession, Document, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { KIND_INDEX } from '../../kernel/history/entry.ts';
import { isWriteConflict } from '../../kernel/mongodb/failures.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { Product } from '../catalogue/products/product.ts';
import { AMOUNTS } from './collection.ts';
import { sellingMessages } from './messages.ts';

export type Priced = Pick<CatalogueCollections, 'products' | 'history' | 'imports'>;

interface Change {
  from: string;
  to: string;
}

type Scale = (amount: number) => number;

/** All products change in one transaction, which MongoDB limits to a minute. */
const MAX_PRODUCTS = 20_000;
/**
 * Up to this many products, the change always fits into the cache of the embedded database, which holds all
 * index entries of a transaction.
 */
const ALWAYS_FIT = 2_000;
const MAX_REMEMBERED = 50_000;
const PER_BATCH = 1_000;
const MAX_NAMED = 3;
/** The prices of a stored product, and those derived from them for sorting and filters. */
const PRICES = ['regularPrice', 'sellingPrice', 'lowestPrice', 'cost', ...AMOUNTS] as const;
const READ = {
  ...{ title: 1, regularPrice: 1, sellingPrice: 1, cost: 1, variants: 1, customFields: 1 },
  ...{ lowestPrice: 1, sold: 1 },
};
const VARIANT_PRICES = ['price', 'compareAtPrice', 'cost'] as const;
const LIST = new Intl.ListFormat('en');

/** The factor that keeps the number of whole units: 149900 paise become 1499 yen. */
export function scaleBetween({ from, to }: Change): Scale {
  const decimals = decimalsOf(to) - decimalsOf(from);
  return (amount) => (decimals < 0 ? amount / 10 ** -decimals : amount * 10 ** decimals);
}

/** Whether the amount is valid in a currency. */
export function isAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount <= MAX_MINOR_UNITS;
}

/**
 * Converts all prices, including those in the activity, to another number of decimals. 1499 rupees become 1499 yen.
 * @throws UserError if a price cannot be represented, or there are too many
 */
export async function changeDecimals(priced: Priced, session: ClientSession, change: Change): Promise<void> {
  const { products, history, imports } = priced;
  const isImporting = await imports.findOne({}, { session, projection: { _id: 1 } });
  assertValid(isImporting ? { currency: sellingMessages.importRunning } : {});
  const scale = scaleBetween(change);
  const found = await products
    .find({}, { session, projection: READ })
    .limit(MAX_PRODUCTS + 1)
    .toArray();
  const scaled = found.map((product) => ({ product, fields: scaledFields(product, scale) }));
  const broken = scaled.filter(({ fields }) => !amountsIn(fields).every(isAmount));
  assertValid({
    ...tooMany(found.length > MAX_PRODUCTS, change),
    ...brokenFault(
      broken.map(({ product }) => product.title),
      change,
    ),
  });
  const updatedAt = new Date();
  const writes = scaled.map(({ product: { _id }, fields }) => ({
    updateOne: { filter: { _id }, update: { $set: { ...fields, updatedAt }, $inc: { version: 1 } } },
  }));
  const write = (some: typeof writes) => products.bulkWrite(some as never, { session, ordered: false });
  await inBatches(writes, write).catch((error: unknown) => {
    // MongoDB reports a too large transaction like a conflict, but retrying it would be useless.
    if (isWriteConflict(error)) assertValid(tooMany(found.length > ALWAYS_FIT, change));
    throw error;
  });
  const remembered = await rememberedAmounts(history, session, scale);
  assertValid(tooMany(remembered.length > MAX_REMEMBERED, change));
  const rewrites = remembered.map(({ _id, fields }) => ({
    updateOne: { filter: { _id }, update: { $set: fields } },
  }));
  await inBatches(rewrites, (some) => history.bulkWrite(some as never, { session, ordered: false }));
}

/** Scales the prices in the activity. Fractions are rounded. */
async function rememberedAmounts(
  history: Priced['history'],
  session: ClientSession,
  scale: Scale,
): Promise<{ _id: ObjectId; fields: Document }[]> {
  const names = [...PRICES, 'variants', 'customFields'];
  const parts = names.flatMap((name) => [`before.${name}`, `after.${name}`]);
  const found = await history
    .find(
      { subject: { $in: ['PRODUCT', 'SELLING'] } },
      { session, hint: KIND_INDEX, projection: Object.fromEntries(parts.map((part) => [part, 1])) },
    )
    .limit(MAX_REMEMBERED + 1)
    .toArray();
  const rounded: Scale = (amount) => Math.round(scale(amount));
  return found.flatMap(({ _id, before = {}, after = {} }) => {
    const fields = {
      ...withPrefix('before', scaledFields(before, rounded)),
      ...withPrefix('after', scaledFields(after, rounded)),
    };
    return Object.keys(fields).length === 0 ? [] : [{ _id, fields }];
  });
}

function scaledFields(document: Document, scale: Scale): Document {
  const fields: Document = {};
  for (const name of PRICES) if (typeof document[name] === 'number') fields[name] = scale(document[name]);
  const { variants, customFields, sold } = document as Partial<Pick<Product, 'variants' | 'sold'>> & {
    customFields?: CustomFields;
  };
  if (sold && sold.length > 0)
    fields['sold'] = sold.map((variant) => ({ ...variant, price: scale(variant.price) }));
  if (customFields && amountsOf(customFields).length > 0)
    fields['customFields'] = withAmounts(customFields, scale);
  const hasPrices = (variant: Variant) => VARIANT_PRICES.some((name) => variant[name] !== undefined);
  if (Array.isArray(variants) && variants.some(hasPrices)) {
    fields['variants'] = variants.map((variant) => ({
      ...variant,
      ...Object.fromEntries(
        VARIANT_PRICES.flatMap((name) => {
          const amount = variant[name];
          return amount === undefined ? [] : [[name, scale(amount)]];
        }),
      ),
    }));
  }
  return fields;
}

function amountsIn({ variants = [], customFields = {}, sold: _, ...fields }: Document): number[] {
  const own = (variants as Variant[]).flatMap((variant) => VARIANT_PRICES.map((name) => variant[name]));
  return [...Object.values(fields), ...own, ...amountsOf(customFields)].filter(
    (amount) => amount !== undefined,
  );
}

function withPrefix(prefix: string, fields: Document): Document {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));
}

async function inBatches<T>(writes: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < writes.length; start += PER_BATCH)
    await write(writes.slice(start, start + PER_BATCH));
}

function tooMany(isMore: boolean, { from, to }: Change): { currency?: Message } {
  if (!isMore) return {};
  const currency = sellingMessages.tooManyPricesToConvert({ from, to });
  return { currency };
}

function brokenFault(titles: readonly string[], { to }: Change): { currency?: Message } {
  if (titles.length === 0) return {};
  const named = titles.slice(0, MAX_NAMED).map((title) => `"${title}"`);
  const more = titles.length > named.length ? [`${titles.length - named.length} more`] : [];
  const products = LIST.format([...named, ...more]);
  return { currency: sellingMessages.unsupportedPrices({ count: titles.length, currency: to, products }) };
}
