import { defineModule, readSchema } from '../../kernel/module.ts';
import { ordersModule } from '../orders/module.ts';
import { sellingModule } from '../selling/module.ts';
import { reportResolvers } from './resolvers.ts';

/** Adds up orders. It stores nothing, so nothing can disagree with the orders. */
export const reportsModule = defineModule({
  name: 'reports',
  uses: [ordersModule, sellingModule],
  schema: readSchema(import.meta.dirname),
  resolvers: [reportResolvers],
});
