import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { assertValid } from '../../kernel/errors.ts';
import { readLevel } from './adjust-inventory.ts';
import { levelUpdate } from './change-level.ts';
import type { InventoryContext } from './correct-group.ts';
import { type CountableVariant, type Level, stockField } from './level.ts';
import { inventoryMessages } from './messages.ts';
import { setLevels } from './set-levels.ts';
import { forgetUnused } from './write-levels.ts';

/** Omitted fields stay unchanged. */
export interface InventorySettings {
  /** null: use the shop's default threshold. */
  lowAt?: number | null | undefined;
  isCounted?: boolean | null | undefined;
}

/** Changes the low-stock threshold of a variant, or whether it is tracked. @throws UserError */
export async function updateInventorySettings(
  context: InventoryContext,
  variant: CountableVariant,
  { lowAt, isCounted }: InventorySettings,
): Promise<Level> {
  if (lowAt === undefined && isCounted == null) assertValid({ lowAt: inventoryMessages.lowAtOrIsCounted });
  if (lowAt != null && (lowAt < 0 || lowAt > DETAIL_LIMITS.stock))
    assertValid({ lowAt: inventoryMessages.invalidLowAt({ max: DETAIL_LIMITS.stock }) });
  const { inventory, recorder, disk } = context;
  const { variantId, productId, name } = variant;
  return disk.change(() =>
    recorder.transact(async (session) => {
      const { onHand: present } = await readLevel(context, variant, session);
      if (lowAt !== undefined) {
        const update = levelUpdate({ productId, lowAt });
        await inventory.updateOne({ _id: variantId }, update, { session, upsert: true });
      }
      const onHand = isCounted == null ? present : isCounted ? (present ?? 0) : null;
      const cause = { reason: 'CORRECTED' as const, by: recorder.author?.name };
      await setLevels(context, session, [{ variantId, productId, onHand }], cause);
      await forgetUnused(context, session, [variantId]);
      const field = stockField(variantId.toHexString(), productId.toHexString());
      const [before, after] = [present, onHand].map((count) => ({ [field]: count ?? undefined }));
      await recorder.record(session, [
        { subject: 'PRODUCT', id: productId, name, before: before ?? {}, after: after ?? {} },
      ]);
      return readLevel(context, variant, session);
    }),
  );
}
