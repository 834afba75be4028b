import type { ClientSession, Collection } from 'mongodb';
import { assertValid, ConflictError } from '../../kernel/errors.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { holdLock, type LockPart } from '../../kernel/shared-lock.ts';
import type { Category } from '../catalogue/categories/category.ts';
import { type CurrencyContext, inNewCurrency } from './change-currency.ts';
import { CURRENCY_LOCK, readSelling, type SellingFields, type SellingSettings } from './collection.ts';
import {
  hasPayment,
  missingFor,
  readSellingState,
  type SellingNeed,
  type SellingState,
  type SellingStateContext,
} from './read-settings.ts';
import { checkTogether, readSellingChange, type SellingChange } from './settings-checks.ts';

export interface SellingContext extends HistoryContext, SellingStateContext, CurrencyContext {
  categories: Collection<Category>;
  /** What prices are in. */
  currency: string;
  /** Reads it anew, once it was changed. */
  shopCurrency: { read(): Promise<void> };
  locks: Collection<LockPart>;
}

const NEEDS: Record<SellingNeed, string> = {
  CATALOGUE: 'a catalogue that is live',
  PAYMENT: 'a way to pay',
  ADDRESS: 'its own address, with an email address or a telephone number',
  POLICIES: 'what it says of returns and delivery',
};
const LIST = new Intl.ListFormat('en');

/**
 * Changes how the shop sells.
 * @param version that was read; null: whichever there is
 * @throws UserError when a rule is broken, something is missing before it can open, or the version is stale
 */
export async function updateSelling(
  context: SellingContext,
  change: SellingChange,
  version: number | null = null,
): Promise<SellingState> {
  const fields = readSellingChange(change);
  await assertCategories(context, fields);
  context.disk.assertWritable();
  const write = () => keep(context, fields, version);
  const isWritten = await write().catch((error: unknown) => {
    // The first change of all, made twice at once.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  if (fields.currency !== undefined) await context.shopCurrency.read();
  const state = await readSellingState(context);
  if (!isWritten) throw new ConflictError({ kind: 'Selling settings', document: state });
  return state;
}

/** @returns false when the version is stale */
function keep(
  context: SellingContext,
  fields: Partial<SellingFields>,
  version: number | null,
): Promise<boolean> {
  const { locks, recorder, selling } = context;
  const write = async (session: ClientSession) => {
    const former = await readSelling(context, session);
    if (version !== null && version !== former.version) return false;
    const amounts = await inNewCurrency(context, session, former, fields);
    const next = { ...former, ...amounts, ...fields, version: former.version + 1 };
    assertValid(checkTogether(next));
    await assertCanSell(context, former, next);
    const isSold = former.isSelling || next.isSelling;
    const stored = { ...next, updatedAt: new Date(), ...(isSold && { hasSold: true as const }) };
    await selling.updateOne({ _id: 'selling' }, { $set: stored }, { upsert: true, session });
    const { version: _, ...before } = former;
    const { version: __, ...after } = next;
    await recorder.record(session, [
      { subject: 'SELLING', id: 'selling', name: 'selling', before: { ...before }, after: { ...after } },
    ]);
    return true;
  };
  if (fields.currency === undefined) return recorder.transact(write);
  // Products that are created at the same time have prices in either the former currency or this one.
  return recorder.transact(async (session) => {
    await holdLock(locks, CURRENCY_LOCK, session);
    return write(session);
  });
}

/** @throws UserError that says what is missing, of a shop that opens, or would be open without a way to pay */
async function assertCanSell(
  context: SellingContext,
  former: SellingSettings,
  next: SellingSettings,
): Promise<void> {
  if (!next.isSelling) return;
  if (former.isSelling) {
    const fault = `A shop that sells needs ${NEEDS.PAYMENT}: close it first`;
    assertValid(hasPayment(next) ? {} : { isSelling: fault });
    return;
  }
  const missing = await missingFor(context, next);
  if (missing.length === 0) return;
  const needs = LIST.format(missing.map((need) => NEEDS[need]));
  assertValid({ isSelling: `Before shoppers can order, the shop needs ${needs}` });
}

async function assertCategories(
  { categories }: SellingContext,
  { categoryTaxRates = [] }: Partial<SellingFields>,
): Promise<void> {
  if (categoryTaxRates.length === 0) return;
  const ids = categoryTaxRates.map(({ categoryId }) => parseObjectId(categoryId)).filter((id) => id !== null);
  const found = await categories.find({ _id: { $in: ids } }, { ...NEWEST, projection: { _id: 1 } }).toArray();
  const isThere = found.length === categoryTaxRates.length;
  assertValid(
    isThere ? {} : { categoryTaxRates: 'One of these categories is not there any more: choose it again' },
  );
}
