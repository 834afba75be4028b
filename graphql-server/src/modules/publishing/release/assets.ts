import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf, isText } from '../../../kernel/content-types.ts';
import type { Entry, Manifest } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { toStored } from '../store/stored-content.ts';

const HASHED_FOLDER = '_astro';
/** Beside the pages, in the same folder. */
const ICON = /\.(ico|png|svg|webp)$/;
const FILES_AT_ONCE = 16;

/**
 * Stores the scripts, styles, fonts and images of the built site. Those with a hash in their names are stored once.
 * @returns their entries by address.
 */
export async function storeAssets(
  store: ReleaseStore,
  folder: string,
  base: Manifest,
): Promise<Map<string, Entry>> {
  const names = [
    ...(await readdir(folder)).filter((name) => ICON.test(name)),
    ...(await readdir(join(folder, HASHED_FOLDER))).map((name) => `${HASHED_FOLDER}/${name}`),
  ].filter((name) => contentTypeOf(name) !== null);
  const assets = new Map<string, Entry>();
  for (let index = 0; index < names.length; index += FILES_AT_ONCE) {
    const some = names.slice(index, index + FILES_AT_ONCE);
    await Promise.all(
      some.map(async (name) => {
        const known = name.startsWith(HASHED_FOLDER) ? base.find(`/${name}`) : undefined;
        assets.set(`/${name}`, known ?? (await storeAsset(store, join(folder, name))));
      }),
    );
  }
  return assets;
}

async function storeAsset(store: ReleaseStore, path: string): Promise<Entry> {
  const type = contentTypeOf(path) ?? '';
  const compressed = isText(type) ? await readFile(`${path}.br`).catch(() => null) : null;
  const { name, bytes } = toStored(await readFile(path), type, compressed);
  await store.writeFile(name, bytes);
  return { file: name, type, key: name };
}
