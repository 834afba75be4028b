import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownShop } from '@mela/rules/content/own-content.ts';
import type { Config } from '../kernel/config.ts';
import type { DiskSpace } from '../kernel/disk-space.ts';
import { Encryption } from '../kernel/encryption.ts';
import { StartupError } from '../kernel/errors.ts';
import { keepFor } from '../kernel/history/keep-for.ts';
import { Recorder } from '../kernel/history/recorder.ts';
import { ImageStore } from '../kernel/images/image-store.ts';
import { ImageSweep } from '../kernel/images/image-sweep.ts';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { ScanLimit } from '../kernel/list/scans.ts';
import type { Say } from '../kernel/log.ts';
import { endIdleTransactions } from '../kernel/mongodb/abandoned-transactions.ts';
import { type OpenDatabase, serverIdOf } from '../kernel/mongodb/open-database.ts';
import { DataRevision } from '../kernel/mongodb/revision.ts';
import { readDatabaseId } from '../kernel/mongodb/shop-document.ts';
import { SHOP_ITSELF } from '../kernel/roles.ts';
import { ShopAddress } from '../kernel/shop-address.ts';
import { locationsFor, openStorage } from '../kernel/storage/open-storage.ts';
import { Upkeep } from '../kernel/upkeep.ts';
import { Identities } from '../modules/accounts/identities.ts';
import { undoAbandonedImports, undoUnfinishedImports } from '../modules/catalogue/import/journal.ts';
import { Counts } from '../modules/catalogue/list/counts.ts';
import { describeDuplicateSkus } from '../modules/catalogue/products/sku-index.ts';
import { reindexOutdated } from '../modules/catalogue/reindex.ts';
import { isCategoryLinked } from '../modules/content/category-links.ts';
import { readContent } from '../modules/content/collection.ts';
import { correctionsOf } from '../modules/inventory/correct-group.ts';
import { MailFolder } from '../modules/mail/mail-folder.ts';
import { MailSender } from '../modules/mail/mail-sender.ts';
import { claimBeforeOrders, hasOrders } from '../modules/orders/before-orders.ts';
import { newOrderMails } from '../modules/orders/new-order-mails.ts';
import { orderEvents } from '../modules/orders/order-events.ts';
import { orderMails } from '../modules/orders/order-mails.ts';
import { createOrderServices } from '../modules/orders/order-services.ts';
import { isCatalogueLive } from '../modules/publishing/is-catalogue-live.ts';
import { PublisherLease } from '../modules/publishing/lease.ts';
import { Publisher } from '../modules/publishing/publisher.ts';
import { ListingSearch } from '../modules/publishing/search/listing-search.ts';
import { ShopCurrency } from '../modules/publishing/shop-currency.ts';
import { AvailabilityAnswers } from '../modules/publishing/shown/availability-answers.ts';
import { openStore } from '../modules/publishing/store/open-store.ts';
import { catalogueEvents } from '../modules/publishing/webhook/catalogue-events.ts';
import { WebhookSender } from '../modules/publishing/webhook/webhook-sender.ts';
import { endBrokenRestore, finishSwap } from './backup/staging.ts';
import { areSecretsReadable } from './shop/are-secrets-readable.ts';
import { collectionsOf, createIndexes, indexUpkeep } from './shop/collections.ts';
import { findUnusedImages } from './shop/find-unused-images.ts';
import { assertReadableSchema, migrate, SCHEMA_VERSION } from './shop/migrations.ts';
import { COLLECTION_FACTS, SUBJECTS } from './shop/modules.ts';
import type { Services } from './shop/resolver-context.ts';

/** A running server never waits for so long within a transaction. What needs its documents sooner ends it sooner. */
const MAX_IDLE_TRANSACTION_MS = 5_000;
/** In the folder of the built site. */
const RENDERER = '.renderer/entry.mjs';
const FOREIGN_SECRETS =
  'Secrets in the database were encrypted with another key: set SECRETS_KEY to it, or put its secrets.key into DATA_DIR. Until then of second factors only recovery codes are taken, and webhooks are told nothing.';

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
 * What requests are answered by, and what runs beside them.
 * @throws StartupError for what those who run the server can fix
 */
