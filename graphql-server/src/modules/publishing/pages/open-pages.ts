import type { Renderer } from '@mela/rules/renderer.ts';
import type { Db, MongoClient } from 'mongodb';
import { openCollections } from '../../../kernel/declared-collections.ts';
import { openStorage } from '../../../kernel/storage/open-storage.ts';
import { KeptAssets } from '../kept-assets.ts';
import { PREVIEW_COLLECTIONS } from '../preview.ts';
import { Publishing } from '../process/publishing.ts';
import { openCatalogueSources, readCatalogueAt, readProductsAt } from '../released/catalogue-at.ts';
import { moveCatalogue } from '../released/changes-between.ts';
import { LoadedShops } from './loaded-shops.ts';
import type { PageSource, ShopSource } from './messages.ts';
import { PageMaker } from './page-maker.ts';
import type { ProcessOptions, PublishingListener } from './process-messages.ts';
import type { Rendering } from './render.ts';

interface Tools {
  client: MongoClient;
  renderer: Renderer;
  rendering: Rendering;
}

/** Renders pages, and publishes when requested. */
export interface OpenedPages {
  source: PageSource & ShopSource;
  publish(isPublishing: boolean): Promise<void>;
}

/** Starts the work of the pages process. Tests run it in their process instead. */
export function openPages(
  options: ProcessOptions,
  { client, renderer, rendering }: Tools,
  listener: PublishingListener,
): OpenedPages {
  const shops = loadShops(client.db(options.database), options.url, renderer);
  const maker = new PageMaker(shops, rendering, listener.onLog);
  const assets = new KeptAssets(openStorage(options.store));
  const uploads = openStorage(options.uploads);
  let running: Promise<Publishing | null> = Promise.resolve(null);
  /** Starts or stops publishing. Waits for the previous publisher to stop, because it may be about to publish a release. */
  const publish = (isPublishing: boolean) => {
    running = running.then(async (former) => {
      if (isPublishing && former) return former;
      await former?.stop();
      if (!isPublishing) return null;
      const publishing = new Publishing(
        client,
        options,
        { shops, maker, assets, uploads, renderer },
        listener,
      );
      await publishing.start();
      return publishing;
    });
    return running.then(() => {});
  };
  return { source: maker, publish };
}

/** Renders the pages of releases, without publishing. @param url the origin in the pages */
export function openReleasePages(
  db: Db,
  url: string,
  { renderer, rendering }: Pick<Tools, 'renderer' | 'rendering'>,
): PageSource {
  return new PageMaker(loadShops(db, url, renderer), rendering);
}

function loadShops(db: Db, url: string, renderer: Renderer): LoadedShops {
  const collections = openCatalogueSources(db);
  const { previews } = openCollections(PREVIEW_COLLECTIONS, db);
  return new LoadedShops(
    {
      read: (release, products) => readCatalogueAt(collections, release, url, renderer.rowOf, products),
      move: (catalogue, from, to, known) =>
        moveCatalogue(collections, catalogue, { from, to, known }, renderer.rowOf),
      readProducts: (release, ids) => readProductsAt(collections, release, ids),
      readPreview: async (preview) => (await previews.findOne({ _id: preview }))?.content ?? null,
    },
    renderer,
  );
}
