import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MadePage } from '../../modules/publishing/pages/messages.ts';
import type { CachedFile, Encoding } from './file-cache.ts';

export function compress(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The ETag is the same for all encodings except for its suffix, because a client may return with another encoding. */
export function describe(
  { hash, type }: Pick<MadePage, 'hash' | 'type'>,
  encoding: Encoding | null,
  body: Buffer,
): CachedFile {
  const etag = `W/"${hash.slice(0, 27)}"`;
  const headers = ['content-type', type, 'content-length', String(body.length), 'etag', etag];
  headers.push('vary', 'accept-encoding');
  if (encoding) headers.push('content-encoding', encoding);
  return { body, etag, headers };
}
