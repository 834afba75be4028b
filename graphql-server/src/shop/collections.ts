import type { Collection, Db } from 'mongodb';
import { type AccountCollections, accountCollectionsOf, accountIndexesOf } from '../accounts/collections.ts';
import {
  type CatalogueCollections,
  catalogueCollectionsOf,
  catalogueIndexesOf,
} from '../catalogue/collections.ts';
import { createSkuIndex } from '../catalogue/products/sku-index.ts';
import { HISTORY_INDEXES, type HistoryCollections } from '../history/entry.ts';
import type { ShopCollections } from '../mongodb/shop-document.ts';
import type { StorefrontSettings } from '../publishing/settings.ts';
import type { WebhookCollection } from '../publishing/webhook/collection.ts';
import type { StoredContent } from '../storefront-content/stored-content.ts';

const NAMESPACE_NOT_FOUND = 26;

export interface Collections
  extends ShopCollections,
    AccountCollections,
    HistoryCollections,
    CatalogueCollections {
  webhooks: WebhookCollection;
  settings: Collection<StorefrontSettings>;
  content: Collection<StoredContent>;
}

export function collectionsOf(db: Pick<Db, 'collection'>): Collections {
  return {
    shop: db.collection('shop'),
    history: db.collection('history'),
    webhooks: db.collection('webhooks'),
    settings: db.collection<StorefrontSettings>('storefront'),
    content: db.collection<StoredContent>('storefront'),
    ...accountCollectionsOf(db),
    ...catalogueCollectionsOf(db),
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

function indexesOf(collections: Collections) {
  return [
    ...catalogueIndexesOf(collections),
    { collection: collections.history as unknown as Collection, indexes: HISTORY_INDEXES },
    ...accountIndexesOf(collections),
  ];
}
