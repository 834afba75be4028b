import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Identities } from './accounts/identities.ts';
import { createApp } from './app.ts';
import { finishSwap, hasStaged } from './backup/staging.ts';
import { CreationOrder } from './catalogue/creation-order.ts';
import { undoAbandonedImports, undoUnfinishedImports } from './catalogue/import/journal.ts';
import { Counts } from './catalogue/list/counts.ts';
import { describeDuplicateSkus } from './catalogue/products/sku-index.ts';
import { reindexOutdated } from './catalogue/reindex.ts';
import { type Config, readConfig } from './config.ts';
import { DiskSpace } from './disk-space.ts';
import { Encryption } from './encryption.ts';
import { StartupError } from './errors.ts';
import { keepFor } from './history/keep-for.ts';
import { Recorder } from './history/recorder.ts';
import { resumeUndoing } from './history/resume-undoing.ts';
import { UndoRuns } from './history/undo-runs.ts';
import { assertPortFree, listen } from './http/listen.ts';
import { GracefulShutdown } from './http/shutdown.ts';
import { BUILT } from './http/static-files.ts';
import { ImageStore } from './images/image-store.ts';
import { ImageSweep } from './images/image-sweep.ts';
import { correctionsOf } from './inventory/correct-group.ts';
import { ScanLimit } from './list/scans.ts';
import type { Say } from './log.ts';
import { MailFolder } from './mail/mail-folder.ts';
import { MailSender } from './mail/mail-sender.ts';
import { explainMissingRights } from './mongodb/connect.ts';
import { acquireDataFolderLock } from './mongodb/embedded/data-folder-lock.ts';
import { type OpenDatabase, openDatabase, serverIdOf } from './mongodb/open-database.ts';
import { CatalogueRevision } from './mongodb/revision.ts';
import { readDatabaseId } from './mongodb/shop-document.ts';
import { claimBeforeOrders, hasOrders } from './orders/before-orders.ts';
import { orderEvents } from './orders/order-events.ts';
import { orderMails } from './orders/order-mails.ts';
import { createOrderServices } from './orders/order-services.ts';
import type { OrderStore } from './orders/order-store.ts';
import { isCatalogueLive } from './publishing/is-catalogue-live.ts';
import { Publisher } from './publishing/publisher.ts';
import { ListingSearch } from './publishing/search/listing-search.ts';
import { AvailabilityAnswers } from './publishing/shown/availability-answers.ts';
import { openStore } from './publishing/store/open-store.ts';
import { catalogueEvents } from './publishing/webhook/catalogue-events.ts';
import { WebhookSender } from './publishing/webhook/webhook-sender.ts';
import { assertAccountPossible, requireAccount } from './require-account.ts';
import { SHOP_ITSELF } from './roles.ts';
import { collectionsOf, createIndexes } from './shop/collections.ts';
import { contextWithoutRequest, type Services } from './shop/context.ts';
import { SUBJECTS } from './shop/domains.ts';
import { areSecretsReadable } from './shop/encrypt-secrets.ts';
import { findUnusedImages } from './shop/find-unused-images.ts';
import { assertKnownSchema, migrate } from './shop/migrations.ts';
import { ShopCurrency } from './shop/shop-currency.ts';
import { Upkeep } from './shop/upkeep.ts';
import { locationsFor } from './storage/locations.ts';
import { openStorage } from './storage/open-storage.ts';
import { readContent } from './storefront-content/collection.ts';
import { UploadFolder } from './uploads/upload-folder.ts';

const OPEN_TO_ALL =
  'Whoever reaches this shop may change it, as long as it has no account: npm run operator -- add EMAIL';
/** In the folder of the built site. */
const RENDERER = '.renderer/entry.mjs';
const FOREIGN_SECRETS =
  'Secrets in the database were encrypted with another key: set SECRETS_KEY to it, or put its secrets.key into DATA_DIR. Until then of second factors only recovery codes are taken, and webhooks are told nothing.';
