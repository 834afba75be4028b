import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { inventoryModule } from '../inventory/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { CATALOGUE_COLLECTIONS } from './collections.ts';
import { categorySubject, productSubject } from './history-subjects.ts';
import { categoryResolvers } from './resolvers/categories.ts';
import { inventoryResolvers } from './resolvers/inventory.ts';
import { productVariantResolvers } from './resolvers/product-variants.ts';
import { productResolvers } from './resolvers/products.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  uses: [inventoryModule, redirectsModule],
  collections: CATALOGUE_COLLECTIONS,
  subjects: { PRODUCT: productSubject, CATEGORY: categorySubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [categoryResolvers, inventoryResolvers, productVariantResolvers, productResolvers],
});
