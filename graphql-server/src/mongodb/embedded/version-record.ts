import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../errors.ts';
import { writeFileDurably } from './durable-files.ts';

/** The version of the MongoDB that last wrote the database's files, or undefined for new ones. */
export async function readVersionRecord(dbPath: string): Promise<string | undefined> {
  const path = recordPath(dbPath);
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return content === undefined ? undefined : versionIn(content, path);
}

export async function writeVersionRecord(dbPath: string, version: string): Promise<void> {
  await writeFileDurably(recordPath(dbPath), `${JSON.stringify({ version })}\n`);
}

function recordPath(dbPath: string): string {
  return join(dbPath, 'version.json');
}

function versionIn(content: string, path: string): string {
  const version = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(content)?.[1];
  if (!version) {
    throw new StartupError(
      `${path} should say which MongoDB last wrote the files beside it, like {"version":"6.0.5"}, but cannot be read. Correct it and start again.`,
    );
  }
  return version;
}
