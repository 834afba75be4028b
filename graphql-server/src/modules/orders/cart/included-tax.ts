import DataLoader from 'dataloader';
import type { Product } from '../../catalogue/products/product.ts';
import { readSelling } from '../../selling/collection.ts';
import { readTaxes } from './tax-rates.ts';

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
