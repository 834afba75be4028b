import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientSession } from 'mongodb';
import { StartupError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { SellingCollections } from '../selling/collection.ts';
import { PublisherLease } from './lease.ts';
import { publishingTexts } from './messages.ts';
import { Publisher } from './publisher.ts';
import type { ReleasedCollections } from './released/collections.ts';
import type { ReleaseCollection } from './releases.ts';
import { readLiveReleaseNumber, type SettingsCollection } from './settings.ts';
import { ShopCurrency } from './shop-currency.ts';
import { AvailabilityAnswers } from './shown/availability-answers.ts';
import { ReleaseContent } from './shown/release-content.ts';

/** The path of the renderer in the folder of the built site. */
const RENDERER = '.renderer/entry.mjs';

interface Stored
  extends InventoryCollections,
    SellingCollections,
    Pick<ReleasedCollections, 'releasedContent'>,
    Pick<CatalogueCollections, 'releasedProducts' | 'releasedCategories' | 'products' | 'categories'> {
  settings: SettingsCollection;
  releases: ReleaseCollection;
}

/** @param stored the collections of this module and those that it uses */
export function createPublishingServices(kernel: Kernel, stored: Stored) {
  const publisher = createPublisher(kernel, stored);
  return {
    publisher,
    shopCurrency: new ShopCurrency(stored, publisher.current),
    releaseContent: new ReleaseContent(publisher),
    availability: new AvailabilityAnswers({ ...stored, publisher }),
    liveReleaseNumber: (session?: ClientSession) => readLiveReleaseNumber(stored.settings, session),
  };
}

function createPublisher(kernel: Kernel, { settings, releases }: Stored): Publisher {
  const { config, databaseUri, jobs, leases, locations, say, serverId, shopAddress, site } = kernel;
  return new Publisher({
    ...{ jobs, settings, releases, site },
    address: shopAddress,
    lease: new PublisherLease(leases, settings, serverId),
    mongodbUri: databaseUri,
    database: config.mongodbDb,
    store: locations.releases,
    renderer: pathToFileURL(join(site, RENDERER)).href,
    uploads: locations.images,
    holder: serverId,
    log: say,
  });
}

interface Prepared extends Pick<Kernel, 'config'> {
  publisher: Publisher;
  shopCurrency: ShopCurrency;
}

/** Checks the object store and follows the shop's currency. @throws StartupError */
export async function preparePublishing({ config, publisher, shopCurrency }: Prepared): Promise<void> {
  if (config.s3) await publisher.assets.read('/').catch(explainObjectStore);
  await shopCurrency.read();
  const readCurrency = () => void shopCurrency.read().catch(() => {});
  publisher.current.follow(readCurrency);
}

function explainObjectStore({ cause }: Error): never {
  throw new StartupError(publishingTexts.objectStoreUnusable({ reason: (cause as Error).message }));
}
