import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { StartupError } from './errors.ts';

/** MongoDB keeps a file open for each collection and index. */
const LEAST_WITH_EMBEDDED = 1_024;
const LEAST = 128;
/** The rest of the limit is for the database, pages, images and the log. */
const PART_FOR_CLIENTS = 0.5;
const PART_FOR_DATABASE = 0.15;
const MAX_POOL_SIZE = 100;

/** How many files and connections this process may open. Node.js has raised the soft limit to the hard limit. */
function readOpenFileLimit(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft) || Number.POSITIVE_INFINITY;
}

/** @throws StartupError when the process may open too few files to run */
export function assertEnoughFiles(
  { mongodbUri }: Pick<Config, 'mongodbUri'>,
  limit = readOpenFileLimit(),
): void {
  const least = mongodbUri === null ? LEAST_WITH_EMBEDDED : LEAST;
  if (limit >= least) return;
  const other = mongodbUri === null ? ', or set MONGODB_URI to your own MongoDB' : '';
  throw new StartupError(
    `This process can only open ${limit} files, but needs ${least}. Raise the limit (ulimit -n ${LEAST_WITH_EMBEDDED}; LimitNOFILE under systemd)${other}.`,
  );
}

/** Further connections are closed at once: if no file were left for the next connection, the server would fail for everyone. */
export function maxClientConnections(limit = readOpenFileLimit()): number {
  return Math.floor(limit * PART_FOR_CLIENTS);
}

/** @returns the size of the pool of connections to the database */
export function maxPoolSize(limit = readOpenFileLimit()): number {
  return Math.min(MAX_POOL_SIZE, Math.floor(limit * PART_FOR_DATABASE));
}
