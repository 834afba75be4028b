import type { AskedProduct } from '../../shopping/ask-products.ts';

/** The compared details of a product. */
export interface ComparedProduct extends AskedProduct {
  description: string;
  options: { name: string; values: string[] }[];
  attributes: { name: string; value: string }[];
}

export const COMPARED_FIELDS = 'description options { name values } attributes { name value }';

export interface FactRow {
  name: string;
  /** The value of each product. */
  values: string[];
}

const MISSING = '–';

/** A row for each option and attribute that any product has, in order of appearance. */
export function factRows(products: readonly (ComparedProduct | null)[]): FactRow[] {
  const facts = products.map(
    (product) =>
      new Map([
        ...(product?.options.map(({ name, values }) => [name, values.join(', ')] as const) ?? []),
        ...(product?.attributes.map(({ name, value }) => [name, value] as const) ?? []),
      ]),
  );
  const names = new Set(facts.flatMap((of) => [...of.keys()]));
  return Array.from(names, (name) => ({ name, values: facts.map((of) => of.get(name) ?? MISSING) }));
}

/** Whether a row differs between products. */
export function isDifferent(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.trim().toLowerCase())).size > 1;
}

const MAX_LETTERS = 160;

/** The first paragraph of a Markdown text as plain text. */
export function shortText(description: string): string {
  const [first = ''] = description.trim().split(/\n\s*\n/, 1);
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ');
  if (plain.length <= MAX_LETTERS) return plain;
  // Drop the last word, which may be incomplete.
  return `${[...plain]
    .slice(0, MAX_LETTERS)
    .join('')
    .replace(/\s+\S{0,30}$/, '')}…`;
}
