import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../../kernel/content-types.ts';
import type { Storage } from '../../kernel/storage/storage.ts';

const FOLDER = '_astro';
const FILES_AT_ONCE = 16;
/** Pages that were opened before are still open then. */
const KEPT_BUILDS = 10;
const NAMES = 'builds.json';
const ASSETS = 'assets/';
const UNUSABLE = new Set(['ENOTDIR', 'EACCES', 'EPERM']);

/** The scripts, styles, fonts and images of a build, by their names. */
interface Build {
  version: string;
  names: string[];
}

/** A file that a page of an earlier build loads. */
export interface KeptAsset {
  body: Buffer;
  etag: string;
  /** Names and values in turn. */
  headers: string[];
}

/**
 * Keeps the hashed files of the site's builds: pages that browsers opened before the shop was updated go on loading their scripts
 * and images. The files of the present build are served from its folder.
 */
export class KeptAssets {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** @param path `/_astro/app.1234abcd.js` @returns null where no build had it */
  async read(path: string): Promise<KeptAsset | null> {
    const body = await this.#storage.read(nameOf(path)).catch(asMissing);
    if (!body) return null;
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
    const type = contentTypeOf(path) ?? 'application/octet-stream';
    return {
      body,
      etag,
      headers: ['content-type', type, 'content-length', String(body.length), 'etag', etag],
    };
  }

  /** Keeps the files of a build, and deletes those that only builds of long ago had. @param site the folder of the built site */
  async keep(version: string, site: string): Promise<void> {
    const builds = await this.#readBuilds();
    if (builds[0]?.version === version) return;
    const names = await readdir(join(site, FOLDER));
    const originals = names.filter((name) => contentTypeOf(name) !== null);
    for (let index = 0; index < originals.length; index += FILES_AT_ONCE) {
      await Promise.all(
        originals.slice(index, index + FILES_AT_ONCE).map((name) => this.#keepFile(site, name)),
      );
    }
    const kept = [{ version, names: originals }, ...builds.filter((build) => build.version !== version)];
    await this.#storage.write(NAMES, Buffer.from(JSON.stringify(kept.slice(0, KEPT_BUILDS))));
    await this.#storage.flush();
    const used = new Set(kept.slice(0, KEPT_BUILDS).flatMap((build) => build.names));
    const gone = kept.slice(KEPT_BUILDS).flatMap((build) => build.names.filter((name) => !used.has(name)));
    for (const name of gone) await this.#storage.delete(nameOf(`/${FOLDER}/${name}`));
    await this.#deleteOthers();
  }

  /** Versions of this program that stored the pages of releases left them here. */
  async #deleteOthers(): Promise<void> {
    const others: string[] = [];
    for await (const name of this.#storage.list(''))
      if (name !== NAMES && !name.startsWith(ASSETS)) others.push(name);
    for (const name of others) await this.#storage.delete(name);
  }

  async #keepFile(site: string, name: string): Promise<void> {
    const kept = nameOf(`/${FOLDER}/${name}`);
    if (await this.#storage.has(kept)) return;
    await this.#storage.write(kept, await readFile(join(site, FOLDER, name)));
  }

  /** None where the list is lost or damaged: it is made anew. */
  async #readBuilds(): Promise<Build[]> {
    const bytes = await this.#storage.read(NAMES);
    try {
      return bytes ? JSON.parse(bytes.toString()) : [];
    } catch {
      return [];
    }
  }
}

/** A folder that cannot be used has no files: whoever publishes logs why. */
function asMissing(error: NodeJS.ErrnoException): null {
  if (!UNUSABLE.has(error.code ?? '')) throw error;
  return null;
}

function nameOf(path: string): string {
  return ASSETS + path.slice(1);
}
