import { UserError } from '../../../kernel/errors.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { prepareImages } from '../../../kernel/images/prepare-image.ts';
import { guardedFetch, OutgoingError } from '../../../kernel/outgoing/guarded-fetch.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueTexts } from '../messages.ts';
import type { Lookup } from './lookups.ts';

/** The maximum number of requests to other servers in one import. */
const MAX_ADDRESSES = 5_000;
const AT_ONCE = 4;
const TIMEOUT_MS = 20_000;
const OK = 200;

/** Opens a temporary file for one image. Disposing of it deletes the file. */
export type OpenFile = () => AsyncDisposable & {
  writeFile(chunks: AsyncIterable<Buffer>): Promise<{ path: string; size: number }>;
};

/** Downloads the images whose URLs a file contains. */
export class RemoteImages {
  readonly byAddress = new Map<string, Lookup<StoredImage | null>>();
  readonly #context: CatalogueContext;
  readonly #openFile: OpenFile;

  constructor(context: CatalogueContext, openFile: OpenFile) {
    this.#context = context;
    this.#openFile = openFile;
  }

  /** Downloads and stores images, or records why a download failed. */
  async fetchAll(addresses: string[], signal: AbortSignal, onFetched: (done: number) => void): Promise<void> {
    const waiting = [...addresses];
    let done = 0;
    const work = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
        signal.throwIfAborted();
        this.byAddress.set(address, await this.#fetch(address));
        done += 1;
        onFetched(done);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /**
   * Drops URLs beyond the limit of one import, in a fixed order, so that a dry run and the import drop the
   * same URLs.
   */
  limit(addresses: readonly string[], wanted: ReadonlySet<string>): void {
    let room = MAX_ADDRESSES - wanted.size;
    for (const address of addresses) {
      if (this.byAddress.has(address) || wanted.has(address)) continue;
      if (room <= 0)
        this.byAddress.set(address, {
          value: null,
          fault: catalogueTexts.tooManyDownloads({ max: MAX_ADDRESSES }),
        });
      else room -= 1;
    }
  }

  async #fetch(address: string): Promise<Lookup<StoredImage | null>> {
    try {
      return { value: await this.#store(address) };
    } catch (error) {
      if (error instanceof OutgoingError) return { value: null, fault: error.message };
      if (error instanceof UserError) return { value: null, fault: error.message };
      throw error;
    }
  }

  async #store(address: string): Promise<StoredImage | null> {
    const { config, images } = this.#context;
    const { status, body } = await guardedFetch(address, {
      headers: { accept: 'image/*' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: config.maxUploadBytes,
      privateNetworks: config.privateNetworks,
    });
    if (status !== OK) throw new OutgoingError(catalogueTexts.imageStatus({ address, status }));
    await using file = this.#openFile();
    const stored = await file.writeFile(chunksOf(body));
    const prepared = (await prepareImages([{ name: address, ...stored }], config)).filter(
      (image) => image !== null,
    );
    await images.write(prepared);
    const [image = null] = prepared;
    return image && { hash: image.hash, width: image.width, height: image.height };
  }
}

async function* chunksOf(body: Buffer): AsyncGenerator<Buffer> {
  yield body;
}
