import type { Db } from 'mongodb';
import type { AccountCollections } from '../accounts/collections.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import { createSkuIndex } from '../catalogue/products/sku-index.ts';
import type { IndexedCollection } from '../domain.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { OrderCollections } from '../orders/collection.ts';
import type { PublishingCollections } from '../publishing/publishing-domain.ts';
import type { WebhookCollections } from '../publishing/webhook/webhook-domain.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { ContentCollections } from '../storefront-content/collection.ts';
import { DOMAINS } from './domains.ts';

const NAMESPACE_NOT_FOUND = 26;

export interface Collections
  extends AccountCollections,
    CatalogueCollections,
    ContentCollections,
    InventoryCollections,
    MailCollections,
    OrderCollections,
    PublishingCollections,
    SellingCollections,
    WebhookCollections {}

export function collectionsOf(db: Pick<Db, 'collection'>): Collections {
  const [catalogue, shop, accounts, content, publishing, webhook, inventory, mail, selling, orders] = DOMAINS;
  return {
    ...catalogue.collectionsOf(db),
    ...shop.collectionsOf(db),
    ...accounts.collectionsOf(db),
    ...content.collectionsOf(db),
    ...publishing.collectionsOf(db),
    ...webhook.collectionsOf(db),
    ...inventory.collectionsOf(db),
    ...mail.collectionsOf(db),
    ...selling.collectionsOf(db),
    ...orders.collectionsOf(db),
  };
}

/** Creates what is missing; every query of this server names the index it uses. */
export async function createIndexes(collections: Collections): Promise<void> {
  // Before the others: it alone can fail, by what was stored before it was there.
  await createSkuIndex(collections.products);
  await Promise.all(
    indexesOf(collections).map(({ collection, indexes }) => collection.createIndexes(indexes)),
  );
}

export async function isIndexMissing(collections: Collections): Promise<boolean> {
  const missing = indexesOf(collections).map(async ({ collection, indexes }) => {
    const found = await collection.indexes().catch((error: unknown) => {
      if ((error as { code?: number }).code === NAMESPACE_NOT_FOUND) return [];
      throw error;
    });
    return indexes.some(({ name }) => !found.some((index) => index.name === name));
  });
  return (await Promise.all(missing)).includes(true);
}

function indexesOf(collections: Collections): IndexedCollection[] {
  return DOMAINS.flatMap((domain) => domain.indexesOf(collections));
}
