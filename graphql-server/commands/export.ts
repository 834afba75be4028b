import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@mela/rules/renderer.ts';
import { exportRelease } from '../src/app/export/export-release.ts';
import { BUILT } from '../src/app/http/static-files.ts';
import { readConfig } from '../src/kernel/config.ts';
import { openCollections } from '../src/kernel/declared-collections.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { ImageStore } from '../src/kernel/images/image-store.ts';
import { KERNEL_COLLECTIONS } from '../src/kernel/kernel.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { readDatabaseId } from '../src/kernel/mongodb/shop-document.ts';
import { locationsFor, openStorage } from '../src/kernel/storage/open-storage.ts';
import { openReleasePages } from '../src/modules/publishing/pages/open-pages.ts';
import { RenderPool } from '../src/modules/publishing/pages/render-pool.ts';
import { RELEASE_COLLECTIONS } from '../src/modules/publishing/releases.ts';
import { readSettings, SETTINGS_COLLECTIONS } from '../src/modules/publishing/settings.ts';
import { fail } from './fail.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run export -- DIR
Exports the live release as static files. A server may be running.`;

// Make the files readable for other users, because the web server may run as another user.
process.umask(0o022);
try {
  const [folder] = readArguments(USAGE, { words: 1 }).positionals;
  if (!folder) throw new StartupError(commandsTexts.exportNeedsFolder);
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, (line) => console.error(line));
  const db = database.client.db(config.mongodbDb);
  const declared = { ...KERNEL_COLLECTIONS, ...RELEASE_COLLECTIONS, ...SETTINGS_COLLECTIONS };
  const { releases, settings, shop } = openCollections(declared, db);
  const { mode, release: number } = await readSettings(settings);
  const release = mode === 'catalogue' && number !== null ? await releases.findOne({ _id: number }) : null;
  if (!release) throw new StartupError(commandsTexts.nothingPublished);
  const locations = locationsFor(config, await readDatabaseId({ shop }));
  const rendererUrl = pathToFileURL(join(BUILT.site, '.renderer/entry.mjs')).href;
  const renderer: Renderer = await import(rendererUrl);
  // Use one thread, which takes 60 MB: without a thread, a page that never ends would stop the export.
  const rendering = new RenderPool(rendererUrl, fail, { maxThreads: 1 });
  const pages = openReleasePages(db, release.url, { renderer, rendering });
  const sources = { pages, images: new ImageStore(() => openStorage(locations.images)), site: BUILT.site };
  const addresses = await exportRelease(sources, release, folder, (sentence) => console.log(sentence));
  await rendering.close();
  console.log(commandsTexts.exported({ release: release._id, folder, addresses }));
} catch (error) {
  fail(error);
}
