import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '../../kernel/content-types.ts';
import type { ImageStore } from '../../kernel/images/image-store.ts';
import type { CachedFile } from './file-cache.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The images of an object store, with the popular ones in memory. An image's name determines its content, so it is never
 * revalidated. Concurrent requests for the same image share the download.
 */
export class StoredImages {
  readonly #images: LRUCache<string, CachedFile>;

  constructor(images: ImageStore) {
    const { storage } = images;
    this.#images = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }) => body.length + 1,
      fetchMethod: async (name) => {
        const body = (await storage.read(name)) ?? (await images.makeCopy(name));
        return body ? describeImage(name, body) : undefined;
      },
    });
  }

  /** @returns null if it is not in memory */
  find(name: string): CachedFile | null {
    return this.#images.get(name) ?? null;
  }

  /** @returns null if it does not exist */
  async read(name: string): Promise<CachedFile | null> {
    return (await this.#images.fetch(name)) ?? null;
  }
}

/** An image with the headers of its response. */
export function describeImage(name: string, body: Buffer): CachedFile {
  const etag = `"${name}"`;
  const headers = ['content-type', contentTypeOf(name) ?? '', 'content-length', String(body.length)];
  return { body, etag, headers: [...headers, 'etag', etag] };
}
