import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const ASSETS = '_astro';
/** As the build names a picture: its name, a hash, for a made one a second hash, its kind. */
const HASHED = /^(.+)\.[\w-]{5}(?:_[\w-]+)?(\.(?:avif|webp))$/;
const TEXT = new Set(['.json', '.webmanifest', '.xml']);

/** Pictures that have been moved. */
interface Gathered {
  /** How many. */
  count: number;
  /** The same text with the new addresses of pictures. */
  readdress: (text: string) => string;
}

/**
 * Moves all pictures of a built site to one folder, named by the hash of them all: a page names a hundred pictures, and
 * a hash cannot be compressed. In return, one new picture gives all of them new addresses. Pages are left to be
 * readdressed by whoever has more to do with them; every other file is.
 *
 * @throws Error when two pictures would have the same address, or a script names one
 */
export async function gatherPictures(folder: string): Promise<Gathered> {
  const assets = join(folder, ASSETS);
  const files = (await readdir(assets)).toSorted();
  const pictures = files.filter((file) => HASHED.test(file));
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(await readFile(join(assets, picture)));
  const gathered = hash.digest('base64url').slice(0, 5);
  await mkdir(join(assets, gathered));
  const addresses = new Map<string, string>();
  const taken = new Set<string>();
  for (const picture of pictures) {
    const address = `${gathered}/${picture.replace(HASHED, '$1$2')}`;
    if (taken.has(address)) throw new Error(`Two pictures are called ${address}`);
    taken.add(address);
    addresses.set(picture, address);
    await rename(join(assets, picture), join(assets, address));
  }
  await refuseScripts(assets, files, addresses);
  const named = new RegExp(`(?<=/${ASSETS}/)[\\w-]+\\.[\\w-]+\\.(?:avif|webp)`, 'g');
  const readdress = (text: string) => text.replace(named, (picture) => addresses.get(picture) ?? picture);
  await rewriteTexts(folder, readdress);
  return { count: pictures.length, readdress };
}

/** A script is kept for good under the hash of its content, so nothing in it may change any more. */
async function refuseScripts(assets: string, files: string[], addresses: Map<string, string>): Promise<void> {
  for (const file of files.filter((file) => extname(file) === '.js')) {
    const script = await readFile(join(assets, file), 'utf8');
    const named = [...addresses.keys()].find((picture) => script.includes(picture));
    if (named) throw new Error(`The script ${file} names the picture ${named}: hand it over as a property`);
  }
}

async function rewriteTexts(folder: string, rewrite: (text: string) => string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((path) => TEXT.has(extname(path)))) {
    const file = join(folder, path);
    await writeFile(file, rewrite(await readFile(file, 'utf8')));
  }
}
