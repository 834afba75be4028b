import { cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid } from '../../kernel/errors.ts';
import type { SellingFields } from './collection.ts';
import { BROKEN, FIELD_READERS } from './field-readers.ts';
import { sellingMessages } from './messages.ts';

/** A requested change. null clears optional fields and leaves required ones unchanged. */
export type SellingChange = { [Field in keyof SellingFields]?: unknown };

const CAN_BE_NULL: ReadonlySet<string> = new Set<keyof SellingFields>([
  'freeShippingFrom',
  'deliveryDaysFrom',
  'deliveryDaysUntil',
  'taxRegion',
  'gstin',
  'cashOnDeliveryUpTo',
  'upiId',
  'bankDetails',
  'returnInstructions',
  'homeUrl',
  'orderUrl',
  'productUrl',
  'emailsUrl',
]);

/** @returns the changed fields as stored. @throws UserError that names invalid fields */
export function readSellingChange(change: SellingChange): Partial<SellingFields> {
  const faults: FieldMessages = {};
  const read: Record<string, unknown> = {};
  for (const [name, [label, reader]] of Object.entries(FIELD_READERS)) {
    const value = change[name as keyof SellingFields];
    if (value === undefined || (value === null && !CAN_BE_NULL.has(name))) continue;
    const accepted = reader.read(value);
    if (accepted === BROKEN) faults[name] = reader.fault({ label }, cleanText(value));
    else read[name] = accepted;
  }
  assertValid(faults);
  return read as Partial<SellingFields>;
}

/** Errors of fields that contradict each other. */
export function checkTogether({ deliveryDaysFrom, deliveryDaysUntil }: SellingFields): FieldMessages {
  if ((deliveryDaysFrom === null) !== (deliveryDaysUntil === null)) {
    const field = deliveryDaysFrom === null ? 'deliveryDaysFrom' : 'deliveryDaysUntil';
    return { [field]: sellingMessages.bothDeliveryTimes };
  }
  if ((deliveryDaysUntil ?? 0) >= (deliveryDaysFrom ?? 0)) return {};
  return { deliveryDaysUntil: sellingMessages.deliveryTimesSwapped };
}
