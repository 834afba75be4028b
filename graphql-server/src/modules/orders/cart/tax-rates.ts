import DataLoader from 'dataloader';
import type { ClientSession } from 'mongodb';
import { extensionPoint } from '../../../kernel/extension-point.ts';
import type { CatalogueCollections } from '../../catalogue/collections.ts';
import type { Product } from '../../catalogue/products/product.ts';
import { readSelling, type SellingSettings } from '../../selling/collection.ts';
import type { OrderLine } from '../collection.ts';
import { readCategoryPaths } from './category-paths.ts';

type TaxedProduct = Pick<Product, 'categoryId' | 'customFields'>;

/** The tax fields that a module sets for a product. */
export type ProductTax = Partial<Pick<OrderLine, 'taxRate' | 'hsn' | 'isTaxExempt'>>;

/** How a module determines the tax of products. */
export interface TaxProvider {
  /**
   * Reads the module's data once for all carts that are priced together.
   * @param session the transaction, when orders are placed
   */
  read(
    products: readonly TaxedProduct[],
    session?: ClientSession,
  ): Promise<(product: TaxedProduct) => ProductTax>;
}

/** Modules that define the tax of products. The selling settings apply to everything else. */
export const taxProviders = extensionPoint<TaxProvider>('orders.taxProviders');

/** Reads the tax of products: from modules, else from the nearest ancestor category with a rate, else the shop's rate. */
export async function readTaxes(
  shop: Pick<CatalogueCollections, 'categories'> & { taxProviders: readonly TaxProvider[] },
  { taxRate, categoryTaxRates }: SellingSettings,
  products: readonly TaxedProduct[],
  session?: ClientSession,
): Promise<(product: TaxedProduct) => ProductTax & Pick<OrderLine, 'taxRate'>> {
  const rates = new Map(categoryTaxRates.map(({ categoryId, rate }) => [categoryId, rate]));
  const pathOf = rates.size === 0 ? null : await readCategoryPaths(shop, products, session);
  const readers: ((product: TaxedProduct) => ProductTax)[] = [];
  for (const provider of shop.taxProviders) readers.push(await provider.read(products, session));
  return (product) => {
    const ofCategory = pathOf?.(product.categoryId).find((id) => rates.has(id));
    const own = { taxRate: rates.get(ofCategory ?? '') ?? taxRate };
    return Object.assign(own, ...readers.map((taxOf) => taxOf(product)));
  };
}

type Shop = Parameters<typeof readSelling>[0] & Parameters<typeof readTaxes>[0];

/**
 * Loads the tax rates that the prices of products include, in percent; 0 if prices do not include tax. Not cached, because a
 * mutation may change the rates between two of its fields.
 */
export function includedTaxLoader(shop: Shop): DataLoader<Product, number> {
  return new DataLoader(
    async (products: readonly Product[]) => {
      const settings = await readSelling(shop);
      if (!settings.pricesIncludeTax) return products.map(() => 0);
      const taxOf = await readTaxes(shop, settings, products);
      return products.map((product) => taxOf(product).taxRate);
    },
    { cache: false },
  );
}
