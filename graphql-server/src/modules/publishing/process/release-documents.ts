import { hash } from 'node:crypto';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import { BSON, type Document, ObjectId } from 'mongodb';
import { collectionAt, ID_INDEX, NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import { type Category, namedFields } from '../../catalogue/categories/category.ts';
import { type ProductContent, toDocument } from '../../catalogue/products/product.ts';
import { withOwnVariantIds } from '../../catalogue/products/variants.ts';
import type { ShopState } from '../read/shop-state.ts';
import type { Replaced } from '../release/faults.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  versionsOf,
} from '../released/collections.ts';
import type { KindChanges, NewVersion, VersionChanges } from '../released/version-changes.ts';
import { VersionWriter } from '../released/version-writer.ts';

/** What a release is made of. */
interface Made {
  shop: ShopState;
  catalogue: Catalogue;
  replaced: Replaced;
  /** The number of the release that is shown. */
  base: number | null;
}

/** The hashes of a kind's documents by their ids. */
type Hashes = Map<string, string>;

const UNCHANGED: KindChanges = { added: [], removed: [] };

/** How a release's documents differ from those of the newest release. */
export interface DocumentChanges {
  changes: VersionChanges;
  isEmpty: boolean;
  /** How many products and categories it has. */
  count: number;
}

/** Writes the documents of releases: what callers without rights read. */
export class ReleaseDocuments {
  readonly #collections: ReleasedCollections;
  readonly #writer: VersionWriter;
  readonly #hashes = new WeakMap<Uint8Array, string>();
  /** Of the newest release; null until they are read. */
  #newest: Record<ReleasedKind, Hashes> | null = null;
  #head = 0;

  constructor(collections: ReleasedCollections) {
    this.#collections = collections;
    this.#writer = new VersionWriter(collections);
  }

  /** The newest release that has documents. */
  get head(): number {
    return this.#head;
  }

  /** They may have been changed from outside: they are read again. */
  forget(): void {
    this.#newest = null;
  }

  /** Whether a release has all its documents. @param count as many as it had when it was made; undefined where that is not known */
  async isWhole(release: number, count: number | undefined): Promise<boolean> {
    if (count === undefined) return true;
    const { releasedProducts, releasedCategories } = this.#collections;
    const counts = [
      await collectionAt(releasedProducts, release).countDocuments(),
      await collectionAt(releasedCategories, release).countDocuments(),
    ];
    return counts.reduce((sum, one) => sum + one, 0) === count;
  }

  async compare(made: Made): Promise<DocumentChanges> {
    this.#newest ??= await this.#readNewest();
    const { shop, catalogue, replaced } = made;
    const products = await this.#compareThings('products', made, (id) => shop.products.get(id));
    const categories = await this.#compareThings('categories', made, (id) => shop.categories.get(id));
    const texts = { content: replaced.content ?? catalogue.content, currency: catalogue.currency };
    const content = { added: this.#ifChanged('content', 'content', BSON.serialize(texts)), removed: [] };
    const all: KindChanges[] = [products.changes, categories.changes, content];
    return {
      changes: { products: products.changes, categories: categories.changes, redirects: UNCHANGED, content },
      isEmpty: all.every(({ added, removed }) => added.length === 0 && removed.length === 0),
      count: products.count + categories.count,
    };
  }

  /** @param release its number, higher than `head` */
  async write(release: number, { changes, isEmpty }: DocumentChanges): Promise<void> {
    const newest = this.#newest;
    // Where this fails it is not known how far it came.
    this.#newest = null;
    if (!isEmpty) {
      await this.#writer.write(release, changes);
      this.#head = release;
    }
    for (const kind of RELEASED_KINDS) {
      for (const { id, hash } of changes[kind].added) newest?.[kind].set(String(id), hash);
      for (const id of changes[kind].removed) newest?.[kind].delete(String(id));
    }
    this.#newest = newest;
  }

  async #readNewest(): Promise<Record<ReleasedKind, Hashes>> {
    this.#head = await this.#writer.begin();
    return {
      products: await this.#readHashes('products'),
      categories: await this.#readHashes('categories'),
      redirects: new Map(),
      content: await this.#readHashes('content'),
    };
  }

  async #readHashes(kind: ReleasedKind): Promise<Hashes> {
    const hashes: Hashes = new Map();
    const projection = { _id: 0, id: 1, hash: 1 };
    const found = versionsOf(kind, this.#collections)
      .find({ to: NOT_REPLACED }, { projection, hint: TO_INDEX, batchSize: 10_000 })
      .map(({ id, hash }) => [String(id), hash] as const);
    for await (const [id, hash] of found) hashes.set(id, hash);
    return hashes;
  }

  /** What could not be published as it was saved is what it was in the release before, or is not there. */
  async #compareThings(
    kind: 'products' | 'categories',
    { catalogue, replaced, base }: Made,
    find: (id: string) => { stored: Uint8Array } | undefined,
  ): Promise<{ changes: KindChanges; count: number }> {
    const newest = this.#newestOf(kind);
    const added: NewVersion[] = [];
    const present = new Set<string>();
    for (const { id } of catalogue[kind]) {
      const substitute = replaced[kind].get(id);
      const stored = substitute === undefined ? find(id)?.stored : undefined;
      const former = substitute && base !== null ? await this.#readFormer(kind, base, id) : null;
      if (!stored && !former) continue;
      present.add(id);
      if (stored) added.push(...this.#ifChanged(kind, id, stored));
      else if (former && newest.get(id) !== former.hash) added.push(former);
    }
    const removed = [...newest.keys()].filter((id) => !present.has(id));
    return { changes: { added, removed: removed.map((id) => toId(kind, id)) }, count: present.size };
  }

  #ifChanged(kind: ReleasedKind, id: string, stored: Uint8Array): NewVersion[] {
    const known = this.#hashes.get(stored) ?? hash('sha1', stored, 'base64url');
    this.#hashes.set(stored, known);
    if (this.#newestOf(kind).get(id) === known) return [];
    return [{ id: toId(kind, id), hash: known, fields: () => fieldsOf(kind, stored) }];
  }

  #newestOf(kind: ReleasedKind): Hashes {
    if (!this.#newest) throw new Error('The newest release is not read.');
    return this.#newest[kind];
  }

  async #readFormer(kind: ReleasedKind, release: number, id: string): Promise<NewVersion | null> {
    const filter = { id: toId(kind, id), from: { $lte: release }, to: { $gt: release } };
    const found = await versionsOf(kind, this.#collections).findOne(filter, { hint: ID_INDEX });
    if (!found) return null;
    const { _id, from, to, ...version } = found as AnyVersion & Document;
    return { id: filter.id, hash: version.hash, fields: () => version };
  }
}

function toId(kind: ReleasedKind, id: string): ObjectId | string {
  return kind === 'content' ? id : ObjectId.createFromHexString(id);
}

/** With what it is ordered and found by. */
function fieldsOf(kind: ReleasedKind, stored: Uint8Array): object {
  const { _id, ...fields } = documentOf(kind, BSON.deserialize(stored));
  return fields;
}

function documentOf(kind: ReleasedKind, document: Document): Document {
  if (kind === 'products') return toDocument(withOwnVariantIds(document as ProductContent));
  if (kind === 'content') return document;
  const category = document as Category;
  return { ...category, ...namedFields(category.name, category.parentId) };
}
