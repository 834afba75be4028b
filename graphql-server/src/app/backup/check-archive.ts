import { statfs } from 'node:fs/promises';
import { LEAST_FREE_BYTES } from '../../kernel/disk-space.ts';
import { StartupError } from '../../kernel/errors.ts';
import { BASELINE, SCHEMA_VERSION } from '../shop/migrations.ts';
import { type BackupHeader, collectionOf, HEADER_ENTRY, readHeader } from './archive.ts';
import { imageIn } from './images.ts';
import { readArchive } from './read-archive.ts';
import type { Shop } from './shop.ts';

const KNOWN = { oldest: BASELINE, newest: SCHEMA_VERSION };
const BYTES_PER_MB = 1_000_000;

interface CheckedArchive {
  header: BackupHeader;
  documentBytes: number;
  imageBytes: number;
  /** How many documents are in which collection. */
  counts: Record<string, number>;
}

/**
 * Reads everything, so that nothing is begun with a file that is damaged at its end.
 * @throws StartupError for a file that is no backup of a shop, or of a version that this program cannot read
 */
export async function checkArchive(path: string): Promise<CheckedArchive> {
  let header: BackupHeader | null = null;
  const sizes = { documentBytes: 0, imageBytes: 0 };
  const counts: Record<string, number> = {};
  for await (const { name, bytes } of readArchive(path)) {
    const collection = collectionOf(name);
    if (name === HEADER_ENTRY) header = readHeader(bytes, KNOWN);
    else if (collection !== null) {
      sizes.documentBytes += bytes.length;
      counts[collection] = (counts[collection] ?? 0) + countDocuments(bytes);
    } else if (imageIn(name) !== null) sizes.imageBytes += bytes.length;
    else throw notOfAShop(path);
  }
  if (!header) throw notOfAShop(path);
  return { header, counts, ...sizes };
}

/** Each begins with its length, of four bytes; what is no document is refused where it is written. */
function countDocuments(bytes: Buffer): number {
  let count = 0;
  for (let start = 0; start + 4 <= bytes.length; count += 1) start += Math.max(bytes.readInt32LE(start), 5);
  return count;
}

/** @throws StartupError when the disk has less room than what is in the archive; MongoDB may need less, or more */
export async function assertRoom(
  { documentBytes, imageBytes }: CheckedArchive,
  { disk }: Shop,
): Promise<void> {
  const documents = disk.hasDocuments ? documentBytes + LEAST_FREE_BYTES : 0;
  const needed = documents + (disk.hasImages ? imageBytes : 0);
  const { bavail, bsize } = await statfs(disk.folder);
  if (bavail * bsize >= needed) return;
  const [needs, has] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / BYTES_PER_MB));
  throw new StartupError(
    `The backup needs ${needs} MB in ${disk.folder}, and there are ${has} MB: nothing was changed.`,
  );
}

function notOfAShop(path: string): StartupError {
  return new StartupError(`${path} is no backup of a shop.`);
}
