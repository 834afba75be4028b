import type { ClientSession } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { InventoryCollections } from './collection.ts';
import type { InventoryContext } from './correct-group.ts';
import { type Correction, checkCorrection } from './correction.ts';
import { type CountableVariant, type Level, notCounted } from './level.ts';

/**
 * Corrects the on-hand quantity of a variant. Concurrent corrections are not lost.
 * @throws UserError when the quantity would be negative, `delta` is for an untracked variant, or the current quantity is not the
 * expected one
 */
export async function adjustInventory(
  { corrections, recorder, disk }: InventoryContext,
  variant: CountableVariant,
  correction: Correction,
): Promise<Level> {
  assertValid(checkCorrection(correction));
  return disk.change(() => corrections.run({ variant, correction, recorder }));
}

export async function readLevel(
  context: Pick<InventoryCollections, 'inventory'>,
  variant: Pick<CountableVariant, 'variantId' | 'productId'>,
  session?: ClientSession,
): Promise<Level> {
  const level = await context.inventory.findOne({ _id: variant.variantId }, newestIn(session));
  return level ?? notCounted(variant);
}
