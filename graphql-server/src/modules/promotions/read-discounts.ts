import { codeKey } from '@mela/rules/discount-checks.ts';
import type { CartAdjuster } from '@mela/rules/extensions.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { Buyers } from '../orders/cart/price-adjustments.ts';
import { CartDiscounts, type CurrentDiscount, MODULE } from './cart-discounts.ts';
import {
  AUTOMATIC_INDEX,
  CODE_INDEX,
  CUSTOMER_INDEX,
  customerKey,
  type Discount,
  type PromotionCollections,
} from './collection.ts';

type Collections = PromotionCollections & Pick<CatalogueCollections, 'categories'>;

/** Reads the automatic discounts, those with the entered codes, and those of an edited order. */
export async function readDiscounts(
  collections: Collections,
  session: ClientSession | undefined,
  { coupons, emails, agreed = [] }: Buyers,
): Promise<CartAdjuster> {
  const options = session ? { session } : {};
  const { discounts } = collections;
  const found = await discounts.find({ isAutomatic: true }, { ...options, hint: AUTOMATIC_INDEX }).toArray();
  if (coupons.length > 0) {
    const coded = { isAutomatic: false, codeKey: { $in: coupons.map(codeKey) } };
    found.push(...(await discounts.find(coded, { ...options, hint: CODE_INDEX }).toArray()));
  }
  const ofOrder = new Set(agreed.flatMap(({ module, id }) => (module === MODULE ? [id] : [])));
  const missing = [...ofOrder].filter((id) => !found.some(({ _id }) => _id.toHexString() === id));
  if (missing.length > 0) {
    const ids = missing.map((id) => ObjectId.createFromHexString(id));
    found.push(...(await discounts.find({ _id: { $in: ids } }, options).toArray()));
  }
  if (found.length === 0) return { adjust: () => ({}) };
  const uses = await readUses(collections, found, options);
  const usesEach = await readUsesEach(collections, found, emails, options);
  const inside = await readCategories(collections, found, options);
  return new CartDiscounts(
    found.map(
      (discount): CurrentDiscount => ({
        discount,
        uses: uses.get(discount._id.toHexString()) ?? 0,
        usesEach: usesEach.get(discount._id.toHexString()) ?? new Map(),
        products: new Set(discount.productIds.map((id) => id.toHexString())),
        categories: inside(discount.categoryIds),
        isAgreed: ofOrder.has(discount._id.toHexString()),
      }),
    ),
    new Date(),
  );
}

type Options = { session?: ClientSession };

async function readUses(
  { discountResults }: Collections,
  found: readonly Discount[],
  options: Options,
): Promise<Map<string, number>> {
  const limited = found.filter(({ usesInAll }) => usesInAll !== null).map(({ _id }) => _id);
  if (limited.length === 0) return new Map();
  const results = await discountResults.find({ _id: { $in: limited } }, options).toArray();
  return new Map(results.map(({ _id, uses }) => [_id.toHexString(), uses]));
}

/** @returns how often each customer used each discount, by discount id */
async function readUsesEach(
  { discountUses }: Collections,
  found: readonly Discount[],
  emails: readonly string[],
  options: Options,
): Promise<Map<string, Map<string, number>>> {
  const counts = new Map<string, Map<string, number>>();
  const limited = found.filter(({ usesEach }) => usesEach !== null).map(({ _id }) => _id);
  if (limited.length === 0 || emails.length === 0) return counts;
  const wanted = { '_id.discountId': { $in: limited }, customer: { $in: emails.map(customerKey) } };
  const uses = discountUses.find({ ...wanted, isCounted: true }, { ...options, hint: CUSTOMER_INDEX });
  for await (const { _id, customer } of uses) {
    const id = _id.discountId.toHexString();
    const ofDiscount = counts.get(id) ?? new Map<string, number>();
    counts.set(id, ofDiscount);
    ofDiscount.set(customer ?? '', (ofDiscount.get(customer ?? '') ?? 0) + 1);
  }
  return counts;
}

/** @returns a function that adds all descendants to category ids, and removes deleted categories */
async function readCategories(
  { categories }: Collections,
  found: readonly Discount[],
  options: Options,
): Promise<(roots: readonly ObjectId[]) => Set<string>> {
  if (found.every(({ categoryIds }) => categoryIds.length === 0)) return () => new Set();
  const all = await categories.find({}, { ...options, projection: { parentId: 1 } }).toArray();
  const known = new Set(all.map(({ _id }) => _id.toHexString()));
  const children = Map.groupBy(all, ({ parentId }) => parentId?.toHexString() ?? '');
  return (roots) => {
    const inside = new Set(roots.map((id) => id.toHexString()).filter((id) => known.has(id)));
    // Iteration includes ids that are added during it, so this visits all descendants.
    for (const id of inside) for (const { _id } of children.get(id) ?? []) inside.add(_id.toHexString());
    return inside;
  };
}
