import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import { processesOn } from '../../src/kernel/mongodb/embedded/stale-processes.ts';
import type { ListedProduct } from './ledger.ts';

/**
 * Finds products without their files. Unused files stay for a day.
 * @param remembered the hashes of images that an undo could restore
 * @returns a sentence for each error
 */
export async function inspectFiles(
  dataDir: string,
  products: ListedProduct[],
  remembered: string[],
): Promise<string[]> {
  const folder = await uploadsFolder(dataDir);
  const hashes = [...new Set([...products.flatMap((product) => product.hashes), ...remembered])];
  return (await Promise.all(hashes.map((hash) => inspectImage(folder, hash)))).flat();
}

/** Finds a database that runs twice, or not at all. @param expected the expected number of `mongod`s */
export async function inspectProcesses(dataDir: string, expected: 0 | 1): Promise<string[]> {
  const running = await processesOn(join(dataDir, 'mongodb'));
  const watchdogs = running.filter(({ command }) => command.includes('watchdog.ts'));
  const mongods = running.length - watchdogs.length;
  if (mongods === expected && watchdogs.length === expected) return [];
  return [`${mongods} mongod and ${watchdogs.length} watchdogs run, not ${expected}.`];
}

async function inspectImage(folder: string, hash: string): Promise<string[]> {
  const { large, thumbnail } = imageFiles(hash);
  try {
    const bytes = await readFile(join(folder, large));
    await decode(bytes);
    await decode(await readFile(join(folder, thumbnail)));
    const isWhole = createHash('sha256').update(bytes).digest('hex').startsWith(hash);
    return isWhole ? [] : [`${large} has other content than its name says.`];
  } catch (error) {
    return [`A product's image ${hash} cannot be read: ${(error as Error).message}.`];
  }
}

async function decode(bytes: Buffer): Promise<void> {
  await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
}

/** The folder of the only database of this data folder. */
async function uploadsFolder(dataDir: string): Promise<string> {
  const uploads = join(dataDir, 'uploads');
  const folders = await readdir(uploads);
  if (folders.length !== 1) throw new Error(`There are ${folders.length} folders of images, not one.`);
  return join(uploads, folders[0] ?? '');
}
