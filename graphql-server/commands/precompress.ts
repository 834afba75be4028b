import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressing smaller files is not worthwhile. */
const SMALLEST_BYTES = 300;

/**
 * Up to this many files, all get the highest quality, which takes 0.1 s per file. Larger sites get a lower
 * quality, which is thirty times as fast and makes files 10% larger.
 */
const MOST_AT_BEST = 1_000;
const GOOD_QUALITY = 5;
/**
 * Files from this size, such as the playground's editor, get the lower quality: the highest would take 26
 * times as long and make them only 10% smaller.
 */
const LARGE_BYTES = 500_000;
const QUALITY_OF_LARGE = 9;

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file beside every text file of a folder. @returns the number of compressed files */
export async function precompress(folder: string, mostAtBest = MOST_AT_BEST): Promise<number> {
  const paths = await readdir(folder, { recursive: true });
  const texts = paths.filter((path) => TEXT.has(extname(path))).map((path) => join(folder, path));
  const quality = texts.length > mostAtBest ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY;
  let compressed = 0;
  // Compresses as many files at once as zlib has threads, because ten thousand pages do not fit into memory.
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
    [constants.BROTLI_PARAM_QUALITY]:
      text.length < LARGE_BYTES ? quality : Math.min(quality, QUALITY_OF_LARGE),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    toBrotli(text, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
  return true;
}
