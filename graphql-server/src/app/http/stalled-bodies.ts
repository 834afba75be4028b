import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A body may make no progress for this long, as on a mobile connection. */
const STALL_MS = 15_000;
/** The minimum number of bytes that count as progress. Slow 3G sends 750 kB in this time. */
const LEAST_BYTES = 1_024;
const CHECK_MS = 1_000;

interface Progress {
  /** The number of bytes received when the body last made progress. */
  bytes: number;
  at: number;
  response: ServerResponse;
}

/**
 * Closes requests whose body stalls. It limits the time without progress instead of the total time: a slow upload of large images
 * continues, a half-sent body is closed.
 */
export class StalledBodies {
  readonly #receiving = new Map<IncomingMessage, Progress>();
  readonly #onStall: (socket: Socket) => void;
  readonly #stallMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param onStall sends an error to a client that has no response yet, and closes the connection */
  constructor(onStall: (socket: Socket) => void, stallMs = STALL_MS) {
    this.#onStall = onStall;
    this.#stallMs = stallMs;
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length) === 0) return;
    this.#receiving.set(request, {
      response,
      bytes: request.socket.bytesRead,
      at: performance.now(),
    });
    request.once('close', () => this.#receiving.delete(request));
    this.#timer ??= setInterval(() => this.#check(), Math.min(CHECK_MS, this.#stallMs / 4)).unref();
  }

  #check(): void {
    const now = performance.now();
    for (const [request, progress] of this.#receiving) {
      const { socket, complete, readableLength } = request;
      if (complete || socket.destroyed) {
        this.#receiving.delete(request);
        continue;
      }
      // Unread bytes mean that the server is slower than the client, so the client has not stalled.
      const isMoving = readableLength > 0 || socket.bytesRead - progress.bytes >= LEAST_BYTES;
      if (isMoving) Object.assign(progress, { bytes: socket.bytesRead, at: now });
      else if (now - progress.at > this.#stallMs) {
        this.#receiving.delete(request);
        if (progress.response.headersSent) socket.destroy();
        else this.#onStall(socket);
      }
    }
    if (this.#receiving.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
