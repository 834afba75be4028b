import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

const MB = 1024 * 1024;
const IN_FLIGHT = { memory: 64 * MB, disk: 1024 * MB };
/** The memory that Node.js and the parser use for each file they receive. */
const BUFFERED_PER_FILE = 128 * 1024;

type Medium = keyof typeof IN_FLIGHT;

/** DATA_DIR/tmp: the files of running requests. All requests together share a size limit. */
export class UploadFolder {
  readonly #path: string;
  readonly #limits: Record<Medium, number>;
  readonly #inFlight = { memory: 0, disk: 0 };

  constructor(path: string, limits: Record<Medium, number> = IN_FLIGHT) {
    this.#path = path;
    this.#limits = limits;
  }

  /** The bytes reserved for running requests. */
  get inFlight(): Readonly<Record<Medium, number>> {
    return this.#inFlight;
  }

  /** Deletes files that remain after a crash. Call it only at startup. */
  async sweep(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true });
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
  }

  /** Reserves space for one request's fields and files, until it is disposed of. */
  openRequest(): StoredRequest {
    return new StoredRequest(this.#path, (medium, bytes) => this.#take(medium, bytes));
  }

  #take(medium: Medium, bytes: number): void {
    if (bytes > 0 && this.#inFlight[medium] + bytes > this.#limits[medium]) {
      throw new UserError('UNAVAILABLE', kernelMessages.tooManyUploads);
    }
    this.#inFlight[medium] += bytes;
  }
}

/** The stored data of one request. Disposing of it deletes the files and frees their space. */
export class StoredRequest implements AsyncDisposable {
  readonly #folder: string;
  readonly #take: (medium: Medium, bytes: number) => void;
  readonly #taken = { memory: 0, disk: 0 };
  readonly #paths: string[] = [];

  constructor(folder: string, take: (medium: Medium, bytes: number) => void) {
    this.#folder = folder;
    this.#take = take;
  }

  /** @throws UserError when all requests together would exceed the limit */
  reserve(medium: Medium, bytes: number): void {
    this.#take(medium, bytes);
    this.#taken[medium] += bytes;
  }

  /** Writes a stream to a new file. */
  async writeFile(chunks: AsyncIterable<Buffer>): Promise<{ path: string; size: number }> {
    this.reserve('memory', BUFFERED_PER_FILE);
    const path = join(this.#folder, crypto.randomUUID());
    // The folder may have been deleted since startup.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await using file = await open(path, 'wx', 0o600);
    this.#paths.push(path);
    let size = 0;
    for await (const chunk of chunks) {
      this.reserve('disk', chunk.length);
      await file.writeFile(chunk);
      size += chunk.length;
    }
    this.reserve('memory', -BUFFERED_PER_FILE);
    return { path, size };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#paths.splice(0).map((path) => rm(path, { force: true })));
    for (const medium of ['memory', 'disk'] as const) {
      this.#take(medium, -this.#taken[medium]);
      this.#taken[medium] = 0;
    }
  }
}
