import { isDeepStrictEqual } from 'node:util';
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
} from '../../../../site/src/publishing/catalogue.ts';

const MAX_LINES = 20;
/** More things of a kind are counted, and not named. */
const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 80;

/** What is seen of a product, a category or the content, before and after; null for one that is not seen. */
export type Change =
  | { kind: 'product'; before: CatalogueProduct | null; after: CatalogueProduct | null }
  | { kind: 'category'; before: CatalogueCategory | null; after: CatalogueCategory | null }
  | { kind: 'content'; before: object; after: object };

/** What the operator calls the fields. */
const FIELD_NAMES: Record<string, string> = {
  handle: 'address',
  formerHandles: 'address',
  categoryId: 'category',
  regularPrice: 'price',
  sellingPrice: 'price',
  isFeatured: 'featured',
  isPopular: 'popular',
  isNew: 'new',
  isListed: 'status',
  parentId: 'parent',
  sku: 'SKU',
};
const COUNT = new Intl.NumberFormat('en-IN');
const LIST = new Intl.ListFormat('en-IN');
const PLURALS = { product: 'products', category: 'categories' };

export function changesBetween(before: Catalogue, after: Catalogue): Change[] {
  const changes: Change[] = [
    ...differences(before.products, after.products).map((change) => ({
      kind: 'product' as const,
      ...change,
    })),
    ...differences(before.categories, after.categories).map((change) => ({
      kind: 'category' as const,
      ...change,
    })),
  ];
  if (!isSame(before.content, after.content)) {
    changes.push({ kind: 'content', before: before.content, after: after.content });
  }
  return changes;
}

/** Such as "Changed Red shoe (price)" and "Added 12 products". */
export function describeChanges(changes: readonly Change[]): string[] {
  const alike = Map.groupBy(changes, (change) => `${verbOf(change)} ${change.kind}`);
  const lines = [...alike.values()].flatMap(describeAlike);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `and ${lines.length - MAX_LINES + 1} more`];
}

/** Such as "3 products, 1 category and the storefront content"; empty where nothing has changed. */
export function countChanges(changes: readonly Change[]): string {
  const counted = (['product', 'category'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${COUNT.format(count)} ${count === 1 ? kind : PLURALS[kind]}`];
  });
  const hasContent = changes.some(({ kind }) => kind === 'content');
  return LIST.format([...counted, ...(hasContent ? ['the storefront content'] : [])]);
}

function differences<T extends { id: string }>(before: readonly T[], after: readonly T[]) {
  const changes: { before: T | null; after: T | null }[] = [];
  // Of ten thousand products a few are other objects than before.
  const known = new Set(before);
  const kept = new Set(after);
  const former = new Map(before.filter((one) => !kept.has(one)).map((one) => [one.id, one]));
  for (const one of after.filter((one) => !known.has(one))) {
    const other = former.get(one.id) ?? null;
    former.delete(one.id);
    if (!other || !isSame(other, one)) changes.push({ before: other, after: one });
  }
  for (const gone of former.values()) changes.push({ before: gone, after: null });
  return changes;
}

/** What did not change is the same object, most of the time. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}

function describeAlike(changes: Change[]): string[] {
  const [first] = changes;
  if (!first) return [];
  if (first.kind === 'content') return [`Changed the storefront content${fieldsOf(first)}`];
  if (changes.length > MAX_NAMED) return [`${verbOf(first)} ${changes.length} ${PLURALS[first.kind]}`];
  const kind = first.kind === 'category' ? 'category ' : '';
  return changes.map((change) => `${verbOf(change)} ${kind}${nameOf(change)}${fieldsOf(change)}`);
}

function verbOf({ before, after }: Change): string {
  if (!before) return 'Added';
  return after ? 'Changed' : 'Removed';
}

function nameOf({ before, after }: Change): string {
  const { title, name } = (after ?? before) as Partial<CatalogueProduct & CatalogueCategory>;
  const text = title ?? name ?? '';
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text;
}

/** The names of the fields that differ, in brackets. */
function fieldsOf({ before, after }: Change): string {
  if (!before || !after) return '';
  const [one, other] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const fields = Object.keys({ ...one, ...other }).filter((field) => !isSame(one[field], other[field]));
  return ` (${[...new Set(fields.map((field) => FIELD_NAMES[field] ?? field))].join(', ')})`;
}
