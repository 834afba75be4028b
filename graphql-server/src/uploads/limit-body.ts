import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';

/** Room for a multipart request's fields and part headers, beside its files. */
const MULTIPART_MARGIN_BYTES = 256 * 1024;

/** How long a multipart request may be: all its files at their limit, and the rest. */
export function maxMultipartBytes({ maxImages, maxUploadBytes }: Config): number {
  return maxImages * maxUploadBytes + MULTIPART_MARGIN_BYTES;
}

/** @throws UserError when a request declares a longer body than allowed, before any of it is read. */
export function assertDeclaredLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLong(maxBytes);
}

/**
 * A request's body as a stream that fails with a UserError once it is longer than allowed or breaks off. The rest of a
 * body that is too long is read and dropped, so that the client gets to read the answer.
 */
export function limitBody(raw: IncomingMessage, maxBytes: number): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLong(maxBytes) : null, chunk);
    },
  });
  limited.once('error', () => {
    raw.unpipe(limited);
    raw.resume();
  });
  raw.once('close', () => {
    if (!raw.readableEnded) limited.destroy(new UserError('BAD_USER_INPUT', 'The request broke off.'));
  });
  return raw.pipe(limited);
}

function tooLong(maxBytes: number): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `This request is larger than ${Math.ceil(maxBytes / 1024)} kB, the limit for its kind.`,
  );
}
