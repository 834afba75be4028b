import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { excerpts } from '@mela/rules/text.ts';
import { imageOf, type StoredImage } from '../images/image.ts';
import type { Role, TokenScope } from '../roles.ts';
import type { State } from './changed-fields.ts';
import type { HistoryEntry } from './entry.ts';

/** The value of a field as the API returns it: see `FieldValue` in the schema. */
export interface FieldValue {
  text?: string;
  texts?: readonly string[];
  number?: number;
  /** A price in major units of the shop's currency. */
  price?: number;
  isOn?: boolean;
  moment?: Date;
  badge?: Badge;
  status?: ProductStatus;
  role?: Role;
  secret?: 'FORMER' | 'NEW';
  token?: { name: string; scopes: readonly TokenScope[] };
  category?: { id: string; name: string | null; isDeleted: boolean };
  place?: { behind: string | null };
  images?: ReturnType<typeof imageOf>[];
  lists?: { name: string; values: readonly string[] }[];
  variants?: readonly VariantValue[];
  shown?: { mode: 'SAMPLE' | 'CATALOGUE'; release: number | null };
  content?: unknown;
  varies?: true;
}

/** A variant in a change. A field is null if the variant does not set it. */
export interface VariantValue {
  title: string;
  sku: string | null;
  barcode: string | null;
  /** The price in minor units. */
  price: number | null;
  compareAtPrice: number | null;
  weightGrams: number | null;
  cost: number | null;
  isSold: boolean;
  /** The URL of its image. */
  image: string | null;
}

/** A changed field as the API returns it: see `FieldChange` in the schema. */
export interface FieldChange {
  /** A value of `ChangedField`. */
  field: string;
  part: string | null;
  before: FieldValue | null;
  after: FieldValue | null;
}

/**
 * Converts the stored value of each field for the API, in the order of the form. A conversion also receives
 * the field's other value. It may omit what both have in common, and returns null if nothing remains.
 */
export type FieldKinds = Readonly<Record<string, (value: never, other: unknown) => FieldValue | null>>;

/** The stored value of a field that a bulk change set to different values. */
export const VARIES = { varies: true } as const;

/** @param none the values to report for missing fields whose absence has a meaning */
export function describeFields(
  { action, before = {}, after = {}, group }: HistoryEntry,
  kinds: FieldKinds,
  none: Readonly<Record<string, FieldValue>> = {},
): FieldChange[] {
  const [one, other] = [before, after] as [State, State];
  const answered = (field: string, value: unknown, counterpart: unknown): FieldValue | null => {
    if (value === undefined || value === null) return none[field] ?? null;
    return isVarying(value) ? VARIES : (kinds[field]?.(value as never, counterpart) ?? null);
  };
  return Object.keys(kinds)
    .filter((field) => field in one || field in other)
    .map((field) =>
      fieldChange(
        field,
        group ? null : answered(field, one[field], other[field]),
        action === 'DELETED' ? null : answered(field, other[field], one[field]),
      ),
    )
    .filter(({ before: from, after: to }) => group || from || to);
}

/** @param field its stored name */
export function fieldChange(
  field: string,
  before: FieldValue | null,
  after: FieldValue | null,
  part: string | null = null,
): FieldChange {
  const name = field.replace(/[A-Z]/g, '_$&').toUpperCase();
  const cut = excerpts(before?.text ?? null, after?.text ?? null);
  return {
    field: name,
    part,
    before: cut.before === null ? before : { ...before, text: cut.before },
    after: cut.after === null ? after : { ...after, text: cut.after },
  };
}

function isVarying(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'varies' in value;
}

export const text = (value: string): FieldValue => ({ text: value });
/** Returns text if the number does not fit GraphQL's `Int`: a fraction, or more than 32 bits. */
export const number = (value: number): FieldValue =>
  (value | 0) === value ? { number: value } : { text: String(value) };
export const flag = (isOn: boolean): FieldValue => ({ isOn });
export const moment = (value: Date): FieldValue => ({ moment: value });
export const secret = (which: 'FORMER' | 'NEW'): FieldValue => ({ secret: which });
export const role = (value: Role): FieldValue => ({ role: value });
export const images = (value: readonly StoredImage[]): FieldValue => ({
  images: value.map((image) => imageOf(image, '')),
});
