/**
 * Of which file an address of a release is made. A manifest is divided into buckets, each stored by the hash of its
 * content: one changed page costs one bucket and the list of them, as in git, whatever the size of the shop.
 */
export type Entry = FileEntry | RedirectEntry | UploadEntry;

export interface FileEntry {
  /** The name of the stored file. */
  file: string;
  type: string;
  /** A hash of everything the file was made from. */
  key: string;
  /** The internal addresses it links to (link-index.ts). */
  links?: string;
}

export interface RedirectEntry {
  redirectTo: string;
  key: string;
}

/** An uploaded image that pages show: it stays for as long as the release does. */
interface UploadEntry {
  isUpload: true;
  key: string;
}

export type Bucket = Readonly<Record<string, Entry>>;

const BUCKET_COUNT = 256;

/** FNV-1a. */
export function bucketOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % BUCKET_COUNT;
}

/** A manifest in memory; it never changes. */
export class Manifest {
  readonly buckets: readonly Bucket[];
  /** Every publish asks for every address. */
  #byPath: ReadonlyMap<string, Entry> | undefined;

  constructor(buckets: readonly Bucket[] = Array<Bucket>(BUCKET_COUNT).fill(Object.freeze({}))) {
    this.buckets = buckets;
  }

  find(path: string): Entry | undefined {
    return this.entries().get(path);
  }

  entries(): ReadonlyMap<string, Entry> {
    this.#byPath ??= new Map(this.buckets.flatMap((bucket) => Object.entries(bucket)));
    return this.#byPath;
  }

  /** @param changes null for an address that goes. @returns a manifest that shares the buckets without a change. */
  with(changes: ReadonlyMap<string, Entry | null>): Manifest {
    const byBucket = Map.groupBy(changes, ([path]) => bucketOf(path));
    return new Manifest(
      this.buckets.map((bucket, index) => {
        const changed = byBucket.get(index);
        return changed ? changeBucket(bucket, changed) : bucket;
      }),
    );
  }
}

/** Its addresses are sorted: the same content has the same hash. */
function changeBucket(bucket: Bucket, changes: [string, Entry | null][]): Bucket {
  const entries = new Map(Object.entries(bucket));
  for (const [path, entry] of changes) {
    if (entry) entries.set(path, entry);
    else entries.delete(path);
  }
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.freeze(Object.fromEntries(sorted));
}
