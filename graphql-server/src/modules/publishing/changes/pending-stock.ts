import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { VARIANT_INDEX } from '../../catalogue/collections.ts';
import type { InventoryCollections } from '../../inventory/collection.ts';
import type { ReleasedCollections } from '../released/collections.ts';
import { type ProductVersion, variantsIn } from '../released/documents.ts';
import { versionsOfIds } from '../released/read-versions.ts';

type Collections = ReleasedCollections & Pick<InventoryCollections, 'inventory'>;

const SHOWN_STOCK = { id: 1, shown: 1, sku: 1, barcode: 1, 'variants.id': 1 };

interface Pending {
  /** The product's id. null if it was not read yet. */
  productId: string | null;
}

/** Variants whose availability on the live pages is wrong. */
export class PendingStock {
  /** The pending changes, by the variant's id. */
  readonly #variants = new Map<string, Pending>();
  #since: number | null = null;
  #isTold = false;
  #comparing: Promise<void> = Promise.resolve();

  /** Notes a variant that may have sold out or become available. */
  note(variantId: string): void {
    this.#variants.set(variantId, { productId: null });
    this.#since ??= Date.now();
  }

  /** When the first of the variants was noted, in milliseconds. null: the pages are correct. */
  get since(): number | null {
    return this.#since;
  }

  /** @returns whether pages became incorrect since the last call that returned true */
  takeNews(): boolean {
    const isNew = this.#since !== null && !this.#isTold;
    this.#isTold ||= isNew;
    return isNew;
  }

  get productIds(): Set<string> {
    return new Set([...this.#variants.values()].flatMap(({ productId }) => productId ?? []));
  }

  /**
   * Removes variants that a release shows correctly or does not have. Calls run one after another, so that each sees all earlier notes.
   */
  compareWith(collections: Collections, release: number): Promise<void> {
    const comparing = this.#comparing.catch(() => {}).then(() => this.#compareWith(collections, release));
    this.#comparing = comparing;
    return comparing;
  }

  async #compareWith(collections: Collections, release: number): Promise<void> {
    const noted = new Map(this.#variants);
    const ids = [...noted.keys()];
    if (ids.length === 0) return;
    const levels = await readLevels(collections, ids);
    const owners = new Map(ids.map((id) => [id, levels.get(id)?.productId ?? ownVariantId(id)]));
    const uncounted = ids.filter((id) => !levels.has(id));
    for (const [id, owner] of await findOwners(collections, release, uncounted)) owners.set(id, owner);
    const versions = await versionsOfIds('products', collections, release, owners.values(), SHOWN_STOCK);
    for (const id of ids) {
      const owner = owners.get(id) as string;
      const version = versions.get(owner) as ProductVersion | undefined;
      const isOut = levels.get(id)?.isOut ?? false;
      const isOther = version && isShown(version, id) && isShownAsOut(version, id) !== isOut;
      // The variant has changed again since.
      if (this.#variants.get(id) !== noted.get(id)) continue;
      if (isOther) this.#variants.set(id, { productId: owner });
      else this.#variants.delete(id);
    }
    if (this.#variants.size > 0) return;
    this.#since = null;
    this.#isTold = false;
  }
}

interface Level {
  productId: string;
  isOut: boolean;
}

async function readLevels(
  { inventory }: Collections,
  variantIds: readonly string[],
): Promise<Map<string, Level>> {
  const _id = { $in: variantIds.map((id) => ObjectId.createFromHexString(id)) };
  const options = { projection: { productId: 1, state: 1 }, hint: { _id: 1 } } as const;
  const found = await inventory.find({ _id }, options).toArray();
  return new Map(
    found.map(({ _id: id, productId, state }) => [
      id.toHexString(),
      { productId: productId.toHexString(), isOut: state === 'OUT_OF_STOCK' },
    ]),
  );
}

/** Finds the products of variants without a stock level. */
async function findOwners(
  { releasedProducts }: Collections,
  release: number,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const filter = {
    'variants.id': { $in: [...variantIds] },
    from: { $lte: release },
    to: { $gt: release },
  };
  const options = { projection: { id: 1, 'variants.id': 1 }, hint: VARIANT_INDEX };
  const found = await releasedProducts.find(filter, options).toArray();
  return new Map(
    found.flatMap(({ id, variants = [] }) => variants.map((variant) => [variant.id, id.toHexString()])),
  );
}

function isShown(version: ProductVersion, variantId: string): boolean {
  return variantsIn(version).some(({ id }) => id === variantId);
}

function isShownAsOut({ shown }: ProductVersion, variantId: string): boolean {
  return shown?.soldOut.includes(variantId) ?? false;
}
