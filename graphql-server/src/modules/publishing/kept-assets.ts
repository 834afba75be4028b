import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../../kernel/content-types.ts';
import type { Storage } from '../../kernel/storage/storage.ts';

const FOLDER = '_astro';
const FILES_AT_ONCE = 16;
/** How many earlier builds to keep, because browsers may still show their pages. */
const KEPT_BUILDS = 10;
const NAMES = 'builds.json';
const ASSETS = 'assets/';
const UNUSABLE = new Set(['ENOTDIR', 'EACCES', 'EPERM']);

/** The scripts, styles, fonts and images of a build, by name. */
interface Build {
  version: string;
  names: string[];
}

/** A file that pages of an earlier build load. */
export interface KeptAsset {
  body: Buffer;
  etag: string;
  /** Alternating names and values. */
  headers: string[];
}

/**
 * Keeps the hashed files of earlier builds, so that pages opened before an update can load their scripts and images. The current
 * build's files are served from its folder.
 */
export class KeptAssets {
  readonly #storage: Storage;
  #keeping: Promise<void> | null = null;
  /** The build whose files are known to be stored. */
  #kept = '';

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** @param path such as `/_astro/app.1234abcd.js` @returns null if no build has it */
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

  /** Keeps the files of a build and deletes those of the oldest builds. @param site the folder of the built site */
  async keep(version: string, site: string): Promise<void> {
    if (this.#kept === version) return;
    this.#keeping ??= this.#keep(version, site).finally(() => {
      this.#keeping = null;
    });
    await this.#keeping;
    this.#kept = version;
  }

  async #keep(version: string, site: string): Promise<void> {
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

  /**
   * Deletes all other files in the folder. Earlier versions of this program stored the pages of releases
   * here.
   */
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

  /** Returns no builds if the list is lost or damaged. It is then recreated. */
  async #readBuilds(): Promise<Build[]> {
    const bytes = await this.#storage.read(NAMES);
    try {
      return bytes ? JSON.parse(bytes.toString()) : [];
    } catch {
      return [];
    }
  }
}

/** Treats an unusable folder as empty. The publishing job logs the reason. */
function asMissing(error: NodeJS.ErrnoException): null {
  if (!UNUSABLE.has(error.code ?? '')) throw error;
  return null;
}

function nameOf(path: string): string {
  return ASSETS + path.slice(1);
}
