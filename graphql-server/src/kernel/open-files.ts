import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { StartupError } from './errors.ts';
import { kernelTexts } from './messages.ts';

/** The minimum limit with an embedded MongoDB, which keeps a file open for each collection and index. */
const LEAST_WITH_EMBEDDED = 1_024;
const LEAST = 128;
/** The share of the limit for client connections. The rest is for the database, pages, images and the log. */
const PART_FOR_CLIENTS = 0.5;
const PART_FOR_DATABASE = 0.15;
const MAX_POOL_SIZE = 100;

/** The number of files and connections that this process may open. Node.js has already raised the soft limit to the hard limit. */
function readOpenFileLimit(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft) || Number.POSITIVE_INFINITY;
}

/** @throws StartupError when the process may not open enough files to run */
export function assertEnoughFiles(
  { mongodbUri }: Pick<Config, 'mongodbUri'>,
  limit = readOpenFileLimit(),
): void {
  const least = mongodbUri === null ? LEAST_WITH_EMBEDDED : LEAST;
  if (limit >= least) return;
  const other = mongodbUri === null ? kernelTexts.orSetUri : '';
  throw new StartupError(kernelTexts.tooFewOpenFiles({ limit, least, advised: LEAST_WITH_EMBEDDED, other }));
}

/**
 * The maximum number of client connections. Further ones are closed at once, because without a free file the server would fail for
 * everyone.
 */
export function maxClientConnections(limit = readOpenFileLimit()): number {
  return Math.floor(limit * PART_FOR_CLIENTS);
}

/** @returns the size of the database connection pool */
export function maxPoolSize(limit = readOpenFileLimit()): number {
  return Math.min(MAX_POOL_SIZE, Math.floor(limit * PART_FOR_DATABASE));
}
