import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import type { CountedFacets, FacetQuery } from '@mela/rules/listing/facets.ts';
import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import type { HistoryContext, HistoryServices } from '../../kernel/history/context.ts';
import type { Corrections } from '../inventory/correct-group.ts';
import type { LevelLoader } from '../inventory/level.ts';
import type { Category } from './categories/category.ts';
import { type Counted, countProducts } from './categories/product-counts.ts';
import type { CatalogueCollections } from './collections.ts';
import type { RankedProduct } from './extension-points.ts';
import type { Counts } from './list/counts.ts';
import { WITHOUT_FACETS } from './list/facets.ts';
import type { Product, ProductFlag } from './products/product.ts';

interface CatalogueServices extends CatalogueCollections, HistoryServices {
  /** Identifies this server. It stays the same after a restart, and is unique among the servers of a database. */
  serverId: string;
  counts: Counts;
  corrections: Corrections;
  /** The fields that modules add to products. */
  productFields: readonly DeclaredField[];
  /** The flags that modules compute from products. */
  productFlags: readonly ProductFlag[];
  /** Whether the menus, pages or settings of the storefront link to a category. */
  isCategoryLinked: (category: Category) => Promise<boolean>;
  /** Retries failed work once there is disk space and the database works again. */
  upkeep: { retry(work: () => Promise<void>): Promise<void> };
}

export interface CatalogueContext extends CatalogueServices, HistoryContext {
  /** Returns only products visible to shoppers at this time. null: returns all products. */
  shownAt: Date | null;
  /** Whether the caller reads a release, in which all products are visible. */
  isReleased: boolean;
  /**
   * The release that the caller reads. null for operators, who read the unpublished catalogue, and for everyone before the first
   * release.
   */
  release: number | null;
  /** Searches the products of that release (`releaseSearch`); null if there is none. */
  searchRelease: ((text: string) => Promise<readonly RankedProduct[]>) | null;
  /** Counts the facets of that release (`releaseFacets`); null if there is none. */
  countReleaseFacets: ((asked: FacetQuery) => Promise<CountedFacets>) | null;
  /** The currency of prices. */
  currency: string;
  /** Identifies the caller. */
  principal: string;
  /** Loads categories by id in batches; null for one that does not exist. */
  categoryById: DataLoader<string, Category | null>;
  /** Loads products by id in batches; null for one that does not exist. */
  productById: DataLoader<string, Product | null>;
  /**
   * Loads the ids of related products in batches, by the product's handle. All callers get those of the live release; before the
   * first release there are none.
   */
  relatedTo: DataLoader<string, readonly string[]>;
  /** Loads the stock levels of a product in batches. */
  levelsOfProduct: LevelLoader;
  /** Counts the products of a category in batches. */
  productCounts: DataLoader<string, number>;
  /**
   * How many more variants this operation may still return. Its cost assumes only the usual number of
   * variants for each product.
   */
  variantsLeft: { count: number };
}

export const MAX_VARIANTS = 2_500;

/**
 * Loads product counts in batches. Not cached, because a mutation may change the counts between two of its
 * fields.
 */
export function countLoader(counted: Counted): DataLoader<string, number> {
  return new DataLoader((ids: readonly string[]) => countProducts(counted, ids), { cache: false });
}

/** A context for the same caller with an empty category cache, for long-running work. */
export function readCategoriesAnew<T extends CatalogueContext>(context: T): T {
  return { ...context, categoryById: categoryLoader(context) };
}

export function categoryLoader({
  categories,
}: Pick<CatalogueCollections, 'categories'>): DataLoader<string, Category | null> {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = await categories
      .find(
        { _id: { $in: ids.map((id) => ObjectId.createFromHexString(id)) } },
        { projection: WITHOUT_FACETS },
      )
      .toArray();
    const byId = new Map(found.map((category) => [category._id.toHexString(), category]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/**
 * Loads products in batches. Not cached, because a mutation may change a product between two of its fields.
 */
export function productLoader({
  products,
}: Pick<CatalogueCollections, 'products'>): DataLoader<string, Product | null> {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const _id = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const found = await products.find({ _id }, { projection: WITHOUT_FACETS }).toArray();
      const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { cache: false },
  );
}