export async function createServices(environment: Environment): Promise<Services> {
  const { config } = environment;
  const shop = await openShop(environment);
  const { collections, revision, serverId, jobs, locations, folder, images, releases, encryption } = shop;
  const upkeep = createUpkeep(environment, shop);
  const publisher = createPublisher(environment, shop);
  const shopCurrency = new ShopCurrency(collections, publisher.current);
  await shopCurrency.read();
  const readCurrency = () => void shopCurrency.read().catch(() => {});
  revision.onChange('currency', readCurrency);
  revision.onStructureChange = () => {
    readCurrency();
    void upkeep.check();
  };
  publisher.current.follow(readCurrency);
  const store = {
    ...collections,
    publisher,
    isCatalogueLive: (session) => isCatalogueLive(collections.settings, session),
    encryption,
    priceAdjusters: [],
    orderListeners: [
      orderMails({ ...collections, encryption }),
      newOrderMails(collections),
      orderEvents(collections),
    ],
  } satisfies Parameters<typeof createOrderServices>[0];
  return {
    ...collections,
    ...createOrderServices(store, revision),
    config,
    shopAddress: shop.address,
    serverId,
    jobs,
    revision,
    images,
    encryption,
    upkeep,
    publisher,
    shopCurrency,
    imageSweep: new ImageSweep(images.storage, (hashes) => findUnusedImages(collections, releases, hashes)),
    uploadsFolder: folder,
    corrections: correctionsOf(collections),
    isCategoryLinked: (category) => isCategoryLinked(collections, category),
    availability: new AvailabilityAnswers({ ...collections, publisher, revision }),
    listingSearch: new ListingSearch(locations.releases),
    previewSearch: new ListingSearch(locations.releases),
    webhook: createWebhookSender(environment, shop),
    recordListener: catalogueEvents(collections),
    hasOrders: () => hasOrders(collections),
    claimBeforeOrders: (session) => claimBeforeOrders(collections, session),
    mail: createMailSender(environment, shop),
    counts: new Counts(revision),
    scanLimit: new ScanLimit(),
    subjects: SUBJECTS,
    identities: new Identities({ collections, revision, config }),
  };
}

/** Brings what is stored to this version's form, and ends what was broken off. */
async function openShop({ config, database, disk, log }: Environment) {
  const db = database.client.db(config.mongodbDb);
  const collections = collectionsOf(db);
  await endBrokenRestore(db, log);
  await assertReadableSchema(collections);
  await createIndexes(collections);
  const revision = new DataRevision(db, COLLECTION_FACTS, disk, log);
  await revision.watch();
  const serverId = serverIdOf(config.dataDir);
  const databaseId = await readDatabaseId(collections);
  const locations = locationsFor(config, databaseId);
  const folder = 'folder' in locations.images ? locations.images.folder : null;
  if (folder) await mkdir(folder, { recursive: true });
  const encryption = new Encryption(config);
  await migrate(collections, encryption, log);
  await undoUnfinishedImports(collections, serverId);
  if (!(await areSecretsReadable(collections, encryption))) log(FOREIGN_SECRETS, 'warn');
  await reindexOutdated(collections);
  const duplicateSkus = await describeDuplicateSkus(collections.products);
  if (duplicateSkus) log(duplicateSkus);
  await keepFor(collections, config.historyDays);
  const releases = openStore(locations.releases);
  const images = new ImageStore(() => openStorage(locations.images));
  if (config.s3) await releases.readPointer().catch(explainObjectStore);
  return {
    db,
    collections,
    revision,
    serverId,
    address: new ShopAddress(config, log),
    jobs: new Jobs(collections.leases, serverId),
    databaseId,
    locations,
    folder,
    encryption,
    releases,
    images,
  };
}

function explainObjectStore({ cause }: Error): never {
  throw new StartupError(
    `The object store cannot be used: ${(cause as Error).message}. Look at S3_ENDPOINT, S3_BUCKET and the keys.`,
  );
}

function createUpkeep(
  { database, disk, log }: Environment,
  { db, collections, databaseId, folder, jobs }: Shop,
): Upkeep {
  const endAbandoned = async () => {
    await finishSwap(db);
    await undoAbandonedImports(collections);
    await endIdleTransactions(database.client, MAX_IDLE_TRANSACTION_MS);
  };
  return new Upkeep({
    ...{ endAbandoned, collections, databaseId, folder, disk, jobs, log, ...indexUpkeep(collections) },
    schemaVersion: SCHEMA_VERSION,
  });
}

function createPublisher({ config, database, site, log }: Environment, shop: Shop): Publisher {
  const { collections, locations, serverId, jobs, address } = shop;
  return new Publisher({
    ...{ jobs, address },
    settings: collections.settings,
    lease: new PublisherLease(collections.leases, collections.settings, serverId),
    mongodbUri: database.uri,
    database: config.mongodbDb,
    store: locations.releases,
    renderer: pathToFileURL(join(site, RENDERER)).href,
    site,
    uploads: locations.images,
    holder: serverId,
    log,
  });
}

function createWebhookSender({ config }: Environment, shop: Shop): WebhookSender {
  const { collections, encryption, releases, jobs } = shop;
  return new WebhookSender({
    jobs,
    encryption,
    settings: collections.settings,
    webhooks: collections.webhooks,
    inventory: collections.inventory,
    recorder: new Recorder({ ...collections, days: config.historyDays, author: SHOP_ITSELF }),
    readRelease: (number) => releases.readRelease(number),
    privateNetworks: config.privateNetworks,
  });
}

function createMailSender({ config, log }: Environment, shop: Shop): MailSender {
  const { collections, databaseId, encryption, jobs, address } = shop;
  return new MailSender({
    ...{ jobs, address },
    outbox: collections.outbox,
    smtp: config.smtp,
    from: config.mailFrom,
    folder: new MailFolder(join(config.dataDir, 'mail'), databaseId),
    encryption,
    readShop: async () => ownShop((await readContent(collections)).values.shop),
    log,
  });
}
