import type { ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../errors.ts';
import { DETAIL_LIMITS } from '../rules/detail-limits.ts';
import { checkText, cleanText, type FieldErrors } from '../rules/text.ts';
import type { InventoryCollections, MovementReason } from './collection.ts';
import { type CountableVariant, type InventoryContext, type Level, notCounted } from './level.ts';
import { readLevels } from './lines.ts';
import { setLevels } from './set-levels.ts';
import { stockField } from './stock-field.ts';

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

/**
 * Corrects how many of a variant lie on the shelf. Of corrections at the same moment none is lost.
 * @throws UserError when there would be less than none, `delta` is of what is not counted, or others are there than were expected
 */
export async function adjustInventory(
  context: InventoryContext,
  variant: CountableVariant,
  correction: Correction,
): Promise<Level> {
  assertValid(checkCorrection(correction));
  const { recorder, revision } = context;
  return revision.change('inventory', () =>
    recorder.transact((session) => writeCorrection(context, session, variant, correction)),
  );
}

async function writeCorrection(
  context: InventoryContext,
  session: ClientSession,
  variant: CountableVariant,
  { reason, note, expected, attemptId, ...correction }: Correction,
): Promise<Level> {
  const { recorder } = context;
  const { variantId, productId, name } = variant;
  const present = await readLevel(context, variant, session);
  if (expected !== undefined && expected !== present.onHand) throw otherCount(present.onHand);
  const onHand = correctedCount(present.onHand, correction);
  const cause = { reason, note: cleanText(note), by: recorder.author?.name, attemptId };
  await setLevels(context, session, [{ variantId, productId, onHand }], cause);
  const field = stockField(variantId.toHexString(), productId.toHexString());
  const [before, after] = [{ [field]: present.onHand ?? undefined }, { [field]: onHand }];
  await recorder.record(session, [{ subject: 'PRODUCT', id: productId, name, before, after }]);
  return readLevel(context, variant, session);
}

export async function readLevel(
  context: InventoryCollections,
  variant: Pick<CountableVariant, 'variantId' | 'productId'>,
  session?: ClientSession,
): Promise<Level> {
  const levels = await readLevels(context, [variant.variantId], session);
  return levels.get(variant.variantId.toHexString()) ?? notCounted(variant);
}

function otherCount(present: number | null): UserError {
  const now = present === null ? 'They are not counted' : `${present} lie on the shelf`;
  const message = `${now} by now: look at the number again, then save it`;
  return new UserError('CONFLICT', message, { fieldErrors: { onHand: message } });
}

/** @throws UserError when there can be no such number */
function correctedCount(
  present: number | null,
  { delta, onHand }: Pick<Correction, 'delta' | 'onHand'>,
): number {
  if (onHand != null) return onHand;
  if (present === null) assertValid({ delta: 'It is not counted: say how many there are, by onHand' });
  const count = (present as number) + (delta as number);
  if (count < 0) assertValid({ delta: `Only ${present} lie on the shelf: there cannot be ${count}` });
  if (count > DETAIL_LIMITS.stock) assertValid({ delta: `At most ${DETAIL_LIMITS.stock} can be counted` });
  return count;
}

function checkCorrection({ delta, onHand, note }: Correction): FieldErrors {
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
