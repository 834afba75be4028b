import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { withAttemptKey } from '../../attempt-key.ts';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { formatCount } from '../../format.ts';
import type { InventoryReason, StockNumbersFragment, StockRowFragment } from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { askStock } from './ask-stock.ts';
import { stockName } from './stock-words.ts';

interface Correction {
  /** `number` is how many there are; otherwise how many more. */
  isCount: boolean;
  number: number;
  reason: InventoryReason;
  note: string | null;
}

/**
 * Corrects the number of a variant. One that counts anew is refused where others are there by now than were seen: they are shown, and
 * it can be counted again. Tried again after a lost answer nothing is corrected twice.
 */
export function useCorrection(row: StockRowFragment, onChanged: () => void) {
  const { variantId } = row;
  const [numbers, setNumbers] = useState<StockNumbersFragment>(row);

  /** @returns what is wrong; nothing once it is done */
  const correct = async ({ isCount, number, reason, note }: Correction): Promise<string | undefined> => {
    const change = isCount ? { onHand: number, expected: numbers.onHand } : { delta: number };
    const variables = { variantId, ...change, reason, note };
    try {
      const { adjustInventory } = await withAttemptKey(variables, (key) =>
        askStock('AdjustInventory', { ...variables, key }),
      );
      toast.success(`${stockName(row)}: ${formatCount(adjustInventory.onHand ?? 0)} on hand`);
      ignoreFurtherClicks();
      onChanged();
      return undefined;
    } catch (error) {
      if (errorExtensions(error)?.code === 'CONFLICT') {
        const now = await readNow(row).catch(() => null);
        if (now) setNumbers(now);
        onChanged();
      }
      return firstFault(error);
    }
  };
  return { numbers, correct };
}

async function readNow({ product, variantId }: StockRowFragment): Promise<StockNumbersFragment | null> {
  const { product: now } = await askStock('ReadStockNow', { productId: product?.id ?? '' });
  return now?.variants.find(({ id }) => id === variantId)?.inventory ?? null;
}
