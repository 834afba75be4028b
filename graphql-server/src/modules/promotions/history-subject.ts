import { codeKey } from '@mela/rules/discount-checks.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import { type HistoryEntry, SUBJECT_INDEX } from '../../kernel/history/entry.ts';
import {
  describeFields,
  type FieldKinds,
  flag,
  moment,
  number,
  text,
} from '../../kernel/history/field-values.ts';
import type { Discount, PromotionContext } from './collection.ts';
import { promotionsMessages } from './messages.ts';
import { deleteDiscount, explainTaken, fieldsOf, findDiscount, storeDiscount } from './write-discount.ts';

type Fields = ReturnType<typeof fieldsOf>;

const NEEDS = { role: 'EDITOR', scope: 'DISCOUNTS' } as const;

const count = (ids: readonly ObjectId[]) => (ids.length === 0 ? null : number(ids.length));

export const discountSubject: Subject = {
  seenBy: { role: 'VIEWER', scope: 'DISCOUNTS' },
  undo: { needs: NEEDS, one: (context, entry) => undo(context as PromotionContext, entry) },
  describe: async (context, entries) => {
    const termsAfter = await readTerms(context as PromotionContext, entries);
    return (entry) => describeFields(withTexts(entry, termsAfter(entry)), KINDS);
  },
};

const KINDS: FieldKinds = {
  code: text,
  title: text,
  kind: text,
  value: text,
  buys: number,
  gets: number,
  startsAt: moment,
  endsAt: moment,
  minimum: text,
  usesInAll: number,
  usesEach: number,
  productIds: count,
  categoryIds: count,
  combines: flag,
};

/** The fields needed to format a discount's amounts. */
type Terms = Pick<Fields, 'kind' | 'currency'>;

/**
 * Finds the terms of discounts at the time of history entries, which only contain changed fields. Unchanged ones are in a later entry or
 * in the current discount.
 * @returns a function from an entry to its discount's known terms after the change
 */
async function readTerms({ history, discounts }: PromotionContext, entries: readonly HistoryEntry[]) {
  const ids = entries.map(({ subjectId }) => subjectId as ObjectId);
  const [later, current] = await Promise.all([
    history
      .find({
        subjectId: { $in: ids },
        $or: [{ 'before.kind': { $exists: true } }, { 'before.currency': { $exists: true } }],
      })
      .project<Pick<HistoryEntry, '_id' | 'subjectId' | 'before'>>({ subjectId: 1, before: 1 })
      .hint(SUBJECT_INDEX)
      .sort({ _id: 1 })
      .toArray(),
    discounts.find({ _id: { $in: ids } }).toArray(),
  ]);
  return ({ _id, subjectId }: HistoryEntry): Partial<Terms> => {
    const isAbout = (id: unknown) => (subjectId as ObjectId).equals(id as ObjectId);
    const states: Partial<Terms>[] = later
      .filter((one) => isAbout(one.subjectId) && one._id.toHexString() > _id.toHexString())
      .map(({ before }) => before ?? {});
    states.push(current.find((discount) => isAbout(discount._id)) ?? {});
    const kind = states.find((state) => state.kind)?.kind;
    const currency = states.find((state) => state.currency)?.currency;
    return { ...(kind && { kind }), ...(currency && { currency }) };
  };
}

/** Formats the amounts and percentages of an entry. */
function withTexts(entry: HistoryEntry, terms: Partial<Terms>): HistoryEntry {
  const after: Partial<Fields> = { ...terms, ...entry.after };
  return {
    ...entry,
    ...(entry.before && { before: textsOf(entry.before, { ...after, ...entry.before }) }),
    ...(entry.after && { after: textsOf(entry.after, after) }),
  };
}

function textsOf(changed: Partial<Fields>, { kind, currency = 'INR' }: Partial<Fields>) {
  const { value, minimum } = changed;
  const money = (amount: number) => formatMoney({ amount, currency });
  const isGift = kind === 'FREE_SHIPPING';
  return {
    ...changed,
    ...(value !== undefined && { value: isGift ? null : kind === 'AMOUNT' ? money(value) : `${value} %` }),
    ...(minimum && { minimum: money(minimum) }),
  };
}

/** Restores the state before a change, unless it was changed again since. */
async function undo(context: PromotionContext, entry: HistoryEntry): Promise<void> {
  const _id = entry.subjectId as ObjectId;
  if (entry.action === 'DELETED')
    return restore(context, null, { _id, version: 1, createdAt: new Date(), ...(entry.before as Fields) });
  const current = await findDiscount(context, _id);
  assertUnchanged(entry, fieldsOf(current));
  if (entry.action === 'CREATED') {
    await deleteDiscount(context, _id.toHexString());
    return;
  }
  await restore(context, current, {
    ...current,
    ...(entry.before as Partial<Fields>),
    version: current.version + 1,
  });
}

async function restore(
  context: PromotionContext,
  current: Discount | null,
  restored: Discount,
): Promise<void> {
  const { code, codeKey: _, ...others } = restored;
  const discount: Discount = { ...others, code, ...(code !== null && { codeKey: codeKey(code) }) };
  await context.recorder
    .transact(async (session) => {
      const stored = current && (await findDiscount(context, current._id, session));
      if (stored && stored.version !== current?.version)
        throw new UserError('CONFLICT', promotionsMessages.changedMeanwhile);
      await storeDiscount(context, session, current, discount);
    })
    .catch((error: unknown) => explainTaken(error, code ?? ''));
}
