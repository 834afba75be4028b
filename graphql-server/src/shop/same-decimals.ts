import { UserError } from '../errors.ts';
import type { RecordListener } from '../history/recorder.ts';
import { decimalsOf } from '../rules/money.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';

const CHANGED = "The shop's currency was changed meanwhile: read the product again.";

/**
 * Refuses prices that were read with other decimals than the shop's currency has by now, in the transaction that would keep them:
 * 1,499 rupees are not 149,900 yen.
 * @param currency that they were read in
 */
export function inSameDecimals(collections: SellingCollections, currency: string): RecordListener {
  return async (session, changes) => {
    if (!changes.some(({ subject, after }) => subject === 'PRODUCT' && after !== null)) return;
    const { currency: current } = await readSelling(collections, session);
    if (decimalsOf(current) !== decimalsOf(currency)) throw new UserError('CONFLICT', CHANGED);
  };
}
