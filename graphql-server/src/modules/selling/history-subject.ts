import { toUnits } from '@mela/rules/price.ts';
import { assertUnchanged, retryOnConflict } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, type FieldKinds, flag, number, text } from '../../kernel/history/field-values.ts';
import { assertMay, isAllowed, type Needs } from '../../kernel/roles.ts';
import { LINK_PLACEHOLDERS } from '../mail/storefront-links.ts';
import { type CategoryTaxRate, readSelling } from './collection.ts';
import { type SellingContext, updateSelling } from './update-settings.ts';

const percent = (value: number) => text(`${value} %`);

const kindsIn = (currency: string): FieldKinds => {
  const price = (amount: number) => ({ price: toUnits(amount, currency) });
  return {
    isSelling: flag,
    currency: text,
    timeZone: text,
    shippingPercent: percent,
    freeShippingFrom: price,
    deliveryDaysFrom: number,
    deliveryDaysUntil: number,
    countries: (codes: string[]) => ({ texts: codes }),
    taxRate: percent,
    pricesIncludeTax: flag,
    categoryTaxRates: (rates: CategoryTaxRate[]) => ({ texts: rates.map(({ rate }) => `${rate} %`) }),
    taxRegion: text,
    gstin: text,
    takesCashOnDelivery: flag,
    cashOnDeliveryUpTo: price,
    upiId: text,
    bankDetails: text,
    onlineMethods: (methods: string[]) => ({ texts: methods }),
    returnInstructions: text,
    payWithinHours: number,
    homeUrl: text,
    orderUrl: text,
    productUrl: text,
    emailsUrl: text,
    newOrderEmails: (addresses: string[]) => ({ texts: addresses }),
  };
};

/** The same permissions as for `updateSellingSettings` in the schema. */
const NEEDS: Needs = { role: 'OWNER', scope: 'SETTINGS' };
const PAYMENT_NEEDS: Needs = { role: 'OWNER', scope: 'PAYMENTS' };
const PAYMENT_FIELDS = ['takesCashOnDelivery', 'cashOnDeliveryUpTo', 'upiId', 'bankDetails', 'onlineMethods'];

/** The links of emails contain secrets, so no token can change where they lead. */
const LINK_NEEDS: Needs = { role: 'OWNER', scope: null };

function needsOfChange({ before }: HistoryEntry): Needs[] {
  const hasSome = (fields: readonly string[]) => fields.some((field) => field in (before ?? {}));
  return [
    NEEDS,
    ...(hasSome(PAYMENT_FIELDS) ? [PAYMENT_NEEDS] : []),
    ...(hasSome(Object.keys(LINK_PLACEHOLDERS)) ? [LINK_NEEDS] : []),
  ];
}

export const sellingSubject: Subject = {
  seenBy: { role: 'VIEWER', scope: 'ORDERS' },
  undo: {
    needs: NEEDS,
    isPossible: (entry, viewer) =>
      entry.action === 'CHANGED' && needsOfChange(entry).every((needs) => isAllowed(viewer, needs)),
    one: async (context: SellingContext, entry) => {
      for (const needs of needsOfChange(entry)) assertMay(context.viewer, needs);
      await retryOnConflict(() => undoChange(context, entry));
    },
  },
  describe: async ({ currency }: SellingContext) => {
    const kinds = kindsIn(currency);
    return (entry) => describeFields(entry, kinds);
  },
};

async function undoChange(context: SellingContext, entry: HistoryEntry): Promise<void> {
  const { version, ...current } = await readSelling(context);
  assertUnchanged(entry, current);
  await updateSelling(context, entry.before ?? {}, version);
}
