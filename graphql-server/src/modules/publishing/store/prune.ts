import type { ReleaseRecord } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';

const KEPT_RELEASES = 20;
/** These are kept before the current one, however many newer ones there are. */
const KEPT_BEFORE_CURRENT = 10;

/**
 * Those that stock alone has made are not gone back to: they go with the next one.
 * @param numbers the newest first. @returns those that go.
 */
export function releasesToPrune(
  numbers: readonly number[],
  current: number | null,
  ofStock: ReadonlySet<number> = new Set(),
): number[] {
  const counted = numbers.filter((number) => number === current || !ofStock.has(number));
  const kept = new Set(counted.slice(0, KEPT_RELEASES));
  const index = current === null ? -1 : counted.indexOf(current);
  if (index >= 0) {
    for (const number of counted.slice(index, index + 1 + KEPT_BEFORE_CURRENT)) kept.add(number);
  }
  return numbers.filter((number) => !kept.has(number));
}

/**
 * Deletes what no release refers to, a little at a time. Nothing may be published meanwhile: a file that is to be used
 * again may be among those.
 * @param mayGoOn is asked before each deletion. @returns the number of files deleted.
 */
export async function sweep(store: ReleaseStore, mayGoOn: () => boolean): Promise<number> {
  const used = await namesInUse(store);
  let deleted = 0;
  for await (const name of store.fileNames()) {
    if (!mayGoOn()) break;
    if (used.has(name)) continue;
    await store.deleteFile(name);
    deleted += 1;
  }
  return deleted;
}

async function namesInUse(store: ReleaseStore): Promise<Set<string>> {
  const used = new Set<string>();
  for (const number of await store.shownNumbers()) {
    const record = await store.readRelease(number);
    if (record) await noteNames(store, record, used);
  }
  return used;
}

async function noteNames(store: ReleaseStore, { buckets }: ReleaseRecord, used: Set<string>): Promise<void> {
  for (const name of buckets) {
    if (used.has(name)) continue;
    used.add(name);
    // Of a damaged release that part cannot be shown any more.
    for (const entry of Object.values((await store.findBucket(name)) ?? {})) {
      if ('file' in entry) used.add(entry.file);
    }
  }
}
