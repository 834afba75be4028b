import { codeKey } from '@mela/rules/discount-checks.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import {
  describeFields,
  type FieldKinds,
  flag,
  moment,
  number,
  text,
} from '../../kernel/history/field-values.ts';
import type { Discount, PromotionContext } from './collection.ts';
import { deleteDiscount, explainTaken, fieldsOf, findDiscount, storeDiscount } from './write-discount.ts';

type Fields = ReturnType<typeof fieldsOf>;

const NEEDS = { role: 'EDITOR', scope: 'DISCOUNTS' } as const;

const count = (ids: readonly ObjectId[]) => (ids.length === 0 ? null : number(ids.length));

export const discountSubject: Subject = {
  seenBy: { role: 'VIEWER', scope: 'DISCOUNTS' },
  undo: { needs: NEEDS, one: (context, entry) => undo(context as PromotionContext, entry) },
  describe: async () => (entry) => describeFields(entry, kindsOf(entry)),
};

function kindsOf({ before, after }: HistoryEntry): FieldKinds {
  const { currency = 'INR' } = { ...before, ...after } as Partial<Fields>;
  const money = (amount: number) => text(formatMoney({ amount, currency }));
  return {
    code: text,
    title: text,
    kind: text,
    value: number,
    buys: number,
    gets: number,
    startsAt: moment,
    endsAt: moment,
    minimum: money,
    usesInAll: number,
    usesEach: number,
    productIds: count,
    categoryIds: count,
    combines: flag,
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
        throw new UserError('CONFLICT', 'It was changed at the same time. Try again.');
      await storeDiscount(context, session, current, discount);
    })
    .catch((error: unknown) => explainTaken(error, code ?? ''));
}
