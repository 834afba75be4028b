import { customFieldsMessages } from '#messages/custom-fields.ts';
import type { CustomValue, CustomValues, ProductFieldDeclaration } from './extensions.ts';
import type { Message } from './messages.ts';
import { readMinorUnits } from './money.ts';
import { checkText, cleanText, type FieldErrors } from './text.ts';

/**
 * The stored form. Money is marked as such, because a change of the currency's decimals must convert it, even
 * if its module was removed.
 */
type StoredValue = boolean | number | string | { amount: number };
/** The custom fields of a product, by module and name. Values of removed modules stay stored. */
export type CustomFields = Record<string, Record<string, StoredValue>>;

export interface DeclaredField extends ProductFieldDeclaration {
  /** The name of the module that declares it. */
  module: string;
}

/** A client's new value: `true`, `false`, a whole number, minor units or text. Null or blank removes the value. */
export interface CustomFieldDraft {
  module: string;
  name: string;
  value?: string | null | undefined;
}

/** A field with its value in the form of the API. */
export interface CustomField extends Pick<DeclaredField, 'module' | 'name' | 'label' | 'type'> {
  hint: string | null;
  isPublic: boolean;
  value: string | null;
}

const MAX_DRAFTS = 100;
const MAX_NUMBER = 1_000_000_000;
const MAX_TEXT = 1_000;
const DIGITS = /^\d{1,15}$/;

/** @returns the declared fields with their values. Stored values of other fields are omitted */
export function shownFields(declared: readonly DeclaredField[], stored: CustomFields = {}): CustomField[] {
  return declared.map(({ module, name, label, type, hint = null, isPublic = false }) => {
    const value = ownValue(stored[module], name);
    return { module, name, label, type, hint, isPublic, value: value === undefined ? null : textOf(value) };
  });
}

/** @returns the values of one module, in its form */
export function valuesOf(stored: CustomFields | undefined, module: string): CustomValues {
  const values = Object.entries(stored?.[module] ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, plain(value)]));
}

/**
 * Changes some fields and keeps all others, including those of removed modules.
 * @returns the new values, undefined for none, and faults by names such as `customFields.gift-wrap.price`
 */
export function changeCustomFields(
  declared: readonly DeclaredField[],
  stored: CustomFields | undefined,
  drafts: readonly CustomFieldDraft[],
): { fields: CustomFields | undefined; faults: FieldErrors } {
  if (drafts.length > MAX_DRAFTS)
    return { fields: stored, faults: { customFields: customFieldsMessages.tooMany({ max: MAX_DRAFTS }) } };
  const faults: FieldErrors = {};
  const changed = structuredClone(stored) ?? {};
  for (const { module, name, value } of drafts) {
    const field = declared.find((one) => one.module === module && one.name === name);
    if (!field) {
      faults['customFields'] = customFieldsMessages.notFound;
      continue;
    }
    const read = readValue(field, cleanText(value));
    if ('fault' in read) faults[`customFields.${module}.${name}`] = read.fault;
    else
      changed[module] = {
        ...without(changed[module], name),
        ...(read.value !== undefined && { [name]: read.value }),
      };
  }
  const filled = Object.entries(changed).filter(([, values]) => Object.keys(values).length > 0);
  return { fields: filled.length > 0 ? Object.fromEntries(filled) : undefined, faults };
}

/** Changes each amount of money. */
export function withAmounts(fields: CustomFields, change: (amount: number) => number): CustomFields {
  const changed = (value: StoredValue) =>
    typeof value === 'object' ? { amount: change(value.amount) } : value;
  return mapValues(fields, (values) => mapValues(values, changed));
}

export function amountsOf(fields: CustomFields): number[] {
  const values = Object.values(fields).flatMap((ofModule) => Object.values(ofModule));
  return values.flatMap((value) => (typeof value === 'object' ? [value.amount] : []));
}

/**
 * Reads and checks the new value of a field. `value` is absent if the field becomes empty. An unticked
 * checkbox counts as empty.
 */
function readValue(
  { label, type, check }: DeclaredField,
  text: string,
): { value?: StoredValue } | { fault: Message } {
  if (text === '') return {};
  if (type === 'TEXT' || type === 'CHOICE') {
    const fault = checkText(label, text, { maxLength: MAX_TEXT, hasLines: true }) || check?.(text);
    return fault ? { fault } : { value: text };
  }
  if (type === 'BOOLEAN') {
    if (text === 'false') return {};
    return text === 'true' ? { value: true } : { fault: customFieldsMessages.invalidFlag({ label }) };
  }
  const number = DIGITS.test(text) ? Number(text) : Number.NaN;
  if (type === 'MONEY') {
    const amount = readMinorUnits(number);
    return amount == null ? { fault: customFieldsMessages.invalidPrice({ label }) } : { value: { amount } };
  }
  if (number <= MAX_NUMBER) return { value: number };
  return { fault: customFieldsMessages.invalidNumber({ label, max: MAX_NUMBER }) };
}

function ownValue(values: Record<string, StoredValue> = {}, name: string): StoredValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function plain(value: StoredValue): CustomValue {
  return typeof value === 'object' ? value.amount : value;
}

function textOf(value: StoredValue): string {
  return String(plain(value));
}

function without(values: Record<string, StoredValue> = {}, name: string): Record<string, StoredValue> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

function mapValues<In, Out>(record: Record<string, In>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
