import { hash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { StartupError } from '../errors.ts';
import { SUMS_ENTRY, sumLine } from './archive.ts';
import { type TarFile, writeTar } from './tar.ts';

/** Documents halve in size at this level, at some 300 MB a second; images stay as they are. */
const ZSTD_LEVEL = 3;

/**
 * Writes an archive and the sums of its files. It has its name once it is whole and on the disk.
 * @throws StartupError when something has that name already
 */
export async function writeArchive(path: string, files: AsyncIterable<TarFile>): Promise<void> {
  if (existsSync(path)) throw alreadyThere(path);
  const partial = `${path}.partial`;
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  try {
    // It holds what customers and operators would not show to others.
    const output = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(writeTar(withSums(files), new Date()), zstd, output);
    // Unlike a rename, this does not replace what is there.
    await link(partial, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(path);
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC') {
      throw new StartupError(`${path} cannot be written (${code}).`);
    }
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

function alreadyThere(path: string): StartupError {
  return new StartupError(`${path} is there already: name another file.`);
}

async function* withSums(files: AsyncIterable<TarFile>): AsyncGenerator<TarFile> {
  const lines: string[] = [];
  for await (const file of files) {
    lines.push(sumLine(hash('sha256', file.bytes), file.name));
    yield file;
  }
  yield { name: SUMS_ENTRY, bytes: Buffer.from(lines.join('')) };
}
