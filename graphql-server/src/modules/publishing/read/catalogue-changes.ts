import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '@mela/rules/catalogue.ts';

/** What differs between two catalogues: the ids of products, categories and redirects that are new, changed or gone. */
export interface CatalogueChanges {
  products: string[];
  categories: string[];
  redirects: string[];
  /** What the storefront says, and how it sells. */
  content: boolean;
}

export function changesBetween(before: Catalogue, after: Catalogue): CatalogueChanges {
  return {
    products: differences(before.products, after.products),
    categories: differences(before.categories, after.categories),
    redirects: differences(before.redirects, after.redirects),
    content:
      !isSame(before.content, after.content) ||
      !isSame(before.selling, after.selling) ||
      before.currency !== after.currency,
  };
}

/** How many things differ. */
export function countChanges({ products, categories, redirects, content }: CatalogueChanges): number {
  return products.length + categories.length + redirects.length + Number(content);
}

function differences<T extends { id: string }>(before: readonly T[], after: readonly T[]): string[] {
  // Of ten thousand products a few are other objects than before.
  const known = new Set(before);
  const kept = new Set(after);
  const former = new Map(before.filter((one) => !kept.has(one)).map((one) => [one.id, one]));
  const changed: string[] = [];
  for (const one of after.filter((one) => !known.has(one))) {
    const other = former.get(one.id);
    former.delete(one.id);
    if (!other || !isSame(other, one)) changed.push(one.id);
  }
  return [...changed, ...former.keys()];
}

/** What did not change is the same object, most of the time. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
