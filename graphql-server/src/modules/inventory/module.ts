import { defineModule } from '../../kernel/module.ts';
import { checkInventory } from './check-inventory.ts';
import { INVENTORY_COLLECTIONS } from './collection.ts';
import { correctionsOf } from './correct-group.ts';
import { levelLoader } from './level.ts';

export const inventoryModule = defineModule({
  name: 'inventory',
  collections: INVENTORY_COLLECTIONS,
  checks: [checkInventory],
  services: (_kernel, _used, own) => ({ corrections: correctionsOf(own) }),
  request: (context) => ({ levelsOfProduct: levelLoader(context) }),
});
