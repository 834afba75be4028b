import { defineModule } from '../../kernel/module.ts';
import { readSchema } from '../../kernel/read-schema.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { SELLING_COLLECTIONS } from './collection.ts';
import { sellingSubject } from './history-subject.ts';
import { sellingResolvers } from './resolvers.ts';

export const sellingModule = defineModule({
  name: 'selling',
  uses: [catalogueModule, contentModule, paymentsModule],
  collections: SELLING_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  subjects: { SELLING: sellingSubject },
  resolvers: [sellingResolvers],
});
