import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { ShopState } from '../read/shop-state.ts';
import type { Replaced } from '../release/faults.ts';
import {
  findDocument,
  intoBuckets,
  type ShownKind,
  type StoredDocuments,
  writeBucket,
  writeList,
} from '../store/document-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';

interface WrittenBucket {
  documents: readonly Uint8Array[];
  name: string;
}

/** What a release is made of. */
interface Made {
  shop: ShopState;
  catalogue: Catalogue;
  replaced: Replaced;
  /** The documents of the release before; null where it has none. */
  former: string | null;
}

/** Writes the documents of releases: of what is the same as in the last one, nothing. */
export class ReleaseDocuments {
  readonly #store: ReleaseStore;
  readonly #written: Record<ShownKind, WrittenBucket[]> = { products: [], categories: [] };

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Files may be lost: all of them are written anew. */
  forget(): void {
    this.#written.products = [];
    this.#written.categories = [];
  }

  /** @returns the name of their list */
  async write({ shop, catalogue, ...base }: Made): Promise<string> {
    const products = await this.#documentsOf('products', catalogue, base, (id) => shop.products.get(id));
    const categories = await this.#documentsOf('categories', catalogue, base, (id) =>
      shop.categories.get(id),
    );
    return writeList(this.#store, {
      products: await this.#writeKind('products', products),
      categories: await this.#writeKind('categories', categories),
      content: base.replaced.content ?? catalogue.content,
      currency: catalogue.currency,
    });
  }

  /** What could not be published as it was saved is what it was before, or is not there. */
  async #documentsOf(
    kind: ShownKind,
    catalogue: Catalogue,
    { replaced, former }: Pick<Made, 'replaced' | 'former'>,
    find: (id: string) => { stored: Uint8Array } | undefined,
  ): Promise<StoredDocuments> {
    const documents = new Map<string, Uint8Array>();
    for (const { id } of catalogue[kind]) {
      const substitute = replaced[kind].get(id);
      const isFormer = substitute !== undefined;
      const kept = substitute && former ? await findDocument(this.#store, former, kind, id) : null;
      const document = isFormer ? kept : find(id)?.stored;
      if (document) documents.set(id, document);
    }
    return documents;
  }

  async #writeKind(kind: ShownKind, documents: StoredDocuments): Promise<string[]> {
    const written: WrittenBucket[] = [];
    for (const [place, bucket] of intoBuckets(kind, documents).entries()) {
      const known = this.#written[kind][place];
      const isSame = known && isSameBucket(known.documents, bucket);
      written.push(isSame ? known : { documents: bucket, name: await writeBucket(this.#store, bucket) });
    }
    this.#written[kind] = written;
    return written.map(({ name }) => name);
  }
}

/** What did not change is the same object. */
function isSameBucket(one: readonly Uint8Array[], other: readonly Uint8Array[]): boolean {
  return one.length === other.length && one.every((document, place) => document === other[place]);
}
