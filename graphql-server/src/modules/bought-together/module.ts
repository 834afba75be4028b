import { defineModule } from '../../kernel/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { ordersModule } from '../orders/module.ts';
import { boughtTogetherTexts } from './messages.ts';
import { updateBoughtTogether } from './update-bought-together.ts';

const EVERY_MS = 6 * 60 * 60_000;

/**
 * Stores with each product the ids of products that shoppers order together with it. The product's page shows
 * two of them.
 */
export const boughtTogetherModule = defineModule({
  name: 'bought-together',
  uses: [catalogueModule, ordersModule],
  jobs: (shop) => ({
    'update-bought-together': {
      everyMs: EVERY_MS,
      isShared: true,
      run: (signal) => updateBoughtTogether(shop, signal),
      onFailure: (error) => shop.say(boughtTogetherTexts.pairsNotCounted({ reason: String(error) }), 'warn'),
    },
  }),
});