const RESTORE_BROKEN_OFF =
  'A restore has not ended, and the shop is as it was before: run npm run restore again, or ignore this if it runs just now.';

export interface RunningServer {
  /** Such as http://localhost:4000, without a slash at the end. */
  url: string;
  /** With it this process may do everything, as long as the server runs. */
  token: string;
  database: string;
  /** Running requests finish, new ones get 503, then the database stops. */
  stop(): Promise<void>;
  /** Called with a sentence when the database is lost for good. */
  onLost(listener: (reason: string) => void): void;
}

/**
 * Starts the whole server: configuration, lock, port, database, indexes, HTTP.
 * @param log takes a line for those who run the server.
 * @param prepare is called when nothing but listening can fail any more: what takes long has its place there.
 * @param built the folders of the built parts.
 * @throws StartupError for what they can fix.
 */
export async function startServer(
  environment: Record<string, string | undefined>,
  log: Say = () => {},
  prepare: () => Promise<void> = async () => {},
  built = BUILT,
): Promise<RunningServer> {
  const config = readConfig(environment);
  const opened = new AsyncDisposableStack();
  try {
    const lock = acquireDataFolderLock(config.dataDir);
    opened.defer(() => lock.release());
    await assertPortFree(config);
    assertAccountPossible(config);
    const disk = new DiskSpace(lock.dataDir);
    opened.defer(() => disk.close());
    const database = await openDatabase({ ...config, dataDir: lock.dataDir }, disk, log);
    opened.defer(() => database.close());
    const services = await createServices(
      { ...config, dataDir: lock.dataDir },
      database,
      disk,
      built.site,
      log,
    ).catch(explainMissingRights);
    opened.defer(() => services.revision.close());
    opened.defer(() => services.upkeep.close());
    opened.defer(() => services.imageSweep.close());
    opened.defer(() => services.listingSearch.close());
    opened.defer(() => services.previewSearch.close());
    opened.defer(() => services.creationOrder.close());
    opened.defer(() => services.undoRuns.close());
    await requireAccount(config, services, log);
    const shutdown = new GracefulShutdown();
    const uploads = new UploadFolder(join(config.dataDir, 'tmp'));
    await uploads.sweep();
    await prepare();
    await services.publisher.open();
    opened.defer(() => services.publisher.close());
    const app = await createApp(services, database.client, shutdown, uploads, built);
    opened.defer(() => shutdown.close(app));
    // Before anybody can ask how far it is.
    await resumeUndoing(services, app.log, (author) => contextWithoutRequest(services, app.log, author));
    const url = await listen(app, config);
    services.imageSweep.start();
    services.orderExpiry.start();
    opened.defer(() => services.orderExpiry.close());
    services.webhook.start();
    opened.defer(() => services.webhook.close());
    services.publisher.start(config.publicUrl?.origin ?? url);
    services.mail.start(config.publicUrl?.origin ?? url);
    opened.defer(() => services.mail.close());
    app.log.info({ url, database: database.description }, 'The server has started.');
    if (config.publicUrl?.protocol === 'https:' && (await services.identities.isOpen())) {
      app.log.warn({ publicUrl: config.publicUrl.origin }, OPEN_TO_ALL);
    }
    return {
      url,
      token: services.identities.ownToken,
      database: database.description,
      stop: async () => {
        app.log.info('The server stops.');
        await opened.disposeAsync();
      },
      onLost: database.onLost,
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function explainObjectStore({ cause }: Error): never {
  throw new StartupError(
    `The object store cannot be used: ${(cause as Error).message}. Look at S3_ENDPOINT, S3_BUCKET and the keys.`,
  );
}

async function createServices(
  config: Config,
  { client, uri }: OpenDatabase,
  disk: DiskSpace,
  site: string,
  log: Say,
): Promise<Services> {
  const db = client.db(config.mongodbDb);
  const collections = collectionsOf(db);
  if (await finishSwap(db)) log('A restore that was broken off is finished: the shop is that of the backup.');
  if (await hasStaged(db)) log(RESTORE_BROKEN_OFF, 'warn');
  await assertKnownSchema(collections);
  await createIndexes(collections);
  const revision = new CatalogueRevision(db, disk, log);
  await revision.watch();
  const serverId = serverIdOf(config.dataDir);
  await undoUnfinishedImports(collections, serverId);
  const databaseId = await readDatabaseId(collections);
  const locations = locationsFor(config, databaseId);
  const folder = 'folder' in locations.images ? locations.images.folder : null;
  if (folder) await mkdir(folder, { recursive: true });
  const encryption = new Encryption(config);
  await migrate(collections, encryption, log);
  if (!(await areSecretsReadable(collections, encryption))) log(FOREIGN_SECRETS, 'warn');
  await reindexOutdated(collections);
  const duplicateSkus = await describeDuplicateSkus(collections.products);
  if (duplicateSkus) log(duplicateSkus);
  await keepFor(collections, config.historyDays);
  const releases = openStore(locations.releases);
  const images = new ImageStore(() => openStorage(locations.images));
  if (config.s3) await releases.readPointer().catch(explainObjectStore);
  const upkeep = new Upkeep({
    endAbandoned: async () => {
      await finishSwap(db);
      await undoAbandonedImports(collections);
    },
    collections,
    databaseId,
    folder,
    disk,
    log,
  });
  const shopCurrency = new ShopCurrency(collections);
  await shopCurrency.read();
  revision.onCurrencyChange = () => void shopCurrency.read().catch(() => {});
  revision.onStructureChange = () => {
    revision.onCurrencyChange();
    void upkeep.check();
  };
  const publisher = new Publisher({
    settings: collections.settings,
    mongodbUri: uri,
    database: config.mongodbDb,
    store: locations.releases,
    renderer: pathToFileURL(join(site, RENDERER)).href,
    site,
    uploads: locations.images,
    holder: serverId,
    log,
  });
  const store: OrderStore = {
    ...collections,
    publisher,
    isCatalogueLive: (session) => isCatalogueLive(collections.settings, session),
    orderListeners: [orderMails(collections), orderEvents(collections)],
  };
  return {
    ...collections,
    ...createOrderServices(store, { revision, serverId, log }),
    config,
    serverId,
    revision,
    images,
    imageSweep: new ImageSweep(images.storage, (hashes) => findUnusedImages(collections, releases, hashes)),
    uploadsFolder: folder,
    upkeep,
    corrections: correctionsOf(collections),
    creationOrder: new CreationOrder(collections, { isAlone: config.mongodbUri === null }),
    publisher,
    availability: new AvailabilityAnswers({ ...collections, publisher, revision }),
    listingSearch: new ListingSearch(locations.releases),
    previewSearch: new ListingSearch(locations.releases),
    encryption,
    webhook: new WebhookSender({
      encryption,
      settings: collections.settings,
      webhooks: collections.webhooks,
      inventory: collections.inventory,
      recorder: new Recorder({ ...collections, days: config.historyDays, author: SHOP_ITSELF }),
      readRelease: (number) => releases.readRelease(number),
      privateNetworks: config.privateNetworks,
    }),
    recordListener: catalogueEvents(collections),
    shopCurrency,
    hasOrders: () => hasOrders(collections),
    claimBeforeOrders: (session) => claimBeforeOrders(collections, session),
    mail: new MailSender({
      outbox: collections.outbox,
      smtp: config.smtp,
      from: config.mailFrom,
      folder: new MailFolder(join(config.dataDir, 'mail'), databaseId),
      encryption,
      readShop: async () => (await readContent(collections)).values.shop,
      log,
    }),
    counts: new Counts(revision),
    scanLimit: new ScanLimit(),
    undoRuns: new UndoRuns(),
    subjects: SUBJECTS,
    identities: new Identities({ collections, revision, isAdminOpen: config.isAdminOpen }),
  };
}
