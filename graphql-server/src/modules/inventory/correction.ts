import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { checkText, cleanText } from '@mela/rules/text.ts';
import type { ObjectId } from 'mongodb';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { MovementReason } from './collection.ts';
import { inventoryMessages } from './messages.ts';

const MAX_NOTE_LENGTH = 500;

/** A correction. Exactly one of `delta` and `onHand` is set. */
export interface Correction {
  delta?: number | null | undefined;
  onHand?: number | null | undefined;
  reason: MovementReason;
  note?: string | null | undefined;
  /** The quantity that the caller saw. null: untracked; undefined: accept any. */
  expected?: number | null | undefined;
  /** The id of the recorded request with an idempotency key. */
  attemptId?: ObjectId | undefined;
}

/** Validates everything that does not depend on the current quantity. */
export function checkCorrection({ delta, onHand, note }: Correction): FieldMessages {
  if ((delta == null) === (onHand == null)) return { delta: inventoryMessages.deltaOrOnHand };
  const isCount = onHand == null || (onHand >= 0 && onHand <= DETAIL_LIMITS.stock);
  const noteFault = cleanText(note) !== '' && checkText('Note', note, { maxLength: MAX_NOTE_LENGTH });
  return {
    ...(!isCount && { onHand: inventoryMessages.onHandOutOfRange({ max: DETAIL_LIMITS.stock }) }),
    ...(delta === 0 && { delta: inventoryMessages.deltaIsZero }),
    ...(noteFault && { note: noteFault }),
  };
}

/** @returns the new quantity @throws UserError if it would be invalid, or the current quantity is not the expected one */
export function correctedCount(present: number | null, { delta, onHand, expected }: Correction): number {
  if (expected !== undefined && expected !== present) throw otherCount(present);
  if (onHand != null) return onHand;
  if (present === null) assertValid({ delta: inventoryMessages.notTracked });
  const count = (present as number) + (delta as number);
  if (count < 0) assertValid({ delta: inventoryMessages.tooFewOnHand({ onHand: present, count }) });
  if (count > DETAIL_LIMITS.stock)
    assertValid({ delta: inventoryMessages.quantityTooHigh({ max: DETAIL_LIMITS.stock }) });
  return count;
}

function otherCount(present: number | null): UserError {
  const { noLongerTracked, quantityIsNow } = inventoryMessages;
  const message = present === null ? noLongerTracked : quantityIsNow({ present });
  return new UserError('CONFLICT', message, { fieldErrors: { onHand: message } });
}
