import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { UserError } from '../errors.ts';

/** The least that has to come of a body in each of these windows of time. */
const SLOWEST = { windowMs: 15_000, bytes: 64 * 1024 };

/** @throws UserError when a request declares a longer body than allowed, before any of it is read. */
export function assertDeclaredLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLong(maxBytes);
}

/** A request's body as a stream that fails with a UserError once it is longer than allowed, breaks off or stalls. */
export function limitBody(raw: IncomingMessage, maxBytes: number, slowest = SLOWEST): Transform {
  let bytes = 0;
  let bytesBefore = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLong(maxBytes) : null, chunk);
    },
  });
  const clock = setInterval(() => {
    if (bytes - bytesBefore < slowest.bytes) limited.destroy(tooSlow());
    bytesBefore = bytes;
  }, slowest.windowMs);
  const breakOff = () => {
    if (!raw.readableEnded) limited.destroy(new UserError('BAD_USER_INPUT', 'The request broke off.'));
  };
  raw.once('close', breakOff).once('end', () => clearInterval(clock));
  // The reader gets an error when it reads: without a listener an earlier one would end the process.
  limited.on('error', () => {});
  limited.once('close', () => {
    clearInterval(clock);
    raw.unpipe(limited).off('close', breakOff);
  });
  return raw.pipe(limited);
}

function tooLong(maxBytes: number): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `This request is larger than ${Math.ceil(maxBytes / 1024)} kB, the limit for its kind.`,
  );
}

function tooSlow(): UserError {
  return new UserError('BAD_USER_INPUT', 'This request came in too slowly: send it again.');
}
