import { formatMoney } from '@mela/rules/format-money.ts';
import type { ZoneRate } from '@mela/rules/shipping-rates.ts';
import type { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { assertUnchanged } from '../../kernel/history/changed-since.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields, type FieldKinds, text } from '../../kernel/history/field-values.ts';
import type { ShippingContext, ZoneFields } from './collection.ts';
import { shippingMessages } from './messages.ts';
import { decimals, deleteZone, fieldsOf, findZoneById, putZone } from './write-zone.ts';

const texts = (values: string[]) => ({ texts: values });

const kindsIn = (currency: string): FieldKinds => ({
  name: text,
  countries: texts,
  regions: texts,
  postalCodes: texts,
  rates: (rates: ZoneRate[]) => texts(rates.map((rate) => `${rate.name}: ${priceText(rate, currency)}`)),
});

export const zoneSubject: Subject = {
  seenBy: { role: 'VIEWER', scope: 'ORDERS' },
  undo: { needs: { role: 'OWNER', scope: 'SETTINGS' }, one: undo },
  describe: async ({ currency }: ShippingContext & { currency: string }) => {
    const kinds = kindsIn(currency);
    return (entry) => describeFields(entry, kinds);
  },
};

/** Restores the state before a change. */
async function undo(context: ShippingContext, entry: HistoryEntry): Promise<void> {
  const _id = entry.subjectId as ObjectId;
  if (entry.action === 'CREATED') {
    await context.recorder.transact(async (session) =>
      assertUnchanged(entry, fieldsOf(await findZoneById(context, _id, session))),
    );
    await deleteZone(context, _id);
    return;
  }
  await context.recorder.transact(async (session) => {
    const former = entry.action === 'DELETED' ? null : await findZoneById(context, _id, session);
    if (former) assertUnchanged(entry, fieldsOf(former));
    const fields = { ...(former && fieldsOf(former)), ...entry.before } as ZoneFields;
    if (fields.decimals !== (await decimals(context, session)))
      throw new UserError('CONFLICT', shippingMessages.otherDecimals);
    await putZone(context, session, former, fields, _id);
  });
}

function priceText({ kind, percent, price }: ZoneRate, currency: string): string {
  return kind === 'PERCENT' ? `${percent} %` : formatMoney({ amount: price, currency });
}
