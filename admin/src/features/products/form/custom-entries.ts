import { toUnits } from '@mela/rules/price.ts';
import type { CustomFieldFragment, CustomFieldInput } from '../../../graphql.generated.ts';
import { readAmount, shopCurrency } from '../../../shop-currency.ts';
import type { CustomEntry } from './product-draft.ts';

/** The fields with a value. */
export function entriesOf(fields: readonly CustomFieldFragment[]): CustomEntry[] {
  return fields.flatMap(({ module, name, label, type, value }) =>
    value === null ? [] : [{ module, name, label, type, value: typedValue(type, value) }],
  );
}

function typedValue(type: CustomEntry['type'], value: string): string {
  return type === 'MONEY' ? String(toUnits(Number(value), shopCurrency())) : value;
}

/** The input for the server, which rejects invalid amounts. */
export function inputsOf(entries: readonly CustomEntry[]): CustomFieldInput[] {
  return entries.map(({ module, name, type, value }) => {
    const amount = type === 'MONEY' && value.trim() !== '' ? readAmount(value) : null;
    return { module, name, value: amount === null ? value.trim() : String(amount) };
  });
}

export function enteredValue(
  entries: readonly CustomEntry[],
  { module, name }: Pick<CustomEntry, 'module' | 'name'>,
): string {
  return entries.find((entry) => entry.module === module && entry.name === name)?.value ?? '';
}

/** @returns the entries with one field changed */
export function withValue(
  entries: readonly CustomEntry[],
  { module, name, label, type }: Omit<CustomEntry, 'value'>,
  value: string,
): CustomEntry[] {
  const others = entries.filter((entry) => entry.module !== module || entry.name !== name);
  return [...others, { module, name, label, type, value }];
}
