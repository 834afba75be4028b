import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';

/** In each exported folder: the number of the release, and all files of the export, a line each, with the keys of pages. */
const MARKER = '.release';
const MOUNTS = '/proc/self/mountinfo';

/** Where an export is written before it is swapped in, and where what it replaces is deleted. A kill may leave both. */
export interface Places {
  target: string;
  next: string;
  former: string;
  /** The target cannot be renamed: what is in it is. */
  isInside: boolean;
}

/** The files of an export by their paths in the folder, with the keys of those that are pages. */
export type ExportedFiles = Map<string, string>;

export async function placesFor(folder: string): Promise<Places> {
  await mkdir(dirname(resolve(folder)), { recursive: true });
  const target = await realpath(folder).catch(() => resolve(folder));
  const parent = dirname(target);
  const isInside = existsSync(target) && ((await isMount(target)) || !(await isWritable(parent)));
  const start = isInside ? join(target, '.mela') : join(parent, `.${basename(target)}.mela`);
  return { target, next: `${start}-next`, former: `${start}-former`, isInside };
}

/**
 * Ends an export that was killed.
 * @throws StartupError before anything is deleted, when other files are there
 */
export async function tidy({ target, next, former, isInside }: Places): Promise<void> {
  // Between the two renames.
  if (!isInside && existsSync(former) && !existsSync(target)) await rename(former, target);
  const known = await readMarker(target);
  const unfinished = isInside ? await readMarker(next) : null;
  const own = new Set([MARKER, `${MARKER}.mela`, ...(known?.keys() ?? []), ...(unfinished?.keys() ?? [])]);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    const isAside = path.startsWith(next) || path.startsWith(former);
    if (entry.isDirectory() || isAside || own.has(relative(target, path))) continue;
    if (!known && !unfinished)
      throw new StartupError(`${target} holds something else than an export: name an empty folder.`);
    throw new StartupError(`${path} is not of the export: move it away, or name another folder.`);
  }
  if (unfinished) await writeMarker(target, 0, new Map([...own].map((file) => [file, ''])));
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
}

export async function swapIn({ target, next, former, isInside }: Places): Promise<void> {
  if (!isInside) {
    if (existsSync(target)) await rename(target, former);
    await rename(next, target);
    await rm(former, { recursive: true, force: true });
    return;
  }
  await mkdir(former);
  const asides = new Set([basename(next), basename(former), MARKER]);
  const names = (await readdir(next)).filter((name) => name !== MARKER);
  for (const name of new Set([...names, ...(await readdir(target))])) {
    if (asides.has(name)) continue;
    if (existsSync(join(target, name))) await rename(join(target, name), join(former, name));
    if (names.includes(name)) await rename(join(next, name), join(target, name));
  }
  await rename(join(next, MARKER), join(target, MARKER));
  await rm(former, { recursive: true, force: true });
}

/** @returns null where there is none */
export async function readMarker(folder: string): Promise<ExportedFiles | null> {
  const text = await readFile(join(folder, MARKER), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.trimEnd().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [file = '', key = ''] = line.split('\t');
      return [file, key];
    }),
  );
}

/** In one step: a folder with half of it would look as if it had other files. */
export async function writeMarker(folder: string, release: number, files: ExportedFiles): Promise<void> {
  const lines = [...files].map(([file, key]) => (key === '' ? file : `${file}\t${key}`));
  await writeFile(join(folder, `${MARKER}.mela`), [release, ...lines, ''].join('\n'));
  await rename(join(folder, `${MARKER}.mela`), join(folder, MARKER));
}

/** By the list of Linux, which has folders that are mounted from the same disk; elsewhere by the number of the disk. */
async function isMount(folder: string): Promise<boolean> {
  const mounts = await readFile(MOUNTS, 'utf8').catch(() => null);
  if (mounts !== null)
    return mounts.split('\n').some((line) => line.split(' ')[4] === folder.replaceAll(' ', '\\040'));
  return (await stat(folder)).dev !== (await stat(dirname(folder))).dev;
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
