import { access, constants, lstat, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

type Environment = Record<string, string | undefined>;

/**
 * The folder for downloaded MongoDB binaries. Each user has one, which all data folders share. Falls back to the data folder if
 * the user has no home folder or cannot write to it.
 */
export async function chooseCacheFolder(
  dataDir: string,
  environment: Environment = process.env,
): Promise<string> {
  const folder = userCacheFolder(environment);
  return folder && (await isUsable(folder)) ? folder : join(dataDir, 'mongod');
}

/** The platform's cache folder. */
function userCacheFolder(environment: Environment, platform = process.platform): string | null {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '', HOME = safeHome() } = environment;
  const home = isAbsolute(HOME) ? HOME : null;
  const byPlatform: Partial<Record<NodeJS.Platform, string | null>> = {
    win32: LOCALAPPDATA || null,
    darwin: home && join(home, 'Library/Caches'),
  };
  const base = isAbsolute(XDG_CACHE_HOME)
    ? XDG_CACHE_HOME
    : (byPlatform[platform] ?? (home && join(home, '.cache')));
  return base && join(base, 'mela/mongod');
}

/** Users in containers may have no home folder. */
function safeHome(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/** The server runs programs from this folder, so other users must not have write access. */
async function isUsable(folder: string): Promise<boolean> {
  try {
    // Do not create a missing home folder: it may be a placeholder for users who must not have one.
    await access(dirname(dirname(dirname(folder))));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
    for (const path of [folder, dirname(folder)]) if (!(await isPrivate(path))) return false;
    return true;
  } catch {
    return false;
  }
}

async function isPrivate(path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const { mode, uid } = await lstat(path);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}
