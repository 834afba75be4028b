import { defineModule } from '../../kernel/module.ts';
import { checkInventory } from './check-inventory.ts';
import { INVENTORY_COLLECTIONS } from './collection.ts';

export const inventoryModule = defineModule({
  name: 'inventory',
  collections: INVENTORY_COLLECTIONS,
  checks: [checkInventory],
});
