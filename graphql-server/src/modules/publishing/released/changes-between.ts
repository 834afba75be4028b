import type { Catalogue, CatalogueCategory, CatalogueRedirect } from '@mela/rules/catalogue.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { Renderer } from '@mela/rules/renderer.ts';
import {
  type CatalogueSources,
  type CatalogueTexts,
  catalogueOf,
  readCatalogueAt,
  readTexts,
} from './catalogue-at.ts';
import {
  type CategoryVersion,
  categoryOf,
  type ProductVersion,
  productOf,
  type RedirectVersion,
  redirectOf,
} from './documents.ts';
import { type IdsByKind, idsBetween, versionsOfIds } from './read-versions.ts';

/** The differences between two releases by id, with the values of the second. null: the second release lacks the document. */
interface ReleaseDifference {
  products: Map<string, ProductRow | null>;
  categories: Map<string, CatalogueCategory | null>;
  redirects: Map<string, CatalogueRedirect | null>;
  /** null: the texts are equal. */
  texts: CatalogueTexts | null;
}

/** Two releases. `to` can be the earlier one. */
interface Period {
  from: number;
  to: number;
  /** Rows of `to` that need not be read. */
  known?: readonly ProductRow[];
}

/**
 * Reads the differences between two releases, forwards or backwards. The cost depends only on their number.
 * @returns null if the differences are unknown, because versions between the releases may have been deleted, or one release is of form 1
 */
async function readChangesBetween(
  collections: CatalogueSources,
  { from, to, known = [] }: Period,
  rowOf: Renderer['rowOf'],
): Promise<ReleaseDifference | null> {
  const ids = await idsBetween(collections, from, to);
  if (!ids) return null;
  for (const { id } of known) ids.products.delete(id);
  const read = async <Version, Shown>(kind: keyof IdsByKind, show: (version: Version) => Shown) => {
    const versions = await versionsOfIds(kind, collections, to, ids[kind]);
    const shown = (id: string) => {
      const version = versions.get(id);
      return version ? show(version as Version) : null;
    };
    return new Map([...ids[kind]].map((id) => [id, shown(id)]));
  };
  const texts = ids.content.size > 0 ? await readTexts(collections, to) : null;
  if (texts && (texts.isForm1 || (await readTexts(collections, from)).isForm1)) return null;
  const products = await read<ProductVersion, ProductRow>('products', (version) => rowOf(productOf(version)));
  for (const row of known) products.set(row.id, row);
  return {
    products,
    categories: await read<CategoryVersion, CatalogueCategory>('categories', categoryOf),
    redirects: await read<RedirectVersion, CatalogueRedirect>('redirects', redirectOf),
    texts: texts?.texts ?? null,
  };
}

/** Turns the catalogue of one release into that of another, reusing unchanged objects. */
export async function moveCatalogue(
  collections: CatalogueSources,
  catalogue: Catalogue<ProductRow>,
  period: Period,
  rowOf: Renderer['rowOf'],
): Promise<Catalogue<ProductRow>> {
  const difference = await readChangesBetween(collections, period, rowOf);
  if (!difference) return readCatalogueAt(collections, period.to, catalogue.url, rowOf);
  const { products, categories, redirects, texts } = difference;
  return catalogueOf({
    ...catalogue,
    ...texts,
    products: replace(catalogue.products, products),
    categories: replace(catalogue.categories, categories),
    redirects: replace(catalogue.redirects, redirects),
  });
}

/** Keeps the position of changed documents and appends new ones, so that sorting is fast. */
function replace<T extends { id: string }>(things: T[], changed: ReadonlyMap<string, T | null>): T[] {
  if (changed.size === 0) return things;
  const added = new Map(changed);
  const replaced: T[] = [];
  for (const thing of things) {
    const next = added.get(thing.id);
    if (next !== null) replaced.push(next ?? thing);
    added.delete(thing.id);
  }
  return [...replaced, ...[...added.values()].filter((thing) => thing !== null)];
}
