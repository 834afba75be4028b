import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3mini } from 's3mini';
import { UserError } from '../errors.ts';
import { kernelMessages, kernelTexts } from '../messages.ts';
import type { S3Settings } from '../s3-settings.ts';
import type { Storage } from './storage.ts';

const RETRY_DELAYS_MS = [100, 500];
const NAMES_PER_LIST = 1_000;
const CONTENT_TYPE = 'application/octet-stream';
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** An error of the object store. Clients do not see the cause, which may name an internal host. */
export class StorageError extends UserError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', kernelMessages.imageStorageFailed);
    this.cause = cause;
  }

  /** The message with the cause, for operators. */
  get details(): string {
    return kernelTexts.objectStoreFailed({ reason: (this.cause as Error).message });
  }
}

/** Counts the requests of this process to object stores, including failed attempts. */
export const OBJECT_STORE_USE = { requests: 0, errors: 0, seconds: 0 };

/** Stores files under a prefix in a bucket. One request replaces an object completely. Once the store responds, the object is durable. */
export class S3Storage implements Storage {
  readonly #prefix: string;
  readonly #settings: S3Settings;
  #client: Promise<S3mini> | undefined;

  /** @param prefix without a trailing slash */
  constructor(settings: S3Settings, prefix: string) {
    this.#settings = settings;
    this.#prefix = prefix;
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await this.#ask((client) => client.getObjectArrayBuffer(this.#key(name)));
    return bytes && Buffer.from(bytes);
  }

  async copyTo(name: string, path: string): Promise<boolean> {
    const bytes = await this.read(name);
    if (bytes) await writeFile(path, bytes);
    return bytes !== null;
  }

  async has(name: string): Promise<boolean> {
    return (await this.#ask((client) => client.objectExists(this.#key(name)))) === true;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ask((client) => client.putObject(this.#key(name), Buffer.from(bytes), CONTENT_TYPE));
  }

  /** Nothing to do: completed writes are already durable. */
  async flush(): Promise<void> {}

  async discard(): Promise<void> {}

  async *list(folder: string): AsyncIterable<string> {
    const start = this.#key('');
    let next: string | undefined;
    do {
      const page = await this.#ask((client) =>
        client.listObjectsPaged('/', folder === '' ? start : `${start}${folder}/`, NAMES_PER_LIST, next),
      );
      for (const { Key } of page?.objects ?? []) yield Key.slice(start.length);
      next = page?.nextContinuationToken;
    } while (next);
  }

  async delete(name: string): Promise<void> {
    await this.#ask((client) => client.deleteObject(this.#key(name)));
  }

  async deleteOlder(name: string, before: Date): Promise<boolean> {
    const key = this.#key(name);
    const page = await this.#ask((client) => client.listObjectsPaged('/', key, 1));
    const found = page?.objects?.find(({ Key }) => Key === key);
    if (!found || found.LastModified >= before) return false;
    await this.delete(name);
    return true;
  }

  /** Nothing to do: an interrupted request leaves no partial object. */
  async removeAbandoned(): Promise<void> {}

  async clean(): Promise<void> {}

  #key(name: string): string {
    return `${this.#prefix}/${name}`;
  }

  /** Retries failed requests, which are all idempotent. */
  async #ask<T>(work: (client: S3mini) => Promise<T>): Promise<T> {
    this.#client ??= connect(this.#settings);
    const client = await this.#client;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await measure(work(client));
      } catch (error) {
        const delay = RETRY_DELAYS_MS[attempt];
        if (delay === undefined || !isPassing(error)) throw new StorageError(error);
        await sleep(delay);
      }
    }
  }
}

async function measure<T>(request: Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await request;
  } catch (error) {
    OBJECT_STORE_USE.errors += 1;
    throw error;
  } finally {
    OBJECT_STORE_USE.requests += 1;
    OBJECT_STORE_USE.seconds += (performance.now() - started) / 1000;
  }
}

/** Loads the client library, which is needed only if an object store is configured. */
async function connect({ endpoint, bucket, ...keys }: S3Settings): Promise<S3mini> {
  const { S3mini } = await import('s3mini');
  return new S3mini({
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    region: keys.region,
    accessKeyId: keys.accessKeyId,
    secretAccessKey: keys.secretAccessKey,
    requestAbortTimeout: keys.timeoutMs,
    fetch: fetchOrFail,
  });
}

/**
 * The client library treats any 404 as a missing object, so this function rejects those for a missing bucket
 * or account.
 */
async function fetchOrFail(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status !== NOT_FOUND || init?.method !== 'GET') return response;
  const code = /<Code>(\w+)<\/Code>/.exec(await response.clone().text())?.[1] ?? 'NotFound';
  if (code === 'NoSuchKey') return response;
  throw Object.assign(new Error(`S3 returned ${NOT_FOUND} – ${code}`), { status: NOT_FOUND });
}

/** Whether a retry may succeed: there was no connection, or the server failed. */
function isPassing(error: unknown): boolean {
  const { name, status } = error as { name: string; status?: number };
  if (name === 'TimeoutError') return false;
  return status === undefined || status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}
