import { defineModule } from '../../kernel/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { CATALOGUE_COLLECTIONS } from './collections.ts';
import { categorySubject, productSubject } from './history-subjects.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  uses: [inventoryModule, redirectsModule],
  collections: CATALOGUE_COLLECTIONS,
  subjects: { PRODUCT: productSubject, CATEGORY: categorySubject },
});
