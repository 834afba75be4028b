import { isDeepStrictEqual } from 'node:util';
import { decimalsOf } from '@mela/rules/money.ts';
import { UserError } from '../../kernel/errors.ts';
import type { RecordListener, SubjectChange } from '../../kernel/history/recorder.ts';
import type { KernelCollections } from '../../kernel/kernel.ts';
import { shareLock } from '../../kernel/shared-lock.ts';
import { CURRENCY_LOCK, readSelling, type SellingCollections } from '../selling/collection.ts';
import { publishingMessages } from './messages.ts';

const PRICED = ['regularPrice', 'sellingPrice', 'variants'] as const;

/**
 * Rejects prices that were read in a currency with other decimals, in the transaction that would store them: 1,499 rupees must not become
 * 149,900 yen.
 * @param currency the currency when the prices were read
 */
export function inSameDecimals(
  collections: SellingCollections & Pick<KernelCollections, 'locks'>,
  currency: string,
): RecordListener {
  return async (session, changes) => {
    const priced = changes.filter(changesPrices);
    if (priced.length === 0) return;
    // A change of the currency conflicts with changed products, but not with new ones, so creating a product needs the lock.
    if (priced.some(({ before }) => before === null))
      await shareLock(collections.locks, CURRENCY_LOCK, session);
    const { currency: current } = await readSelling(collections, session);
    if (decimalsOf(current) !== decimalsOf(currency))
      throw new UserError('CONFLICT', publishingMessages.currencyChanged);
  };
}

/**
 * Whether a change sets prices. Unchanged prices are valid: a new currency gives each product a new version,
 * so stale writes fail. Stock corrections, of which there are hundreds per second, need no check.
 */
function changesPrices({ subject, before, after }: SubjectChange): boolean {
  return (
    subject === 'PRODUCT' &&
    after !== null &&
    PRICED.some((field) => !isDeepStrictEqual(before?.[field], after[field]))
  );
}
