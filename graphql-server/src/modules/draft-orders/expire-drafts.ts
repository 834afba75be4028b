import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { SYSTEM } from '../orders/actor.ts';
import { newEvent } from '../orders/events.ts';
import { type DraftCollections, type DraftOrder, EXPIRY_INDEX, KEPT_S } from './collection.ts';

/** How long a shopper can confirm a draft after the shop has saved or sent it. */
const OPEN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const MAX_AT_ONCE = 500;

/** The fields that let the shopper confirm a draft from now on. */
export function openedNow(): Pick<DraftOrder, 'isExpired'> & { payBy: Date } {
  return { payBy: new Date(Date.now() + OPEN_DAYS * DAY_MS), isExpired: false };
}

/** Whether the shopper can no longer confirm a draft. The job may not have closed it yet. */
export function hasExpired({ payBy }: Pick<DraftOrder, 'payBy'>, now = new Date()): boolean {
  return payBy !== null && payBy <= now;
}

/** When a draft is deleted, unless the shop saves, sends or places it. */
export function deletedOn({ payBy }: Pick<DraftOrder, 'payBy'>): Date | null {
  return payBy && new Date(payBy.getTime() + KEPT_S * 1000);
}

/**
 * Closes the drafts that were not confirmed in time, and adds this to their events.
 * @returns the number of closed drafts
 */
export async function expireDrafts({ draftOrders }: DraftCollections, now = new Date()): Promise<number> {
  const isDue = { isExpired: false, payBy: { $lte: now } };
  const due = await draftOrders
    .find(isDue, { ...NEWEST, projection: { _id: 1 } })
    .hint(EXPIRY_INDEX)
    .limit(MAX_AT_ONCE)
    .toArray();
  let closed = 0;
  for (const { _id } of due) {
    const change = {
      $set: { isExpired: true },
      $push: { events: newEvent('EXPIRED', SYSTEM) },
      $inc: { revision: 1 },
    };
    // An operator may save or send the draft at the same time, which opens it again.
    const { modifiedCount } = await draftOrders.updateOne({ _id, ...isDue }, change);
    closed += modifiedCount;
  }
  return closed;
}
