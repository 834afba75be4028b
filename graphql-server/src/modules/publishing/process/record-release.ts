import type { PreparedRelease, ReleaseTools } from '../release/make-release.ts';
import type { ReleaseRecord } from '../store/release-record.ts';

/** What a release says of itself. */
export type ReleaseFacts = Pick<ReleaseRecord, 'cause' | 'causedBy' | 'changed' | 'entries'>;

/** Writes a prepared release to the store; it is not shown yet. */
export async function writeRecord(
  { store, renderer }: Pick<ReleaseTools, 'store' | 'renderer'>,
  number: number,
  { manifest, pages, reused, bytes }: PreparedRelease,
  facts: ReleaseFacts & Pick<ReleaseRecord, 'documents' | 'currency'>,
  begunAt: number,
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
  });
}
