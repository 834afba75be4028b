import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { checkInventory } from './check-inventory.ts';
import { INVENTORY_INDEXES, type InventoryCollections, inventoryCollectionsOf } from './collection.ts';

export const INVENTORY_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: inventoryCollectionsOf,
  indexes: INVENTORY_INDEXES,
  counted: { inventory: 'counted variants' },
  checks: [checkInventory],
} satisfies Domain<InventoryCollections>;
