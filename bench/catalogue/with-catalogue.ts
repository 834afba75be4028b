import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionsOf, createIndexes } from '../../graphql-server/src/app/shop/collections.ts';
import { chooseAddress } from '../../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import {
  listedFields,
  type Product,
  releasedFields,
} from '../../graphql-server/src/modules/catalogue/products/product.ts';
import { createDataDir } from '../../graphql-server/test/kills/data-dir.ts';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';
import { startServerProcess } from '../../graphql-server/test/server-process.ts';
import { START_ENVIRONMENT, START_OPTIONS } from '../metered/start-options.ts';
import { METER_OPTIONS } from '../metered/usage.ts';
import { linkImages } from './link-images.ts';
import { sampleCategories } from './sample-categories.ts';
import { sampleProducts } from './sample-products.ts';

const DATABASE = 'storefront';
const BATCH_SIZE = 1_000;
type Database = Parameters<typeof collectionsOf>[0];

/** A running server with a catalogue of sample products. */
export interface ServedCatalogue {
  url: string;
  child: ChildProcess;
  dataDir: string;
  databaseUri: string;
  databaseName: string;
  /**
   * The time from the start of the process to its first printed address, with the full catalogue, in
   * milliseconds.
   */
  startMs: number;
}

interface Options {
  /** Whether the products' image files exist; without them no page can show the products. */
  hasImages?: boolean;
  /**
   * Whether products have no images and only short texts, so that no image file is missing and the word index
   * is small.
   */
  isPlain?: boolean;
  /**
   * Whether operators can search for products by words. Words make up most of the products' index entries.
   * Default: true.
   */
  hasWords?: boolean;
}

/** Fills a new database with products, starts the server on it, and removes everything after use. */
export async function withCatalogue(
  productCount: number,
  use: (served: ServedCatalogue) => Promise<void>,
  options: Options = {},
): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await fillCatalogue(dataDir, productCount, options);
    const started = performance.now();
    const server = startServerProcess({
      dataDir,
      environment: START_ENVIRONMENT,
      nodeOptions: [...START_OPTIONS, ...METER_OPTIONS],
      hasCompileCache: false,
    });
    const url = await server.url;
    const startMs = performance.now() - started;
    const databaseUri = await uriOf(dataDir);
    try {
      await use({ url, child: server.child, dataDir, databaseUri, databaseName: DATABASE, startMs });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills a new database with products through a server that is stopped afterwards. */
export async function fillCatalogue(
  dataDir: string,
  productCount: number,
  { hasImages = false, isPlain = false, hasWords = true }: Options = {},
): Promise<void> {
  const server = startServerProcess({ dataDir });
  await server.url;
  const client = await connectPatiently(await uriOf(dataDir));
  const db = client.db(DATABASE);
  try {
    await insertSample(db, productCount, { isPlain, hasWords });
    if (hasImages) await linkImages(dataDir, collectionsOf(db));
  } finally {
    await client.close();
    await server.stop();
  }
}

/**
 * Inserts the documents before it creates the indexes, which takes a tenth of the time. Uses a separate
 * collection, because a running server would immediately restore the indexes of its own.
 */
export async function insertSample(
  db: Database,
  productCount: number,
  { isPlain = false, hasWords = true }: Options = {},
): Promise<void> {
  const collections = collectionsOf(db);
  const sampled = sampleCategories();
  await collections.categories.insertMany(sampled);
  const filling = db.collection<Product>('products.filling');
  for (let from = 0; from < productCount; from += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, productCount - from);
    const ids = sampled.map(({ _id }) => _id);
    const products = sampleProducts(from, count, ids);
    const inserted = isPlain ? products.map((product) => toPlain(product, hasWords)) : products;
    await filling.insertMany(inserted, { ordered: false });
  }
  await createIndexes({ ...collections, products: filling });
  await filling.rename(collections.products.collectionName, { dropTarget: true });
}

function toPlain(product: Product, hasWords: boolean): Product {
  const plain = { ...product, images: [] };
  return { ...plain, ...(hasWords ? listedFields(plain) : releasedFields(plain)) };
}

async function uriOf(dataDir: string): Promise<string> {
  return (await chooseAddress(join(dataDir, 'mongodb'))).uri;
}
