import { createHash, type Hash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { StartupError } from '../../kernel/errors.ts';
import { appTexts } from '../messages.ts';
import { HEADER_ENTRY, MAX_ENTRY_BYTES, SUMS_ENTRY, sumLine } from './archive.ts';
import { readTar, type TarFile } from './tar.ts';

/**
 * The files of an archive in order, without the checksums.
 * @throws StartupError for an archive that is damaged, truncated or not a backup; possibly only after the last file
 */
export async function* readArchive(path: string): AsyncGenerator<TarFile> {
  const input = createReadStream(path);
  const sums = { hash: createHash('sha256'), bytes: 0 };
  const maxBytesOf = (name: string) => (name === SUMS_ENTRY ? sums.bytes : MAX_ENTRY_BYTES);
  try {
    // The last stream reports errors of the file, too.
    const tar = pipeline(input, createZstdDecompress(), () => {});
    yield* checked(readTar(tar, maxBytesOf), sums);
  } catch (error) {
    throw error instanceof StartupError ? error : explain(path, error as NodeJS.ErrnoException);
  } finally {
    input.destroy();
  }
}

/** The checksums must match all files before them, in the same order. Otherwise a file is missing, added or changed. */
async function* checked(
  files: AsyncIterable<TarFile>,
  sums: { hash: Hash; bytes: number },
): AsyncGenerator<TarFile> {
  let isWhole = false;
  for await (const file of files) {
    if (isWhole || (sums.bytes === 0 && file.name !== HEADER_ENTRY))
      throw new Error('its files are in the wrong order');
    isWhole = file.name === SUMS_ENTRY;
    if (isWhole && hash('sha256', file.bytes) !== sums.hash.digest('hex'))
      throw new Error('a checksum does not match');
    if (isWhole) continue;
    const line = sumLine(hash('sha256', file.bytes), file.name);
    sums.hash.update(line);
    sums.bytes += Buffer.byteLength(line);
    yield file;
  }
  if (!isWhole) throw new Error('it has no checksums');
}

function explain(path: string, error: NodeJS.ErrnoException): StartupError {
  const { code, message } = error;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new StartupError(appTexts.cannotRead({ path, code }));
  }
  return new StartupError(appTexts.damagedOrNoBackup({ path, reason: message }), {
    cause: error,
  });
}
