import { defineModule, readSchema } from '../../kernel/module.ts';
import { ordersModule } from '../orders/module.ts';
import { sellingModule } from '../selling/module.ts';
import { reportResolvers } from './resolvers.ts';

/** Reports on the orders. It stores nothing, so it always agrees with them. */
export const reportsModule = defineModule({
  name: 'reports',
  uses: [ordersModule, sellingModule],
  schema: readSchema(import.meta.dirname),
  resolvers: [reportResolvers],
});
