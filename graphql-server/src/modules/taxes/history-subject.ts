import type { TaxClassFields } from '@mela/rules/tax-class-checks.ts';
import { ObjectId } from 'mongodb';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, type FieldKinds, flag, text } from '../../kernel/history/field-values.ts';
import type { TaxContext } from './collection.ts';
import { taxesTexts } from './messages.ts';
import { deleteTaxClass, fieldsOf, findTaxClass, putTaxClass } from './write-class.ts';

export const taxClassSubject: Subject = {
  seenBy: { role: 'VIEWER', scope: 'ORDERS' },
  undo: { needs: { role: 'OWNER', scope: 'SETTINGS' }, one: undo },
  describe: async (context: TaxContext, entries) => {
    const names = await categoryNames(context, entries);
    const kinds: FieldKinds = {
      name: text,
      rate: (rate: number) => text(`${rate} %`),
      hsn: text,
      isExempt: flag,
      isDefault: flag,
      categoryIds: (ids: string[]) => ({
        texts: ids.map((id) => names.get(id) ?? taxesTexts.deletedCategory),
      }),
    };
    return (entry) => describeFields(entry, kinds);
  },
};

async function categoryNames(
  { categories }: TaxContext,
  entries: readonly HistoryEntry[],
): Promise<Map<string, string>> {
  const sides = entries.flatMap(({ before, after }) => [before, after]);
  const ids = new Set(sides.flatMap((fields) => (fields?.['categoryIds'] as string[] | undefined) ?? []));
  const known = [...ids].map((id) => ObjectId.createFromHexString(id));
  const found = await categories.find({ _id: { $in: known } }, { projection: { name: 1 } }).toArray();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}

/** Restores the state before a change. */
async function undo(context: TaxContext, entry: HistoryEntry): Promise<void> {
  const _id = entry.subjectId as ObjectId;
  if (entry.action === 'CREATED') {
    await context.recorder.transact(async (session) =>
      assertUnchanged(entry, fieldsOf(await findTaxClass(context, _id, session))),
    );
    await deleteTaxClass(context, _id);
    return;
  }
  await context.recorder.transact(async (session) => {
    const former = entry.action === 'DELETED' ? null : await findTaxClass(context, _id, session);
    if (former) assertUnchanged(entry, fieldsOf(former));
    const fields = { ...(former && fieldsOf(former)), ...entry.before } as TaxClassFields;
    await putTaxClass(context, session, former, fields, _id);
  });
}
