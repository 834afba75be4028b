import { defaultTimeZone } from '@mela/rules/shop-days.ts';
import type { ClientSession, Collection } from 'mongodb';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid, ConflictError } from '../../kernel/errors.ts';
import type { Extensions } from '../../kernel/extension-point.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { holdLock, type LockPart } from '../../kernel/shared-lock.ts';
import type { Category } from '../catalogue/categories/category.ts';
import { isReady, paymentProviders } from '../payments/payment-provider.ts';
import { type CurrencyContext, inNewCurrency } from './change-currency.ts';
import { CURRENCY_LOCK, readSelling, type SellingFields, type SellingSettings } from './collection.ts';
import { sellingMessages, sellingTexts } from './messages.ts';
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
  /** The currency of prices. */
  currency: string;
  /** Reloads currency and time zone after a change. */
  shopCurrency: { read(): Promise<void> };
  locks: Collection<LockPart>;
  extensions: Extensions;
}

const NEEDS: Record<SellingNeed, string> = {
  CATALOGUE: 'a published catalogue',
  PAYMENT: 'a payment method',
  ADDRESS: 'an address with an email address or phone number',
  POLICIES: 'return and delivery policies',
};
const LIST = new Intl.ListFormat('en');

/**
 * Changes the selling settings.
 * @param version the version that was read. null: any
 * @throws UserError if a rule is broken, something is missing before the shop can open, or the version is stale
 */
export async function updateSelling(
  context: SellingContext,
  change: SellingChange,
  version: number | null = null,
): Promise<SellingState> {
  const fields = readSellingChange(change);
  assertValid(checkOnlineMethods(context, fields));
  await assertCategories(context, fields);
  context.disk.assertWritable();
  const write = () => keep(context, fields, version);
  const isWritten = await write().catch((error: unknown) => {
    // A concurrent call has just created the settings.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  if (fields.currency !== undefined || fields.timeZone !== undefined) await context.shopCurrency.read();
  const state = await readSellingState(context);
  if (!isWritten) throw new ConflictError({ kind: sellingTexts.sellingSettings, document: state });
  return state;
}

/** Checks that the keys of each payment provider are set. */
function checkOnlineMethods(
  { extensions }: SellingContext,
  { onlineMethods = [] }: Partial<SellingFields>,
): FieldMessages {
  const ready = extensions.of(paymentProviders).filter(isReady);
  const missing = onlineMethods.find((name) => !ready.some(({ method }) => method === name));
  return missing === undefined ? {} : { onlineMethods: sellingMessages.noApiKeys({ providers: missing }) };
}

/**
 * Stores the settings.
 * @returns false for a stale version
 */
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
    const next = { ...former, ...zoneOf(former, fields), ...amounts, ...fields, version: former.version + 1 };
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
  // Waits for concurrent creations of products, which have prices in either the previous currency or the new one.
  return recorder.transact(async (session) => {
    await holdLock(locks, CURRENCY_LOCK, session);
    return write(session);
  });
}

/** A shop without a chosen time zone gets the one of its new currency. */
function zoneOf(former: SellingSettings, { currency = former.currency }: Partial<SellingFields>) {
  return former.timeZone === defaultTimeZone(former.currency) ? { timeZone: defaultTimeZone(currency) } : {};
}

/** @throws UserError that names the missing settings, if the shop opens, or would be open without a payment method */
async function assertCanSell(
  context: SellingContext,
  former: SellingSettings,
  next: SellingSettings,
): Promise<void> {
  if (!next.isSelling) return;
  if (former.isSelling) {
    const fault = sellingMessages.noPaymentMethod;
    assertValid(hasPayment(next) ? {} : { isSelling: fault });
    return;
  }
  const missing = await missingFor(context, next);
  if (missing.length === 0) return;
  const needs = LIST.format(missing.map((need) => NEEDS[need]));
  assertValid({ isSelling: sellingMessages.notReadyToSell({ needs }) });
}

async function assertCategories(
  { categories }: SellingContext,
  { categoryTaxRates = [] }: Partial<SellingFields>,
): Promise<void> {
  if (categoryTaxRates.length === 0) return;
  const ids = categoryTaxRates.map(({ categoryId }) => parseObjectId(categoryId)).filter((id) => id !== null);
  const found = await categories.find({ _id: { $in: ids } }, { ...NEWEST, projection: { _id: 1 } }).toArray();
  const isThere = found.length === categoryTaxRates.length;
  assertValid(isThere ? {} : { categoryTaxRates: sellingMessages.categoryGone });
}
