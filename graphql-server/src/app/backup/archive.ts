import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
import { COLLECTION_FACTS } from '../shop/modules.ts';
import { isStaged } from './staging.ts';

/**
 * A backup is a tar archive compressed with zstd, in this order: `backup.json`, `uploads/…`, `collections/NAME/000001.bson`
 * (consecutive documents, as mongodump writes them), and `SHA256SUMS` of all these, in the format of `sha256sum -c`.
 */
export const HEADER_ENTRY = 'backup.json';
export const SUMS_ENTRY = 'SHA256SUMS';
export const UPLOADS_FOLDER = 'uploads/';
/** The target size of one part. It can exceed this by one document, which has at most 16 MB; images are smaller. */
export const MAX_ENTRY_BYTES = 64 * 1024 * 1024;
const FORMAT = 1;
/** Collection names up to this length fit into a tar header. */
const COLLECTION = /^[A-Za-z_][\w-]*(\.[\w-]+)*$/;
const MAX_COLLECTION_LENGTH = 75;
/**
 * Collections with temporary data, such as heartbeats and sessions. Restoring sessions would sign users in
 * again.
 */
const LEFT_OUT = new Set(
  COLLECTION_FACTS.filter(({ isBackedUp }) => isBackedUp === false).map(({ name }) => name),
);

/** The first entry of a backup. */
export interface BackupHeader {
  format: number;
  /** The schema version of the database (shop/migrations.ts). */
  schemaVersion: number;
  /** ISO 8601. */
  createdAt: string;
}

export function makeHeader(schemaVersion: number): BackupHeader {
  return { format: FORMAT, schemaVersion, createdAt: new Date().toISOString() };
}

/** @throws StartupError for a backup that this program cannot restore */
export function readHeader(bytes: Buffer, known: { oldest: number; newest: number }): BackupHeader {
  const { format, schemaVersion, createdAt } = parse(bytes);
  if (format > FORMAT || schemaVersion > known.newest) {
    throw new StartupError(appTexts.backupTooNew({ schema: schemaVersion, newest: known.newest }));
  }
  if (schemaVersion < known.oldest) {
    throw new StartupError(appTexts.backupTooOld({ schema: schemaVersion, oldest: known.oldest }));
  }
  return { format, schemaVersion, createdAt };
}

function parse(bytes: Buffer): BackupHeader {
  try {
    const { format, schemaVersion, createdAt } = JSON.parse(bytes.toString());
    if (Number.isInteger(format) && Number.isInteger(schemaVersion) && Date.parse(createdAt) > 0) {
      return { format, schemaVersion, createdAt };
    }
  } catch {
    // Invalid JSON is rejected below.
  }
  throw new StartupError(appTexts.backupDamaged);
}

export function collectionEntry(collection: string, part: number): string {
  return `collections/${collection}/${String(part).padStart(6, '0')}.bson`;
}

/** @returns null for an entry that is not part of a collection, or of one that backups leave out */
export function collectionOf(entry: string): string | null {
  const name = /^collections\/(.+)\/\d+\.bson$/.exec(entry)?.[1] ?? null;
  return name !== null && isBackedUp(name) && isStorable(name) ? name : null;
}

/**
 * Whether backups contain a collection. They omit those of MongoDB, of a restore, and those with temporary
 * data.
 */
export function isBackedUp(collection: string): boolean {
  return !collection.startsWith('system.') && !LEFT_OUT.has(collection) && !isStaged(collection);
}

/** Whether a collection's name fits into an entry's name. */
export function isStorable(collection: string): boolean {
  return COLLECTION.test(collection) && collection.length <= MAX_COLLECTION_LENGTH;
}

/** One line of `SHA256SUMS`. */
export function sumLine(sha256: string, entry: string): string {
  return `${sha256}  ${entry}\n`;
}
