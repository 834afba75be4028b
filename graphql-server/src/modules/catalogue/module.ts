import { extension } from '../../kernel/extension-point.ts';
import { imageOwners } from '../../kernel/images/image-owners.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { CATALOGUE_COLLECTIONS } from './collections.ts';
import {
  asHandled,
  assertProductFields,
  pageFolders,
  productFields,
  productFlags,
} from './extension-points.ts';
import { findPages } from './find-pages.ts';
import { categorySubject, productSubject } from './history-subjects.ts';
import { categoryImages, productImages } from './image-owners.ts';
import { undoAbandonedImports, undoUnfinishedImports } from './import/journal.ts';
import { Counts } from './list/counts.ts';
import { describeDuplicateSkus } from './products/sku-index.ts';
import { reindexOutdated } from './reindex.ts';
import { catalogueFacts } from './request-facts.ts';
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
  services: (kernel, _used, own) => ({
    counts: new Counts(),
    productFields: kernel.extensions.of(productFields),
    productFlags: kernel.extensions.of(productFlags),
    findPages: (paths: readonly string[]) => {
      const ownFolders = [
        { folder: 'product', documents: asHandled(own.products) },
        { folder: 'category', documents: asHandled(own.categories) },
      ];
      return findPages([...ownFolders, ...kernel.extensions.of(pageFolders)], paths);
    },
  }),
  request: (context) => catalogueFacts(context),
  extends: () => [extension(imageOwners, productImages), extension(imageOwners, categoryImages)],
  prepare: async (shop) => {
    assertProductFields(shop.productFields);
    await undoUnfinishedImports(shop, shop.serverId);
    await reindexOutdated(shop, shop.productFlags);
    const duplicateSkus = await describeDuplicateSkus(shop.products);
    if (duplicateSkus) shop.say(duplicateSkus);
  },
  cleanUp: (shop) => undoAbandonedImports(shop),
});
