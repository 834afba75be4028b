import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { StartupError } from '../errors.ts';
import { HEADER_ENTRY, SUMS_ENTRY, sumLine } from './archive.ts';
import { readTar, type TarFile } from './tar.ts';

/**
 * The files of an archive, in their order, without the sums.
 * @throws StartupError for one that is damaged, cut off or no backup at all; maybe only after the last file
 */
export async function* readArchive(path: string): AsyncGenerator<TarFile> {
  const input = createReadStream(path);
  try {
    // An error of the file is one of the last stream, too.
    yield* checked(readTar(pipeline(input, createZstdDecompress(), () => {})));
  } catch (error) {
    throw error instanceof StartupError ? error : explain(path, error as NodeJS.ErrnoException);
  } finally {
    input.destroy();
  }
}

/** The sums are those of all files before them, in the same order, or something is missing, added or changed. */
async function* checked(files: AsyncIterable<TarFile>): AsyncGenerator<TarFile> {
  const sums = createHash('sha256');
  let count = 0;
  let isWhole = false;
  for await (const file of files) {
    if (isWhole || (count === 0 && file.name !== HEADER_ENTRY)) throw new Error('its files are not in order');
    isWhole = file.name === SUMS_ENTRY;
    if (isWhole && hash('sha256', file.bytes) !== sums.digest('hex')) throw new Error('a sum is wrong');
    if (isWhole) continue;
    sums.update(sumLine(hash('sha256', file.bytes), file.name));
    count += 1;
    yield file;
  }
  if (!isWhole) throw new Error('it has no sums');
}

function explain(path: string, error: NodeJS.ErrnoException): StartupError {
  const { code, message } = error;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new StartupError(`${path} cannot be read (${code}).`);
  }
  return new StartupError(`${path} is damaged, or no backup (${message}): nothing was changed.`, {
    cause: error,
  });
}
