import { type Change, countChanges, describeChanges } from '../read/describe-changes.ts';
import type { PreparedRelease, ReleaseTools } from '../release/make-release.ts';
import { type SettingsCollection, takeReleaseNumber } from '../settings.ts';

/** What a release says of itself. */
export interface ReleaseDescription {
  cause: string;
  /** null while it is not known what was there before: then `differing` are the pages that differ. */
  changes: readonly Change[] | null;
  differing: readonly string[];
}

/** Gives a prepared release its number and writes it to the disk; it is not shown yet. @returns the number */
export async function recordRelease(
  tools: Pick<ReleaseTools, 'store' | 'renderer'>,
  settings: SettingsCollection,
  prepared: PreparedRelease,
  words: ReleaseDescription,
  begunAt: number,
): Promise<number> {
  const [newest = 0] = await tools.store.releaseNumbers();
  const number = await takeReleaseNumber(settings, newest);
  await writeRecord(tools, number, prepared, words, begunAt);
  return number;
}

export async function writeRecord(
  { store, renderer }: Pick<ReleaseTools, 'store' | 'renderer'>,
  number: number,
  { manifest, pages, reused, bytes }: PreparedRelease,
  { cause, changes, differing }: ReleaseDescription,
  begunAt: number,
): Promise<void> {
  const buckets = await store.writeManifest(manifest);
  await store.writeRelease({
    number,
    createdAt: new Date().toISOString(),
    cause: changes ? [cause, countChanges(changes)].filter(Boolean).join(': ') : cause,
    pages,
    reused,
    durationMs: Date.now() - begunAt,
    bytes,
    changes: changes ? describeChanges(changes) : [describePages(differing)],
    renderer: renderer.version,
    buckets,
  });
}

/** Products and categories among pages; any others count as one. */
export function countThings(paths: readonly string[]): number {
  return paths.filter(isThing).length || Math.min(1, paths.length);
}

function describePages(paths: readonly string[]): string {
  const products = paths.filter((path) => path.startsWith('/product/')).length;
  const others = paths.length - products;
  const parts = [];
  if (products > 0) parts.push(`${products} product ${products === 1 ? 'page' : 'pages'}`);
  if (others > 0) parts.push(`${others} other ${others === 1 ? 'page' : 'pages'}`);
  return parts.join(' and ');
}

function isThing(path: string): boolean {
  return /^\/(product|category)\/[^/]+$/.test(path);
}
