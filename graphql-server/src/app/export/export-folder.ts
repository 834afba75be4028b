import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';

/** A file in each exported folder with the release's number and a line per exported file, with the keys of pages. */
const MARKER = '.release';
const MOUNTS = '/proc/self/mountinfo';

/**
 * The target of an export, and its temporary folders: `next` before the swap, and `former` until it is deleted. A killed process
 * may leave both.
 */
export interface Places {
  target: string;
  next: string;
  former: string;
  /** Whether the temporary folders are inside the target, because the target itself cannot be renamed. */
  isInside: boolean;
}

/** The exported files by path; pages have their keys. */
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
 * Completes an export that was killed.
 * @throws StartupError before deleting anything, if the folder contains other files
 */
export async function tidy({ target, next, former, isInside }: Places): Promise<void> {
  // The previous export was killed between the two renames.
  if (!isInside && existsSync(former) && !existsSync(target)) await rename(former, target);
  const known = await readMarker(target);
  const unfinished = isInside ? await readMarker(next) : null;
  const own = new Set([MARKER, `${MARKER}.mela`, ...(known?.keys() ?? []), ...(unfinished?.keys() ?? [])]);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    const isAside = path.startsWith(next) || path.startsWith(former);
    if (entry.isDirectory() || isAside || own.has(relative(target, path))) continue;
    if (!known && !unfinished) throw new StartupError(appTexts.notAnExportFolder({ folder: target }));
    throw new StartupError(appTexts.notPartOfExport({ path }));
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

/** @returns null if there is none */
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

/** Atomic, because a folder with an incomplete marker would look like someone else's. */
export async function writeMarker(folder: string, release: number, files: ExportedFiles): Promise<void> {
  const lines = [...files].map(([file, key]) => (key === '' ? file : `${file}\t${key}`));
  await writeFile(join(folder, `${MARKER}.mela`), [release, ...lines, ''].join('\n'));
  await rename(join(folder, `${MARKER}.mela`), join(folder, MARKER));
}

/**
 * Whether the folder is a mount point. Uses Linux's mount list, which includes bind mounts of the same disk.
 * Elsewhere compares device numbers.
 */
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
