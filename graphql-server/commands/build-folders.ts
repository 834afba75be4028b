import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

/** Files whose names contain a hash of their content, so equal names mean equal files. */
const HASHED_FILE = /^(_astro|assets|\.renderer[/\\]chunks)[/\\]/;
/** Lists the hashed files of the previous build that the new one lacks. */
const FORMER_FILES = '.former-files';

/** The folder for this process's build. It is beside the target, because a rename cannot cross file systems. */
export function buildFolderFor(output: string): string {
  return join(dirname(output), `.${basename(output)}-next-${process.pid}`);
}

/**
 * Moves a finished build into the folder of the previous one. Moves assets before pages and each file separately, so that every address
 * always works. Keeps the previous build's assets for one more build, because browsers still show its pages.
 */
export function replaceBuild(built: string, output: string): void {
  const next = filesIn(built);
  mkdirSync(output, { recursive: true });
  const former = filesIn(output);
  const formerlyFormer = new Set(readLines(join(output, FORMER_FILES)));
  for (const isHashed of [true, false]) {
    for (const file of next) {
      if (HASHED_FILE.test(file) !== isHashed) continue;
      mkdirSync(dirname(join(output, file)), { recursive: true });
      renameSync(join(built, file), join(output, file));
    }
  }
  const current = new Set(next);
  const replaced = former.filter((file) => !current.has(file));
  const kept = new Set(replaced.filter((file) => HASHED_FILE.test(file) && !formerlyFormer.has(file)));
  for (const file of replaced) if (!kept.has(file)) rmSync(join(output, file));
  writeFileSync(join(output, FORMER_FILES), [...kept].join('\n'));
}

/** Removes temporary folders that killed builds left beside a folder. */
export async function removeAbandonedBuilds(output: string): Promise<void> {
  const folder = dirname(output);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const [, built, pid] = /^\.(.+)-next-(\d+)$/.exec(name) ?? [];
    if (built === basename(output) && !isRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** @returns paths relative to the folder */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
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
