import { statfs } from 'node:fs/promises';
import { LEAST_FREE_BYTES } from '../../kernel/disk-space.ts';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
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
  /** The number of documents by collection. */
  counts: Record<string, number>;
}

/**
 * Reads the whole archive, so that a restore does not begin with a file that is damaged at its end.
 * @throws StartupError for a file that is not a backup of a shop, or of a version that this program cannot read
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

/** Each document begins with its length in four bytes. Invalid documents are rejected when they are written. */
function countDocuments(bytes: Buffer): number {
  let count = 0;
  for (let start = 0; start + 4 <= bytes.length; count += 1) start += Math.max(bytes.readInt32LE(start), 5);
  return count;
}

/**
 * An image is stored before its product and may be deleted after it. So most images are copied before the snapshot, which MongoDB
 * keeps for only five minutes, and new ones right after it.
 */
export async function assertRoom(
  { documentBytes, imageBytes }: CheckedArchive,
  { disk }: Shop,
): Promise<void> {
  const documents = disk.hasDocuments ? documentBytes + LEAST_FREE_BYTES : 0;
  const needed = documents + (disk.hasImages ? imageBytes : 0);
  const { bavail, bsize } = await statfs(disk.folder);
  if (bavail * bsize >= needed) return;
  const [needs, has] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / BYTES_PER_MB));
  throw new StartupError(appTexts.noRoomForBackup({ needed: needs, folder: disk.folder, free: has }));
}

function notOfAShop(path: string): StartupError {
  return new StartupError(appTexts.notABackup({ path }));
}
