import { type Domain, NOTHING_ELSE } from '../domain.ts';
import { checkInventory } from './check-inventory.ts';
import { type InventoryCollections, inventoryCollectionsOf, inventoryIndexesOf } from './collection.ts';

export const INVENTORY_DOMAIN = {
  ...NOTHING_ELSE,
  collectionsOf: inventoryCollectionsOf,
  indexesOf: inventoryIndexesOf,
  counted: { inventory: 'counted variants' },
  checks: [checkInventory],
} satisfies Domain<InventoryCollections>;
