import type { PreparedRelease, ReleaseTools } from '../release/make-release.ts';
import { type SettingsCollection, takeReleaseNumber } from '../settings.ts';
import type { ReleaseRecord } from '../store/release-record.ts';

/** What a release says of itself. */
export type ReleaseFacts = Pick<ReleaseRecord, 'cause' | 'causedBy' | 'changed' | 'entries'>;

/** Gives a prepared release its number and writes it to the disk; it is not shown yet. @returns the number */
export async function recordRelease(
  tools: Pick<ReleaseTools, 'store' | 'renderer'>,
  settings: SettingsCollection,
  prepared: PreparedRelease,
  facts: ReleaseFacts,
  begunAt: number,
  documents?: string,
): Promise<number> {
  const [newest = 0] = await tools.store.releaseNumbers();
  const number = await takeReleaseNumber(settings, newest);
  await writeRecord(tools, number, prepared, facts, begunAt, documents);
  return number;
}

export async function writeRecord(
  { store, renderer }: Pick<ReleaseTools, 'store' | 'renderer'>,
  number: number,
  { manifest, pages, reused, bytes }: PreparedRelease,
  facts: ReleaseFacts,
  begunAt: number,
  documents?: string,
): Promise<void> {
  const buckets = await store.writeManifest(manifest);
  await store.writeRelease({
    number,
    createdAt: new Date().toISOString(),
    ...facts,
    pages,
    reused,
    durationMs: Date.now() - begunAt,
    bytes,
    renderer: renderer.version,
    buckets,
    ...(documents !== undefined && { documents }),
  });
}
