import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this many bytes a file fits the first packet as it is, and compressing it saves nothing. */
const SMALLEST_BYTES = 1000;

/**
 * How many files get the highest quality, which takes 0.1 s for each: what is to be compressed beyond them costs a
 * tenth more bytes and a thirtieth of the time, so that a shop of ten thousand products is built in a minute.
 */
const MOST_AT_BEST = 1_000;
const GOOD_QUALITY = 5;

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of a built folder, of a usual site at the highest quality: it is
 * done once per build, so that the server never does it.
 *
 * @returns how many files were compressed
 */
export async function precompress(folder: string, mostAtBest = MOST_AT_BEST): Promise<number> {
  const paths = await readdir(folder, { recursive: true });
  const texts = paths.filter((path) => TEXT.has(extname(path))).map((path) => join(folder, path));
  const quality = texts.length > mostAtBest ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY;
  let compressed = 0;
  // No more at a time than there are threads to compress: ten thousand pages do not fit into memory.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = texts.pop(); path; path = texts.pop()) {
        if (await compressFile(path, quality)) compressed += 1;
      }
    }),
  );
  return compressed;
}

async function compressFile(path: string, quality: number): Promise<boolean> {
  if ((await stat(path)).size < SMALLEST_BYTES) return false;
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    toBrotli(text, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
  return true;
}
