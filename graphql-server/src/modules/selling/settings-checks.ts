import type { FieldErrors } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import type { SellingFields } from './collection.ts';
import { BROKEN, FIELD_READERS } from './field-readers.ts';

/** What a client wants to change. Null takes away what the shop can be without; what cannot be taken away stays as it is. */
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
]);

/** @returns what changes, as it is stored. @throws UserError that names the fields that break a rule */
export function readSellingChange(change: SellingChange): Partial<SellingFields> {
  const faults: FieldErrors = {};
  const read: Record<string, unknown> = {};
  for (const [name, [label, reader]] of Object.entries(FIELD_READERS)) {
    const value = change[name as keyof SellingFields];
    if (value === undefined || (value === null && !CAN_BE_NULL.has(name))) continue;
    const accepted = reader.read(value);
    if (accepted === BROKEN) faults[name] = `${label} ${reader.fault}`;
    else read[name] = accepted;
  }
  assertValid(faults);
  return read as Partial<SellingFields>;
}

/** What is wrong with fields that do not fit each other. */
export function checkTogether({ deliveryDaysFrom, deliveryDaysUntil }: SellingFields): FieldErrors {
  if ((deliveryDaysFrom === null) !== (deliveryDaysUntil === null)) {
    const field = deliveryDaysFrom === null ? 'deliveryDaysFrom' : 'deliveryDaysUntil';
    return { [field]: 'Say both the first and the last day of delivery, or neither' };
  }
  if ((deliveryDaysUntil ?? 0) >= (deliveryDaysFrom ?? 0)) return {};
  return { deliveryDaysUntil: 'The last day of delivery must not be before the first' };
}
