import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

/** The minimum number of bytes that must arrive in each window. */
const SLOWEST = { windowMs: 15_000, bytes: 64 * 1024 };

/** @throws UserError when the declared length of a body is too long */
export function assertDeclaredLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLong(maxBytes);
}

/** Returns a request's body as a stream that fails with a UserError when it is too long, interrupted or stalled. */
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
    if (!raw.readableEnded)
      limited.destroy(new UserError('BAD_USER_INPUT', kernelMessages.requestInterrupted));
  };
  raw.once('close', breakOff).once('end', () => clearInterval(clock));
  // The reader gets the error when it reads. An error before that would end the process if there were no
  // listener.
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
    kernelMessages.requestTooLarge({ kilobytes: Math.ceil(maxBytes / 1024) }),
  );
}

function tooSlow(): UserError {
  return new UserError('BAD_USER_INPUT', kernelMessages.requestTooSlow);
}
