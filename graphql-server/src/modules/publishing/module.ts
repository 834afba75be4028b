import { collection } from '../../kernel/declared-collections.ts';
import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { sellingModule } from '../selling/module.ts';
import { contentResolvers } from './content-resolvers.ts';
import { storefrontSubject } from './history-subject.ts';
import { RELEASED_COLLECTIONS } from './released/collections.ts';
import type { StorefrontSettings } from './settings.ts';
import { storefrontResolvers } from './storefront-resolvers.ts';
import { WEBHOOK_COLLECTIONS } from './webhook/collection.ts';

export const publishingModule = defineModule({
  name: 'publishing',
  uses: [catalogueModule, contentModule, inventoryModule, redirectsModule, sellingModule],
  collections: {
    settings: collection<StorefrontSettings>({ name: 'storefront', operatorsPart: null }),
    ...RELEASED_COLLECTIONS,
    ...WEBHOOK_COLLECTIONS,
  },
  subjects: { STOREFRONT: storefrontSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [storefrontResolvers, contentResolvers],
});
