import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import type { Collection, Document } from 'mongodb';
import { inBatches } from '../../../kernel/in-batches.ts';
import { NOT_REPLACED } from '../../../kernel/mongodb/versions.ts';
import type { SettingsCollection } from '../settings.ts';
import { type AnyVersion, createListIndexes, type ReleasedCollections, versionsOf } from './collections.ts';

const PER_WRITE = 200;
const NAMES = [
  ['products', 'releasedProducts', 'shownProducts'],
  ['categories', 'releasedCategories', 'shownCategories'],
] as const;

/** The state that the previous version of the program stored with the settings. */
interface ShownState {
  _id: string;
  content?: StorefrontContent;
  currency?: string;
}

/**
 * Migration: creates versions from `shownProducts` and `shownCategories`, which the previous program version stored. They are valid for
 * all existing releases. Their hashes differ, so the next release writes all documents.
 */
export async function makeVersionsOfShown(
  collections: ReleasedCollections & { settings: SettingsCollection },
): Promise<void> {
  for (const [kind, name, formerName] of NAMES) {
    const versions = versionsOf(kind, collections);
    // Collections of a restored backup have a prefix.
    const former = versions.db.collection(versions.collectionName.replace(name, formerName));
    for await (const documents of inBatches(former.find(), PER_WRITE)) await replace(versions, documents);
    await former.drop();
  }
  await createListIndexes(collections);
  const states = collections.settings as unknown as Collection<ShownState>;
  const shown = await states.findOne({ _id: 'shown' });
  if (!shown) return;
  const { content, currency = DEFAULT_CURRENCY } = shown;
  if (content) await replace(versionsOf('content', collections), [{ _id: 'content', content, currency }]);
  await states.deleteOne({ _id: 'shown' });
}

async function replace(versions: Collection<AnyVersion>, documents: readonly Document[]): Promise<void> {
  const writes = documents.map(({ _id: id, ...fields }) => {
    const _id = { id, from: 0 };
    const replacement = { ...fields, id, from: 0, to: NOT_REPLACED, hash: '' } as never;
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  });
  await versions.bulkWrite(writes as never[], { ordered: false });
}
