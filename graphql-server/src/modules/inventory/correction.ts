import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { checkText, cleanText, type FieldErrors } from '@mela/rules/text.ts';
import type { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { MovementReason } from './collection.ts';

const MAX_NOTE_LENGTH = 500;
const COUNT_FAULT = `must be a whole number from 0 to ${DETAIL_LIMITS.stock}`;

/** What is corrected: exactly one of `delta` and `onHand`. */
export interface Correction {
  delta?: number | null | undefined;
  onHand?: number | null | undefined;
  reason: MovementReason;
  note?: string | null | undefined;
  /** How many there were when they were counted, null for what was not; undefined: whatever there is. */
  expected?: number | null | undefined;
  /** By which the same correction is known when it comes again. */
  attemptId?: ObjectId | undefined;
}

/** What is wrong with it whatever there is. */
export function checkCorrection({ delta, onHand, note }: Correction): FieldErrors {
  if ((delta == null) === (onHand == null))
    return { delta: 'Say one of delta and onHand: how many more, or how many' };
  const isCount = onHand == null || (onHand >= 0 && onHand <= DETAIL_LIMITS.stock);
  const noteFault = cleanText(note) !== '' && checkText('Note', note, { maxLength: MAX_NOTE_LENGTH });
  return {
    ...(!isCount && { onHand: `onHand ${COUNT_FAULT}` }),
    ...(delta === 0 && { delta: 'delta must not be 0' }),
    ...(noteFault && { note: noteFault }),
  };
}

/** @returns the quantity afterwards. @throws UserError if it is not possible, or the present one is not the expected one */
export function correctedCount(present: number | null, { delta, onHand, expected }: Correction): number {
  if (expected !== undefined && expected !== present) throw otherCount(present);
  if (onHand != null) return onHand;
  if (present === null) assertValid({ delta: 'Inventory is not tracked: set the quantity with onHand' });
  const count = (present as number) + (delta as number);
  if (count < 0) assertValid({ delta: `Only ${present} on hand: the quantity cannot become ${count}` });
  if (count > DETAIL_LIMITS.stock)
    assertValid({ delta: `The quantity can be at most ${DETAIL_LIMITS.stock}` });
  return count;
}

function otherCount(present: number | null): UserError {
  const now = present === null ? 'Inventory is not tracked now' : `The quantity is ${present} now`;
  const message = `${now}: check it, then save again`;
  return new UserError('CONFLICT', message, { fieldErrors: { onHand: message } });
}
