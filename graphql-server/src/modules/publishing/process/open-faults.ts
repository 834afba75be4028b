import { compareWithRelease } from '../changes/draft.ts';
import { openSnapshot, type Source } from '../changes/snapshot.ts';
import type { PublishFault } from '../pages/faults.ts';
import { openReleased } from '../released/collections.ts';

/** The maximum number of remembered faults, because an import can break every product. */
const MAX_FAULTS = 500;

/** The known faults of the live release. */
export class OpenFaults {
  list: PublishFault[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  async review(release: number | null): Promise<void> {
    if (release !== null) this.list = await remainingFaults(this.#source, release, this.list, Date.now());
  }

  /** Replaces the faults of a page. @returns whether anything has changed */
  replace(path: string, faults: readonly PublishFault[]): boolean {
    const others = this.list.filter((fault) => fault.path !== path);
    const added = faults.slice(0, Math.max(0, MAX_FAULTS - others.length));
    if (added.length === 0 && others.length === this.list.length) return false;
    this.list = [...others, ...added];
    return true;
  }
}

/**
 * The faults of a release that remain in the shop's current state. A product with a fault may have been deleted or restored, which
 * creates no release.
 */
async function remainingFaults(
  source: Source,
  release: number,
  faults: readonly PublishFault[],
  now: number,
): Promise<PublishFault[]> {
  const isUnmade = ({ outcome, subjectId }: PublishFault) => outcome !== 'SHOWN' && subjectId !== null;
  if (!faults.some(isUnmade)) return [...faults];
  await using snapshot = await openSnapshot(source);
  const collections = openReleased(source.client.db(source.database));
  const differing = new Set<string>();
  for (const [subject, kind] of [
    ['PRODUCT', 'products'],
    ['CATEGORY', 'categories'],
  ] as const) {
    const ids = faults.flatMap((fault) =>
      isUnmade(fault) && fault.subject === subject ? (fault.subjectId ?? []) : [],
    );
    const current = { ...snapshot, now };
    const found = await compareWithRelease(current, collections, release, kind, [...new Set(ids)]);
    for (const id of found.differing) differing.add(id);
  }
  return faults.filter((fault) => !isUnmade(fault) || differing.has(fault.subjectId ?? ''));
}
