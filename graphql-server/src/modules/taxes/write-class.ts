import {
  readTaxClass,
  TAX_CLASS_LIMITS,
  type TaxClassDraft,
  type TaxClassFields,
} from '@mela/rules/tax-class-checks.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { readTaxClasses, type TaxClass, type TaxContext } from './collection.ts';
import { taxesMessages } from './messages.ts';

export interface TaxClassInput extends TaxClassDraft {
  /** The id of an existing class. null: a new one. */
  id?: string | null | undefined;
  /** The version that the caller has read; null: any. */
  version?: number | null | undefined;
}

/**
 * Creates or changes a tax class. Existing orders stay unchanged.
 * @throws UserError for invalid fields, an unknown id, and a stale version
 */
export function saveTaxClass(
  context: TaxContext,
  { id, version, ...draft }: TaxClassInput,
): Promise<TaxClass> {
  const { taxClass, faults } = readTaxClass(draft);
  assertValid(faults);
  context.disk.assertWritable();
  return context.recorder.transact(async (session) => {
    const former = id ? await findTaxClass(context, parseObjectId(id), session) : null;
    if (former && version != null && version !== former.version) throw changedSince(former);
    await assertNewCategories(context, session, taxClass, former);
    return putTaxClass(context, session, former, taxClass);
  });
}

/** @returns the deleted class. @throws UserError for an unknown id */
export function deleteTaxClass(context: TaxContext, _id: ObjectId | null): Promise<TaxClass> {
  return context.recorder.transact(async (session) => {
    const former = await findTaxClass(context, _id, session);
    await context.taxClasses.deleteOne({ _id: former._id }, { session });
    await context.recorder.record(session, [classChange(former, null)]);
    return former;
  });
}

/**
 * Writes a class and its activity entry. A new default class replaces the previous one.
 * @param _id the id of a deleted class that is restored
 * @throws UserError for too many classes, and for a category or name of another class
 */
export async function putTaxClass(
  context: TaxContext,
  session: ClientSession,
  former: TaxClass | null,
  fields: TaxClassFields,
  _id = new ObjectId(),
): Promise<TaxClass> {
  const { taxClasses, recorder } = context;
  const kept = former ?? { _id, version: 0, createdAt: new Date() };
  const taxClass = { ...kept, ...fields, version: kept.version + 1 };
  const others = (await readTaxClasses(context, session)).filter((one) => !one._id.equals(kept._id));
  assertApart(taxClass, others);
  if (!former && others.length >= TAX_CLASS_LIMITS.classes)
    throw new UserError('CONFLICT', taxesMessages.tooManyClasses({ max: TAX_CLASS_LIMITS.classes }));
  const changes = [former ? classChange(former, taxClass) : classChange(null, taxClass)];
  for (const other of others.filter(({ isDefault }) => isDefault && taxClass.isDefault)) {
    const next = { ...other, isDefault: false, version: other.version + 1 };
    await taxClasses.replaceOne({ _id: other._id }, next, { session });
    changes.push(classChange(other, next));
  }
  await taxClasses.replaceOne({ _id: kept._id }, taxClass, { session, upsert: true });
  await recorder.record(session, changes);
  return taxClass;
}

/** @throws UserError for an unknown id */
export async function findTaxClass(
  { taxClasses }: Pick<TaxContext, 'taxClasses'>,
  _id: ObjectId | null,
  session: ClientSession,
): Promise<TaxClass> {
  const found = _id && (await taxClasses.findOne({ _id }, { session }));
  if (!found) throw new UserError('NOT_FOUND', taxesMessages.notFound);
  return found;
}

/** @throws UserError if another class has the same name or category */
function assertApart({ name, categoryIds }: TaxClass, others: readonly TaxClass[]): void {
  const namesake = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  const owner = others.find((other) => other.categoryIds.some((id) => categoryIds.includes(id)));
  assertValid({
    ...(namesake && { name: taxesMessages.nameTaken }),
    ...(owner && { categoryIds: taxesMessages.categoryInOtherClass({ name: owner.name }) }),
  });
}

/** Checks that newly added categories exist. A class may keep deleted ones. */
async function assertNewCategories(
  { categories }: TaxContext,
  session: ClientSession,
  { categoryIds }: TaxClassFields,
  former: TaxClass | null,
): Promise<void> {
  const added = categoryIds.filter((id) => !former?.categoryIds.includes(id));
  if (added.length === 0) return;
  const ids = added.map((id) => ObjectId.createFromHexString(id));
  const count = await categories.countDocuments({ _id: { $in: ids } }, { session });
  assertValid(count === ids.length ? {} : { categoryIds: taxesMessages.categoryDeleted });
}

function changedSince({ name }: TaxClass): UserError {
  return new UserError('CONFLICT', taxesMessages.changedByOthers({ name }));
}

/** The activity entry of a class. A state is null before the creation and after the deletion. */
function classChange(...[former, next]: [TaxClass, TaxClass | null] | [null, TaxClass]): SubjectChange {
  const { _id: id, name } = next ?? (former as TaxClass);
  const isOne = former === null || next === null;
  return {
    subject: 'TAX_CLASS',
    id,
    name,
    before: former && fieldsOf(former),
    after: next && fieldsOf(next),
    ...(isOne && { document: fieldsOf(next ?? (former as TaxClass)) }),
  };
}

export function fieldsOf({ _id, version, createdAt, ...fields }: TaxClass) {
  return fields;
}
