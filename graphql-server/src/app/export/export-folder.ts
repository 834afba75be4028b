import { constants, existsSync, rmSync } from 'node:fs';
import { access, mkdir, opendir, readdir, readFile, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
import { isImage, MARKER, MarkerWriter, readMarker, UNFINISHED_MARKER } from './export-marker.ts';

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
  const own = new Set([MARKER, UNFINISHED_MARKER, ...(known?.keys() ?? []), ...(unfinished?.keys() ?? [])]);
  const isThere = existsSync(target);
  if (isThere && !(await stat(target)).isDirectory())
    throw new StartupError(appTexts.notAFolder({ path: target }));
  for await (const path of isThere ? filesIn(target) : []) {
    const isAside = path.startsWith(next) || path.startsWith(former);
    const file = relative(target, path);
    if (isAside || own.has(file)) continue;
    if (!known && !unfinished) throw new StartupError(appTexts.notAnExportFolder({ folder: target }));
    if (!isImage(file)) throw new StartupError(appTexts.notPartOfExport({ path }));
  }
  if (unfinished) {
    const marker = new MarkerWriter(target, 0);
    for (const file of own) marker.add(file);
    marker.finish();
  }
  for (const left of [next, former]) removeFolder(left);
}

/** Deletes a folder without reading the names of all its files into memory, as `rm` of `fs/promises` does. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The files in a folder and its subfolders. Unlike `readdir`, it reads few at a time. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

export async function swapIn({ target, next, former, isInside }: Places): Promise<void> {
  if (!isInside) {
    if (existsSync(target)) await rename(target, former);
    await rename(next, target);
    removeFolder(former);
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
  removeFolder(former);
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
