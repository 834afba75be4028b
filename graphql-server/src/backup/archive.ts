import { StartupError } from '../errors.ts';

/**
 * A backup is a tar archive compressed by zstd, in this order: `backup.json`, `uploads/…`, `collections/NAME/000001.bson`
 * (documents one after the other, as mongodump writes them), and `SHA256SUMS` of all these, as `sha256sum -c` reads it.
 */
export const HEADER_ENTRY = 'backup.json';
export const SUMS_ENTRY = 'SHA256SUMS';
export const UPLOADS_FOLDER = 'uploads/';
const FORMAT = 1;

/** What a backup says of itself first. */
export interface BackupHeader {
  format: number;
  /** That of the database (catalogue/migrations.ts). */
  schemaVersion: number;
  /** ISO 8601. */
  createdAt: string;
}

export function makeHeader(schemaVersion: number): BackupHeader {
  return { format: FORMAT, schemaVersion, createdAt: new Date().toISOString() };
}

/** @throws StartupError for what this program cannot restore */
export function readHeader(bytes: Buffer, knownSchema: number): BackupHeader {
  const { format, schemaVersion, createdAt } = parse(bytes);
  if (format > FORMAT || schemaVersion > knownSchema) {
    throw new StartupError(
      `The backup was made by a newer version of this program (its schema is ${schemaVersion}, this one knows ${knownSchema}): restore it with that version.`,
    );
  }
  return { format, schemaVersion, createdAt };
}

function parse(bytes: Buffer): BackupHeader {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new StartupError('The backup is damaged: nothing was changed.');
  }
}

export function collectionEntry(collection: string, part: number): string {
  return `collections/${collection}/${String(part).padStart(6, '0')}.bson`;
}

/** @returns null for an entry that is no part of a collection. */
export function collectionOf(entry: string): string | null {
  return /^collections\/([\w.-]+)\/\d+\.bson$/.exec(entry)?.[1] ?? null;
}

/** One line of `SHA256SUMS`. */
export function sumLine(sha256: string, entry: string): string {
  return `${sha256}  ${entry}\n`;
}
