import { type Variant, variantTitle } from '@mela/rules/variants.ts';
import type { ObjectId } from 'mongodb';
import type { State } from '../../../kernel/history/changed-fields.ts';
import { fieldsOf } from '../../../kernel/history/changed-since.ts';
import type { HistoryEntry } from '../../../kernel/history/entry.ts';
import { type FieldChange, fieldChange, number } from '../../../kernel/history/field-values.ts';
import { stockFieldOf } from '../../inventory/level.ts';
import type { CatalogueCollections } from '../collections.ts';

/** Titles such as `Red / M`, by variant id. */
type VariantTitles = ReadonlyMap<string, string>;

/** The titles of the variants in stock changes. A deleted variant has one only if the change itself contains it. */
export async function readVariantTitles(
  { products }: Pick<CatalogueCollections, 'products'>,
  entries: readonly HistoryEntry[],
): Promise<VariantTitles> {
  const counting = entries.filter((entry) => stockFields(entry).length > 0);
  if (counting.length === 0) return new Map();
  const ids = counting.map(({ subjectId }) => subjectId as ObjectId);
  const present = await products.find({ _id: { $in: ids } }, { projection: { variants: 1 } }).toArray();
  const named = counting.flatMap(({ before, after }) => [before, after] as { variants?: Variant[] }[]);
  const variants = [...named, ...present].flatMap((one) => one?.variants ?? []);
  return new Map(variants.map((variant) => [variant.id, variantTitle(variant)]));
}

/** Describes the stock changes of individual variants. The product's own stock is an ordinary field. */
export function variantStock(entry: HistoryEntry, titles: VariantTitles): FieldChange[] {
  const [before, after] = [entry.before ?? {}, entry.after ?? {}] as [State, State];
  return stockFields(entry).map(({ field, id }) => {
    const [from, to] = [before[field], after[field]].map((count) =>
      typeof count === 'number' ? number(count) : null,
    );
    return fieldChange('stock', from ?? null, to ?? null, titles.get(id) ?? null);
  });
}

function stockFields(entry: HistoryEntry): { field: string; id: string }[] {
  return fieldsOf(entry).flatMap((field) => {
    const id = field === 'stock' ? null : stockFieldOf(field, '');
    return id === null ? [] : [{ field, id }];
  });
}
