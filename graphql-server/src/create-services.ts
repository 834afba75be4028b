import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Identities } from './accounts/identities.ts';
import { finishSwap, hasStaged } from './backup/staging.ts';
import { CreationOrder } from './catalogue/creation-order.ts';
import { undoAbandonedImports, undoUnfinishedImports } from './catalogue/import/journal.ts';
import { Counts } from './catalogue/list/counts.ts';
import { describeDuplicateSkus } from './catalogue/products/sku-index.ts';
import { reindexOutdated } from './catalogue/reindex.ts';
import type { Config } from './config.ts';
import type { DiskSpace } from './disk-space.ts';
import { Encryption } from './encryption.ts';
import { StartupError } from './errors.ts';
import { keepFor } from './history/keep-for.ts';
import { Recorder } from './history/recorder.ts';
import { UndoRuns } from './history/undo-runs.ts';
import { ImageStore } from './images/image-store.ts';
import { ImageSweep } from './images/image-sweep.ts';
import { correctionsOf } from './inventory/correct-group.ts';
import { Jobs } from './kernel/jobs/jobs.ts';
import { ScanLimit } from './list/scans.ts';
import type { Say } from './log.ts';
import { MailFolder } from './mail/mail-folder.ts';
import { MailSender } from './mail/mail-sender.ts';
import { endIdleTransactions } from './mongodb/abandoned-transactions.ts';
import { type OpenDatabase, serverIdOf } from './mongodb/open-database.ts';
import { CatalogueRevision } from './mongodb/revision.ts';
import { readDatabaseId } from './mongodb/shop-document.ts';
import { claimBeforeOrders, hasOrders } from './orders/before-orders.ts';
import { newOrderMails } from './orders/new-order-mails.ts';
import { orderEvents } from './orders/order-events.ts';
import { orderMails } from './orders/order-mails.ts';
import { createOrderServices } from './orders/order-services.ts';
import { isCatalogueLive } from './publishing/is-catalogue-live.ts';
import { PublisherLease } from './publishing/lease.ts';
import { Publisher } from './publishing/publisher.ts';
import { ListingSearch } from './publishing/search/listing-search.ts';
import { AvailabilityAnswers } from './publishing/shown/availability-answers.ts';
import { openStore } from './publishing/store/open-store.ts';
import { catalogueEvents } from './publishing/webhook/catalogue-events.ts';
import { WebhookSender } from './publishing/webhook/webhook-sender.ts';
import { SHOP_ITSELF } from './roles.ts';
import { ownShop } from './rules/content/own-content.ts';
import { collectionsOf, createIndexes } from './shop/collections.ts';
import type { Services } from './shop/context.ts';
import { SUBJECTS } from './shop/domains.ts';
import { areSecretsReadable } from './shop/encrypt-secrets.ts';
import { findUnusedImages } from './shop/find-unused-images.ts';
import { assertKnownSchema, migrate } from './shop/migrations.ts';
import { adoptFormerVariantIds } from './shop/own-variant-ids.ts';
import { ShopCurrency } from './shop/shop-currency.ts';
import { Upkeep } from './shop/upkeep.ts';
import { ShopAddress } from './shop-address.ts';
import { locationsFor } from './storage/locations.ts';
import { openStorage } from './storage/open-storage.ts';
import { isCategoryLinked } from './storefront-content/category-links.ts';
import { readContent } from './storefront-content/collection.ts';

/** A running server never waits for so long within a transaction. What needs its documents sooner ends it sooner. */
const MAX_IDLE_TRANSACTION_MS = 5_000;
/** In the folder of the built site. */
const RENDERER = '.renderer/entry.mjs';
const FOREIGN_SECRETS =
  'Secrets in the database were encrypted with another key: set SECRETS_KEY to it, or put its secrets.key into DATA_DIR. Until then of second factors only recovery codes are taken, and webhooks are told nothing.';
const RESTORE_BROKEN_OFF =
  'A restore has not ended, and the shop is as it was before: run npm run restore again, or ignore this if it runs just now.';

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
  const shopCurrency = new ShopCurrency(collections);
  await shopCurrency.read();
  revision.onCurrencyChange = () => void shopCurrency.read().catch(() => {});
  revision.onStructureChange = () => {
    revision.onCurrencyChange();
    void upkeep.check();
  };
  const publisher = createPublisher(environment, shop);
  const store = {
    ...collections,
    publisher,
    isCatalogueLive: (session) => isCatalogueLive(collections.settings, session),
    encryption,
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
    creationOrder: new CreationOrder(collections, { isAlone: config.mongodbUri === null }),
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
    undoRuns: new UndoRuns(),
    subjects: SUBJECTS,
    identities: new Identities({ collections, revision, config }),
  };
}

/** Brings what is stored to this version's form, and ends what was broken off. */
async function openShop({ config, database, disk, log }: Environment) {
  const db = database.client.db(config.mongodbDb);
  const collections = collectionsOf(db);
  if (await finishSwap(db)) log('A restore that was broken off is finished: the shop is that of the backup.');
  if (await hasStaged(db)) log(RESTORE_BROKEN_OFF, 'warn');
  await assertKnownSchema(collections);
  await createIndexes(collections);
  const revision = new CatalogueRevision(db, disk, log);
  await revision.watch();
  const serverId = serverIdOf(config.dataDir);
  const databaseId = await readDatabaseId(collections);
  const locations = locationsFor(config, databaseId);
  const folder = 'folder' in locations.images ? locations.images.folder : null;
  if (folder) await mkdir(folder, { recursive: true });
  const encryption = new Encryption(config);
  await migrate(collections, encryption, log);
  if (await adoptFormerVariantIds(collections))
    log(
      'Reservations that a server of the version before made since the upgrade were moved to their variants.',
    );
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
  return new Upkeep({ endAbandoned, collections, databaseId, folder, disk, jobs, log });
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
