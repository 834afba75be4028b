import { hash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
import { SUMS_ENTRY, sumLine } from './archive.ts';
import { type TarFile, writeTar } from './tar.ts';

/** At this level documents shrink to half their size at about 300 MB a second. Images do not shrink. */
const ZSTD_LEVEL = 3;
/** The system calls that write the archive. An error of any other call concerns a source file. */
const WRITING = new Set(['open', 'write', 'writev', 'fsync', 'close', 'link', 'rename']);
/** The codes of errors from file systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Writes an archive with checksums of its files. The file gets its final name once it is complete and on
 * disk.
 * @param signal aborts it; nothing remains then
 * @throws StartupError when the name is taken, or the disk is full
 */
export async function writeArchive(
  path: string,
  files: AsyncIterable<TarFile>,
  signal?: AbortSignal,
): Promise<void> {
  if (existsSync(path)) throw alreadyThere(path);
  // Another backup may be writing to the same name.
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  try {
    // Only the owner may read it: it contains private data of customers and operators.
    const output = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(writeTar(withSums(files), new Date()), zstd, output, { signal });
    await takeName(partial, path);
  } catch (error) {
    const { code, syscall = '', path: place = partial } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(path);
    if (code && WRITING.has(syscall) && place === partial) {
      throw new StartupError(appTexts.cannotWrite({ path, code }));
    }
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * Gives the finished file its name by a hard link, which, unlike a rename, never replaces an existing file.
 */
async function takeName(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await (await open(path, 'wx')).close();
    await rename(partial, path);
  }
}

function alreadyThere(path: string): StartupError {
  return new StartupError(appTexts.fileExists({ path }));
}

async function* withSums(files: AsyncIterable<TarFile>): AsyncGenerator<TarFile> {
  const lines: string[] = [];
  for await (const file of files) {
    lines.push(sumLine(hash('sha256', file.bytes), file.name));
    yield file;
  }
  yield { name: SUMS_ENTRY, bytes: Buffer.from(lines.join('')) };
}
