import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../../kernel/mongodb/failures.ts';
import { adjustInventory, readLevel } from '../../inventory/adjust-inventory.ts';
import { ATTEMPT_INDEX } from '../../inventory/collection.ts';
import type { Correction } from '../../inventory/correction.ts';
import type { Level } from '../../inventory/level.ts';
import { beginParts, forgetRefused } from '../attempts.ts';
import type { CatalogueContext } from '../context.ts';
import { findVariant } from './find-variant.ts';

/**
 * Corrects the on-hand quantity of a variant once for each idempotency key. The movement refers to the recorded request, so that a
 * repeated request creates no second one.
 * @throws UserError
 */
export async function correctOnce(
  context: CatalogueContext,
  variantId: string,
  correction: Omit<Correction, 'attemptId'>,
  key: string | null | undefined,
): Promise<Level> {
  const variant = await findVariant(context, variantId);
  const attempt = await beginParts(context, 'inventory', key, { variantId, ...correction });
  if (!attempt) return adjustInventory(context, variant, correction);
  if (attempt.answer !== undefined) return attempt.answer as Level;
  const attemptId = attempt.createdId;
  const made = { ...NEWEST, hint: ATTEMPT_INDEX };
  if (await context.inventoryMovements.findOne({ attemptId }, made)) return readLevel(context, variant);
  try {
    const answer = await adjustInventory(context, variant, { ...correction, attemptId });
    // A correction without effect creates no movement, now or when it is repeated.
    await context.attempts.updateOne({ _id: attempt._id }, { $set: { answer } });
    return answer;
  } catch (error) {
    if (isDuplicateKey(error)) return readLevel(context, variant);
    await forgetRefused(context, attempt, error);
    throw error;
  }
}
