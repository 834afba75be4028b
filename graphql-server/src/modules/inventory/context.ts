import type { HistoryContext } from '../../kernel/history/context.ts';
import type { InventoryCollections } from './collection.ts';
import type { Corrections } from './correct-group.ts';

export interface InventoryContext
  extends InventoryCollections,
    Pick<HistoryContext, 'recorder' | 'disk' | 'scans'> {
  corrections: Corrections;
}
