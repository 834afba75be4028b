import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { Collections } from '../../src/app/shop/collections.ts';
import type { GroupWork, HistoryEntry } from '../../src/kernel/history/entry.ts';
import { VARIES } from '../../src/kernel/history/field-values.ts';
import { inBatches } from '../../src/kernel/in-batches.ts';

/** The fields that bulk changes could set, by their labels in history entries. */
const BULK_FIELDS = {
  Category: 'categoryId',
  Badge: 'badge',
  Featured: 'isFeatured',
  Popular: 'isPopular',
  New: 'isNew',
  Status: 'status',
  'Regular price': 'regularPrice',
  'Selling price': 'sellingPrice',
  Stock: 'stock',
};
const AMOUNTS = ['Regular price', 'Selling price', 'Stock'];
const UNDO = /^undo of /i;
const RELEASE = /^Release (\d+)$/;
const NEW_SECRET = ', with a new secret';
const PER_BATCH = 500;

/** Replaces sentences in the history by structured fields. */
export async function storeFacts({ history }: Pick<Collections, 'history'>): Promise<void> {
  const named = { subject: { $in: ['CONTENT', 'STOREFRONT'] as const } };
  await history.updateMany(named, [{ $set: { name: { $toString: '$subjectId' } } }]);
  const worded = {
    $or: [
      { group: { $exists: true }, 'group.work': { $exists: false } },
      { subject: 'STOREFRONT' as const, 'after.shown': { $type: 'string' as const } },
      { subject: 'STOREFRONT' as const, 'after.address': { $regex: `${NEW_SECRET}$` } },
    ],
  };
  for await (const some of inBatches(history.find(worded), PER_BATCH)) {
    const writes: AnyBulkWriteOperation<HistoryEntry>[] = [];
    for (const entry of some) {
      const $set = entry.group ? await groupFacts({ history }, entry) : storefrontFacts(entry);
      writes.push({ updateOne: { filter: { _id: entry._id }, update: { $set } } });
    }
    await history.bulkWrite(writes);
  }
}

/** Reads names such as `undo of import of prices.csv`, `prices.csv` and `Badge: Hot, Stock`. */
async function groupFacts(
  { history }: Pick<Collections, 'history'>,
  { _id, source, name }: HistoryEntry,
): Promise<Document> {
  let [rest, undos] = [name, source === 'UNDO' ? 1 : 0];
  while (source === 'UNDO' && UNDO.test(rest)) [rest, undos] = [rest.replace(UNDO, ''), undos + 1];
  const [, file] = /^import(?: of (.*))?$/s.exec(rest) ?? [];
  const [, set = ''] = /^bulk change \((.*)\)$/s.exec(rest) ?? [];
  const isImport = source === 'UNDO' ? !/^bulk change/.test(rest) : source === 'IMPORT';
  const work: GroupWork = isImport ? 'IMPORT' : 'BULK';
  const facts = { 'group.work': work, 'group.undos': undos };
  if (isImport) return { ...facts, name: source === 'UNDO' ? (file ?? '') : name };
  const words = source === 'UNDO' ? set : name;
  const after: Document = {};
  for (const [label, field] of Object.entries(BULK_FIELDS)) {
    if (!new RegExp(`(^|, )${label}(: |, |$)`).test(words)) continue;
    after[field] = AMOUNTS.includes(label) ? VARIES : await valueSet({ history }, _id, undos, field);
  }
  return { ...facts, name: '', ...(Object.keys(after).length > 0 && { after }) };
}

/** Reads the value that a bulk change set from one of its changes. In an undo it is in `before`. */
async function valueSet(
  { history }: Pick<Collections, 'history'>,
  groupId: HistoryEntry['_id'],
  undos: number,
  field: string,
): Promise<unknown> {
  const side = undos % 2 === 0 ? 'after' : 'before';
  const one = await history.findOne({ groupId, [`${side}.${field}`]: { $exists: true } });
  return one?.[side]?.[field] ?? null;
}

function storefrontFacts({ before = {}, after = {} }: HistoryEntry): Document {
  if ('address' in after) return { before: { secret: 'FORMER' }, after: { secret: 'NEW' } };
  return { 'before.shown': shownIn(before['shown']), 'after.shown': shownIn(after['shown']) };
}

function shownIn(words: unknown) {
  if (typeof words !== 'string') return words;
  const [, release] = RELEASE.exec(words) ?? [];
  const isSample = words === 'Sample content';
  return { mode: isSample ? 'SAMPLE' : 'CATALOGUE', release: release ? Number(release) : null };
}
