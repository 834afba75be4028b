import { mkdir } from 'node:fs/promises';
import { composeModules } from '../kernel/compose-modules.ts';
import type { Config } from '../kernel/config.ts';
import { openCollections } from '../kernel/declared-collections.ts';
import type { DiskSpace } from '../kernel/disk-space.ts';
import { Encryption } from '../kernel/encryption.ts';
import { Extensions } from '../kernel/extension-point.ts';
import { keepFor } from '../kernel/history/recorder.ts';
import { ImageRegister } from '../kernel/images/image-register.ts';
import { ImageStore } from '../kernel/images/image-store.ts';
import { ImageSweep, SWEEP_TIMES } from '../kernel/images/image-sweep.ts';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { KERNEL_COLLECTIONS, type Kernel } from '../kernel/kernel.ts';
import { ScanLimit } from '../kernel/list/scans.ts';
import type { Say } from '../kernel/log.ts';
import { endIdleTransactions } from '../kernel/mongodb/abandoned-transactions.ts';
import { type OpenDatabase, serverIdOf } from '../kernel/mongodb/open-database.ts';
import { readDatabaseId } from '../kernel/mongodb/shop-document.ts';
import { ShopAddress } from '../kernel/shop-address.ts';
import { locationsFor, openStorage } from '../kernel/storage/open-storage.ts';
import { Upkeep } from '../kernel/upkeep.ts';
import { endBrokenRestore, finishSwap } from './backup/staging.ts';
import { appTexts } from './messages.ts';
import { collectionsOf, createIndexes, indexUpkeep } from './shop/collections.ts';
import type { Services } from './shop/context.ts';
import { findUnusedImages } from './shop/find-unused-images.ts';
import { assertReadableSchema, migrate, SCHEMA_VERSION } from './shop/migrations.ts';
import { areSecretsReadable, MODULES, SUBJECTS } from './shop/modules.ts';

/**
 * After this time without a statement, a transaction counts as abandoned. A running server never pauses this
 * long. Another transaction that needs the same documents aborts it earlier.
 */
const MAX_IDLE_TRANSACTION_MS = 5_000;

interface Environment {
  config: Config;
  database: OpenDatabase;
  disk: DiskSpace;
  /** The folder of the built storefront. */
  site: string;
  log: Say;
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * Opens the shop, and creates the services of the kernel and of all modules.
 * @throws StartupError for an error that operators can fix
 */
export async function createServices(environment: Environment): Promise<Services> {
  const shop = await openShop(environment);
  const { collections, jobs } = shop;
  const composed: { services?: Services } = {};
  const upkeep = createUpkeep(environment, shop, async () => {
    for (const { cleanUp } of composed.services?.modules ?? []) await cleanUp(composed.services as never);
  });
  const findUnused = async (hashes: string[]) => {
    const others = await findUnusedImages(collections, hashes);
    return unusedByModules(composed.services as Services, others);
  };
  const { images, imageRegister, ...opened } = shop;
  const imageSweep = new ImageSweep(images.storage, findUnused, SWEEP_TIMES, imageRegister);
  const kernel = createKernel(environment, { ...opened, images }, { upkeep, imageSweep });
  try {
    composed.services = compose(kernel);
    for (const { prepare } of composed.services.modules) await prepare(composed.services as never);
  } catch (error) {
    await jobs.close();
    throw error;
  }
  await keepFor(collections, environment.config.historyDays);
  return composed.services;
}

function compose(kernel: Kernel): Services {
  const { modules, services } = composeModules<Services>(kernel, MODULES);
  return Object.assign(services, { modules });
}

async function unusedByModules(services: Services, hashes: string[]): Promise<string[]> {
  let unused = hashes;
  for (const { unusedImages } of services.modules) unused = await unusedImages(services as never, unused);
  return unused;
}

/** Migrates the stored data to this version's schema, and completes or reverts interrupted work. */
async function openShop({ config, database, disk, log }: Environment) {
  const db = database.client.db(config.mongodbDb);
  const collections = collectionsOf(db);
  await endBrokenRestore(db, log);
  await assertReadableSchema(collections);
  await createIndexes(collections);
  const serverId = serverIdOf(config.dataDir);
  const databaseId = await readDatabaseId(collections);
  const locations = locationsFor(config, databaseId);
  const uploadsFolder = 'folder' in locations.images ? locations.images.folder : null;
  if (uploadsFolder) await mkdir(uploadsFolder, { recursive: true });
  const encryption = new Encryption(config);
  await migrate(collections, encryption, log);
  if (!(await areSecretsReadable(collections, encryption))) log(appTexts.foreignSecrets, 'warn');
  const imageRegister = new ImageRegister(collections.storedImages);
  return {
    ...{ db, collections, disk, serverId, databaseId, locations, uploadsFolder, encryption },
    jobs: new Jobs(collections.leases, serverId),
    imageRegister,
    images: new ImageStore(() => openStorage(locations.images), imageRegister),
  };
}

function createKernel(
  { config, database, log, site }: Environment,
  { collections: _, ...shop }: Omit<Shop, 'imageRegister'>,
  { imageSweep, upkeep }: Pick<Kernel, 'imageSweep' | 'upkeep'>,
): Kernel {
  return {
    ...shop,
    ...openCollections(KERNEL_COLLECTIONS, shop.db),
    ...{ config, site, imageSweep, upkeep },
    say: log,
    databaseUri: database.uri,
    shopAddress: new ShopAddress(config, log),
    scanLimit: new ScanLimit(),
    subjects: SUBJECTS,
    extensions: new Extensions(),
  };
}

function createUpkeep(
  { database, disk, log }: Environment,
  { db, collections, databaseId, uploadsFolder, jobs }: Shop,
  cleanUp: () => Promise<void>,
): Upkeep {
  const endAbandoned = async () => {
    await finishSwap(db);
    await cleanUp();
    await endIdleTransactions(database.client, MAX_IDLE_TRANSACTION_MS);
  };
  return new Upkeep({
    ...{ endAbandoned, collections, databaseId, disk, jobs, log, ...indexUpkeep(collections) },
    folder: uploadsFolder,
    schemaVersion: SCHEMA_VERSION,
  });
}
