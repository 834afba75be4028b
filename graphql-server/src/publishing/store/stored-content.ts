import { hash } from 'node:crypto';
import { type BrotliOptions, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isText } from '../../content-types.ts';

/**
 * 11, as for the sample's pages, takes seven times as long as rendering a page, for a tenth fewer bytes.
 */
const QUALITY = 5;
const COMPRESSED = '.br';

export interface StoredContent {
  /** The hash of the uncompressed content, and how it is stored. */
  name: string;
  bytes: Buffer;
}

/**
 * Text is stored compressed, once: whoever takes it in another encoding gets it made from that.
 * @param compressed where that is at hand already.
 */
export function toStored(content: Buffer, type: string, compressed?: Buffer | null): StoredContent {
  const digest = hash('sha256', content);
  if (!isText(type)) return { name: digest, bytes: content };
  const bytes = compressed ?? brotliCompressSync(content, brotliOptions(content, QUALITY));
  return { name: digest + COMPRESSED, bytes };
}

/** @param quality from 0 to 11 */
export function brotliOptions(text: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

export function isCompressed(name: string): boolean {
  return name.endsWith(COMPRESSED);
}

export function contentOf(name: string, bytes: Buffer): Buffer {
  return isCompressed(name) ? brotliDecompressSync(bytes) : bytes;
}
