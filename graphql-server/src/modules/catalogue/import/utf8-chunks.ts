import { createReadStream } from 'node:fs';
import type { EncodingLabel } from './detect-encoding.ts';

const CHUNK_BYTES = 16 * 1024;

/** Reads a file as UTF-8, whatever encoding it is in. Bytes that stand for nothing become U+FFFD. */
export async function* utf8Chunks(path: string, encoding: EncodingLabel): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== '') yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
}
