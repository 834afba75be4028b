import { renameSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where this process builds a folder: beside it, because a rename does not leave a file system. */
export function buildFolderFor(output: string): string {
  return join(dirname(output), `.${basename(output)}-next-${process.pid}`);
}

/** Puts a finished build in the place of the former one, and removes that. */
export async function swapFolders(built: string, output: string): Promise<void> {
  const former = join(dirname(output), `.${basename(output)}-former-${process.pid}`);
  const hasFormer = renameIfThere(output, former);
  try {
    // Not a tick later: what is asked for between the two renames is not found.
    renameSync(built, output);
  } catch (error) {
    if (hasFormer) renameSync(former, output);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}

/** Removes what builds that were killed have left beside a folder. */
export async function removeAbandonedBuilds(output: string): Promise<void> {
  const folder = dirname(output);
  for (const name of await readdir(folder)) {
    const [, built, pid] = /^\.(.+)-(?:next|former)-(\d+)$/.exec(name) ?? [];
    if (built === basename(output) && !isRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
