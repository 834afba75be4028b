import { adjustInventory, type Correction, readLevel } from '../../inventory/adjust-inventory.ts';
import type { Level } from '../../inventory/level.ts';
import { NEWEST } from '../../mongodb/documents.ts';
import { isDuplicateKey } from '../../mongodb/failures.ts';
import { beginParts, forgetRefused } from '../attempts.ts';
import type { CatalogueContext } from '../context.ts';
import { findVariant } from './find-variant.ts';

/**
 * Corrects how many of a variant lie on the shelf once for each key: the movement has the id that was noted for the attempt, so
 * that it is there once, whatever becomes of the answer.
 * @throws UserError
 */
export async function correctOnce(
  context: CatalogueContext,
  variantId: string,
  correction: Omit<Correction, 'movementId'>,
  key: string | null | undefined,
): Promise<Level> {
  const variant = await findVariant(context, variantId);
  const attempt = await beginParts(context, 'inventory', key, { variantId, ...correction });
  if (!attempt) return adjustInventory(context, variant, correction);
  const movementId = attempt.createdId;
  if (await context.inventoryMovements.findOne({ _id: movementId }, NEWEST))
    return readLevel(context, variant);
  try {
    return await adjustInventory(context, variant, { ...correction, movementId });
  } catch (error) {
    if (isDuplicateKey(error)) return readLevel(context, variant);
    await forgetRefused(context, attempt, error);
    throw error;
  }
}
