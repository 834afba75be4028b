import type { DeclaredField } from '@mela/rules/custom-fields.ts';
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
import type { Product } from './products/product.ts';

interface CatalogueServices extends CatalogueCollections, HistoryServices {
  /** The same each time this server is started, and of no other server of its database. */
  serverId: string;
  counts: Counts;
  corrections: Corrections;
  /** The fields that modules add to products. */
  productFields: readonly DeclaredField[];
  /** Whether the menus, pages or settings of the storefront link to a category. */
  isCategoryLinked: (category: Category) => Promise<boolean>;
  /** Tries again, once there is room and the database is whole, what failed when it was not. */
  upkeep: { retry(work: () => Promise<void>): Promise<void> };
}

export interface CatalogueContext extends CatalogueServices, HistoryContext {
  /** Only products that shoppers see at this moment are answered; null: all of them. */
  shownAt: Date | null;
  /** Whether what is read is a release: it has only products that are shown. */
  isReleased: boolean;
  /** The number of that release; null where there is none, and for operators. */
  release: number | null;
  /** Finds products of that release by a text (`releaseSearch`); null where there is none. */
  searchRelease: ((text: string) => Promise<readonly RankedProduct[]>) | null;
  /** What prices are in. */
  currency: string;
  /** Tells one caller from another. */
  principal: string;
  /** Categories by id, read in batches; null for one that does not exist. */
  categoryById: DataLoader<string, Category | null>;
  /** Products by id, read in batches; null for one that does not exist. */
  productById: DataLoader<string, Product | null>;
  /** What lies on the shelves of the product with this id, read in batches. */
  levelsOfProduct: LevelLoader;
  /** How many products are in the category with this id, counted in batches. */
  productCounts: DataLoader<string, number>;
  /** How many more variants one operation is answered: what its cost says of them is what most products have. */
  variantsLeft: { count: number };
}

export const MAX_VARIANTS = 2_500;

/** Not kept: a mutation may change it between two of its fields. */
export function countLoader(counted: Counted): DataLoader<string, number> {
  return new DataLoader((ids: readonly string[]) => countProducts(counted, ids), { cache: false });
}

/** For work that goes on for long: the same caller, without the categories that were read so far. */
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

/** Not kept: a mutation may change one between two of its fields. */
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
