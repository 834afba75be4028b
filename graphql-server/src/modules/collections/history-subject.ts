import type { CollectionCondition } from '@mela/rules/catalogue.ts';
import { conditionInWords, matchInWords } from '@mela/rules/collections.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { ObjectId } from 'mongodb';
import { assertNotChangedLater, assertUnchanged, retryChange } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, flag, images, text } from '../../kernel/history/field-values.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import { currentHandle, handleFields, returningHandles, withHandle } from '../catalogue/handles.ts';
import { rejectDuplicate } from '../catalogue/returning.ts';
import { readSelling } from '../selling/collection.ts';
import type { CollectionContext, ProductCollection } from './collection.ts';
import { deleteCollection, stateOf, storeCollection } from './write-collection.ts';

export const collectionSubject: Subject = {
  seenBy: null,
  undo: { needs: { role: 'EDITOR', scope: 'CATALOGUE' }, one: undo },
  describe: async (context: CollectionContext, entries) => {
    const names = await categoryNames(context, entries);
    const { currency } = await readSelling(context);
    const price = (amount: number) => formatMoney({ amount, currency });
    const inWords = (condition: CollectionCondition) =>
      conditionInWords(condition, price, (id) => names.get(id));
    return (entry) =>
      describeFields(entry, {
        ...{ name: text, handle: text, description: text },
        image: (image: StoredImage) => images([image]),
        match: (match: ProductCollection['match']) => text(matchInWords(match)),
        conditions: (conditions: CollectionCondition[]) => ({ texts: conditions.map(inWords) }),
        ...{ isInMenu: flag, seoTitle: text, seoDescription: text },
      });
  },
};

async function categoryNames(
  { categories }: CollectionContext,
  entries: readonly HistoryEntry[],
): Promise<Map<string, string>> {
  const states = entries.flatMap(({ before, after }) => [before, after]);
  const conditions = states.flatMap((state) => (state?.['conditions'] as CollectionCondition[]) ?? []);
  const ids = conditions.flatMap(({ kind, value }) => (kind === 'CATEGORY' ? value : []));
  const _id = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
  const found = await categories.find({ _id }, { projection: { name: 1 } }).toArray();
  return new Map(found.map((category) => [category._id.toHexString(), category.name]));
}

/** Restores the state before a change, unless it was changed again since. */
async function undo(context: CollectionContext, entry: HistoryEntry): Promise<void> {
  const { productCollections } = context;
  if (entry.action === 'DELETED') {
    const gone = entry.before as ProductCollection;
    const handles = await returningHandles(productCollections, gone, gone.name);
    const next = { version: gone.version + 1, updatedAt: new Date() };
    await storeCollection(context, null, { ...gone, ...handles, ...next }).catch(rejectDuplicate);
    return;
  }
  if (entry.action === 'CREATED') await assertNotChangedLater(context, entry);
  await retryChange('collection', productCollections, entry, async (current) => {
    const { _id, version } = current;
    if (entry.action === 'CREATED') {
      await deleteCollection(context, _id.toHexString(), version);
      return;
    }
    assertUnchanged(entry, stateOf(current));
    await storeCollection(context, current, changedBack(current, entry)).catch(rejectDuplicate);
  });
}

function changedBack(current: ProductCollection, { before, after }: HistoryEntry): ProductCollection {
  const { handle = currentHandle(current), ...former } = { ...before } as { handle?: string };
  const changed = { ...current, ...former };
  // Remove the fields that the change added.
  for (const field of Object.keys(after ?? {}))
    if (field !== 'handle' && !(field in former)) delete changed[field as 'image'];
  const set = Object.entries(changed).filter(([, value]) => value != null);
  return {
    ...(Object.fromEntries(set) as unknown as ProductCollection),
    ...handleFields(changed.name, withHandle(current, handle)),
    version: current.version + 1,
    updatedAt: new Date(),
  };
}
