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

/** How many there are then. @throws UserError when there can be no such number, or others are there than were expected */
export function correctedCount(present: number | null, { delta, onHand, expected }: Correction): number {
  if (expected !== undefined && expected !== present) throw otherCount(present);
  if (onHand != null) return onHand;
  if (present === null) assertValid({ delta: 'It is not counted: say how many there are, by onHand' });
  const count = (present as number) + (delta as number);
  if (count < 0) assertValid({ delta: `Only ${present} lie on the shelf: there cannot be ${count}` });
  if (count > DETAIL_LIMITS.stock) assertValid({ delta: `At most ${DETAIL_LIMITS.stock} can be counted` });
  return count;
}

function otherCount(present: number | null): UserError {
  const now = present === null ? 'They are not counted' : `${present} lie on the shelf`;
  const message = `${now} by now: look at the number again, then save it`;
  return new UserError('CONFLICT', message, { fieldErrors: { onHand: message } });
}
