import type { PersonalData } from '../customers/personal-data.ts';
import { EMAIL_INDEX, type StockAlertCollections } from './collection.ts';
import { stockAlertsTexts } from './messages.ts';

/** The variants that a person waits for. */
export function stockAlertsOf({ stockAlerts }: StockAlertCollections): PersonalData {
  return {
    name: 'stockAlerts',
    kind: 'stock alert',
    read: async (email) => {
      const found = await stockAlerts.find({ email }, { hint: EMAIL_INDEX }).toArray();
      return found.map(({ variantId, requestedAt }) => ({
        at: requestedAt,
        what: stockAlertsTexts.variant({ id: variantId.toHexString() }),
      }));
    },
    erase: async (email) => {
      await stockAlerts.deleteMany({ email }, { hint: EMAIL_INDEX });
    },
  };
}
