import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const ASSETS = '_astro';
/**
 * The name of a built file: `bag-320.L06TL.avif`, or `bag-320.L06TL_ZTTAGC.webp` with a second hash if Astro
 * has converted the format.
 */
const BUILT_NAME = /^(.+?)(-\d+)?\.[\w-]{5}(?:_[\w-]+)?(\.(?:avif|webp))$/;
/** 18 bits, because they only distinguish an image from its own earlier versions. */
const HASH_LENGTH = 3;
const TEXT = new Set(['.json', '.webmanifest', '.xml']);

interface Fingerprinted {
  count: number;
  rename: (text: string) => string;
}

/**
 * Gives all files of an image one short hash: `bag.L06-320.avif`. A page names a hundred images in three
 * files each, and only repeated hashes can be compressed. Leaves pages to the returned `rename`, so that each
 * page is rewritten only once.
 */
export async function fingerprintImages(folder: string): Promise<Fingerprinted> {
  const assets = join(folder, ASSETS);
  const files = (await readdir(assets)).toSorted();
  const byImage = Map.groupBy(
    files.filter((file) => BUILT_NAME.test(file)),
    (file) => file.replace(BUILT_NAME, '$1'),
  );
  const newNames = new Map<string, string>();
  for (const [image, built] of byImage) {
    const hash = await hashOf(built.map((file) => join(assets, file)));
    for (const file of built) newNames.set(file, file.replace(BUILT_NAME, `${image}.${hash}$2$3`));
  }
  assertUnique([...newNames.values()]);
  await assertNoScriptNames(assets, files, newNames);
  for (const [file, newName] of newNames) await rename(join(assets, file), join(assets, newName));
  const builtNames = new RegExp(`(?<=/${ASSETS}/)[\\w-]+\\.[\\w-]+\\.(?:avif|webp)`, 'g');
  const renameIn = (text: string) => text.replace(builtNames, (file) => newNames.get(file) ?? file);
  await rewriteTexts(folder, renameIn);
  return { count: newNames.size, rename: renameIn };
}

async function hashOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(path));
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

function assertUnique(names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two images would be named ${twice}`);
}

/**
 * @throws Error if a script contains an image's name, because a script's own name is the hash of its final
 * content.
 */
async function assertNoScriptNames(
  assets: string,
  files: string[],
  images: Map<string, string>,
): Promise<void> {
  for (const file of files.filter((file) => extname(file) === '.js')) {
    const script = await readFile(join(assets, file), 'utf8');
    const image = [...images.keys()].find((image) => script.includes(image));
    if (image) throw new Error(`The script ${file} names the image ${image}: pass it as a property instead`);
  }
}

async function rewriteTexts(folder: string, rewrite: (text: string) => string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((path) => TEXT.has(extname(path)))) {
    const file = join(folder, path);
    await writeFile(file, rewrite(await readFile(file, 'utf8')));
  }
}
