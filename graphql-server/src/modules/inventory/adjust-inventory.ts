import type { ClientSession } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import type { InventoryCollections } from './collection.ts';
import type { InventoryContext } from './correct-group.ts';
import { type Correction, checkCorrection } from './correction.ts';
import { type CountableVariant, type Level, notCounted } from './level.ts';
import { readLevels } from './lines.ts';

/**
 * Corrects how many of a variant lie on the shelf. Of corrections at the same moment none is lost.
 * @throws UserError when there would be less than none, `delta` is of what is not counted, or others are there than were expected
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
  const levels = await readLevels(context, [variant.variantId], session);
  return levels.get(variant.variantId.toHexString()) ?? notCounted(variant);
}
