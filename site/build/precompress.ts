import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this many bytes a file fits the first packet as it is, and compressing it saves nothing. */
const SMALLEST_BYTES = 1000;

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of a built folder, at the highest quality: it is done once
 * per build, so that the server never does it.
 *
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  const paths = await readdir(folder, { recursive: true });
  const texts = paths.filter((path) => TEXT.has(extname(path))).map((path) => join(folder, path));
  const done = await Promise.all(texts.map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  if ((await stat(path)).size < SMALLEST_BYTES) return false;
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    toBrotli(text, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
  return true;
}
