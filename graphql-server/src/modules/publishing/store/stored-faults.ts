import { nothingReplaced, type PublishFault, type Replaced } from '../release/faults.ts';
import type { ReleaseStore } from './release-store.ts';

/** What the release that is shown does not show as it was saved: a process that is started later has to know. */
interface Noted {
  faults: PublishFault[];
  replaced: Replaced;
}

interface StoredFaults {
  release: number | null;
  faults: PublishFault[];
  products: [string, Replaced['products'] extends Map<string, infer T> ? T : never][];
  categories: [string, Replaced['categories'] extends Map<string, infer T> ? T : never][];
  content: Replaced['content'];
}

export const NO_FAULTS: Noted = { faults: [], replaced: nothingReplaced() };
const NAME = 'faults.json';

/** Nothing where they are those of another release, or lost. */
export async function readFaults(store: ReleaseStore, release: number | null): Promise<Noted> {
  const stored = await store.readJson<StoredFaults>(NAME);
  if (stored?.release !== release) return NO_FAULTS;
  const { faults, products, categories, content } = stored;
  return { faults, replaced: { products: new Map(products), categories: new Map(categories), content } };
}

/** Only where there are any, or were: before the release is shown. */
export async function writeFaults(
  store: ReleaseStore,
  release: number | null,
  { faults, replaced: { products, categories, content } }: Noted,
  former: Noted,
): Promise<void> {
  if (faults.length === 0 && former.faults.length === 0) return;
  const stored: StoredFaults = {
    release,
    faults,
    content,
    products: [...products],
    categories: [...categories],
  };
  await store.storage.write(NAME, Buffer.from(JSON.stringify(stored)));
  await store.storage.flush();
}
