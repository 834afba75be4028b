import { isDeepStrictEqual } from 'node:util';
import { decimalsOf } from '@mela/rules/money.ts';
import { UserError } from '../../kernel/errors.ts';
import type { RecordListener, SubjectChange } from '../../kernel/history/recorder.ts';
import type { KernelCollections } from '../../kernel/kernel.ts';
import { shareLock } from '../../kernel/shared-lock.ts';
import { CURRENCY_LOCK, readSelling, type SellingCollections } from '../selling/collection.ts';

const CHANGED = "The shop's currency was changed meanwhile: read the product again.";
const PRICED = ['regularPrice', 'sellingPrice', 'variants'] as const;

/**
 * Refuses prices that were read with other decimals than the shop's currency has by now, in the transaction that would keep them:
 * 1,499 rupees are not 149,900 yen.
 * @param currency that they were read in
 */
export function inSameDecimals(
  collections: SellingCollections & Pick<KernelCollections, 'locks'>,
  currency: string,
): RecordListener {
  return async (session, changes) => {
    const priced = changes.filter(changesPrices);
    if (priced.length === 0) return;
    // A change of the currency does not see what is created meanwhile, as it does what is changed.
    if (priced.some(({ before }) => before === null))
      await shareLock(collections.locks, CURRENCY_LOCK, session);
    const { currency: current } = await readSelling(collections, session);
    if (decimalsOf(current) !== decimalsOf(currency)) throw new UserError('CONFLICT', CHANGED);
  };
}

/**
 * Prices that stay as they were read are right: another currency gives each product another version, and what was read before that
 * is not written. So a correction of stock, of which there are hundreds a second, asks for nothing.
 */
function changesPrices({ subject, before, after }: SubjectChange): boolean {
  return (
    subject === 'PRODUCT' &&
    after !== null &&
    PRICED.some((field) => !isDeepStrictEqual(before?.[field], after[field]))
  );
}
