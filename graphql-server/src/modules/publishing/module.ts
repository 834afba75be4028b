import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { MAX_RELATED, releaseRelated, shownRelease } from '../catalogue/extension-points.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { releasedCollections } from '../collections/collection.ts';
import { collectionsModule } from '../collections/module.ts';
import { contentModule } from '../content/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { sellingModule } from '../selling/module.ts';
import { contentResolvers } from './content-resolvers.ts';
import { storefrontSubject } from './history-subject.ts';
import { publishingMetrics } from './metrics.ts';
import { PREVIEW_COLLECTIONS } from './preview.ts';
import { createPublishingServices, preparePublishing } from './publishing-services.ts';
import { RELEASED_COLLECTIONS } from './released/collections.ts';
import { pruneVersions } from './released/prune-versions.ts';
import { readReleasedContent } from './released/read-released.ts';
import { pruneReleases, RELEASE_COLLECTIONS } from './releases.ts';
import { inSameDecimals } from './same-decimals.ts';
import { SETTINGS_COLLECTIONS } from './settings.ts';
import { shopContentResolvers } from './shop-content-resolvers.ts';
import { STATUS_COLLECTIONS } from './status.ts';
import { storefrontResolvers } from './storefront-resolvers.ts';
import { findUnreleased } from './unreleased-images.ts';

const CURRENCY_MS = 500;
const PRUNING_MS = 60_000;

export const publishingModule = defineModule({
  name: 'publishing',
  uses: [catalogueModule, collectionsModule, contentModule, inventoryModule, redirectsModule, sellingModule],
  collections: {
    ...SETTINGS_COLLECTIONS,
    ...STATUS_COLLECTIONS,
    ...PREVIEW_COLLECTIONS,
    ...RELEASE_COLLECTIONS,
    ...RELEASED_COLLECTIONS,
  },
  subjects: { STOREFRONT: storefrontSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [storefrontResolvers, contentResolvers, shopContentResolvers],
  services: (kernel, used, own) =>
    createPublishingServices(kernel, { ...used.catalogue, ...used.inventory, ...used.selling, ...own }),
  request: ({ isReleased, shopCurrency }) => ({
    /** The currency of prices. */
    currency: isReleased ? shopCurrency.released : shopCurrency.current,
    timeZone: shopCurrency.timeZone,
  }),
  extends: ({ publisher, ...shop }) => [
    extension(shownRelease, () => publisher.current.documents),
    extension(releaseRelated, (release, handles) => publisher.pages.related(release, handles, MAX_RELATED)),
    extension(
      releasedCollections,
      async (release) => (await readReleasedContent(shop, release))?.collections ?? [],
    ),
  ],
  onRecorded: (context, session, changes) => inSameDecimals(context, context.currency)(session, changes),
  metrics: (shop) => publishingMetrics(shop),
  unusedImages: (shop, hashes) => findUnreleased(shop, hashes),
  prepare: (shop) => preparePublishing(shop),
  jobs: (shop) => ({
    // Reads the currency regularly, because another server may have changed it.
    'read-currency': { everyMs: CURRENCY_MS, startsLater: true, run: () => shop.shopCurrency.read() },
    'prune-releases': {
      everyMs: PRUNING_MS,
      startsLater: true,
      isShared: true,
      run: async (signal) => {
        await pruneReleases(shop.releases, shop.publisher.current.release?._id ?? null);
        await pruneVersions(shop, signal);
      },
    },
  }),
  open: ({ publisher }) => publisher.open(),
  start: ({ publisher }) => publisher.start(),
  close: ({ publisher }) => publisher.close(),
});
