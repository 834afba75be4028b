import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueRedirect,
} from '@mela/rules/catalogue.ts';
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

/** What differs between two releases, by id, as the second one has it; null: it does not have it. */
interface ReleaseDifference {
  products: Map<string, CatalogueProduct | null>;
  categories: Map<string, CatalogueCategory | null>;
  redirects: Map<string, CatalogueRedirect | null>;
  /** null: both say the same. */
  texts: CatalogueTexts | null;
}

/**
 * Reads what differs between two releases, forwards or back, at the cost of the difference.
 * @returns null where that cannot be told: versions between them may have been deleted, or one of them is of form 1
 */
async function readChangesBetween(
  collections: CatalogueSources,
  from: number,
  to: number,
): Promise<ReleaseDifference | null> {
  const ids = await idsBetween(collections, from, to);
  if (!ids) return null;
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
  return {
    products: await read<ProductVersion, CatalogueProduct>('products', productOf),
    categories: await read<CategoryVersion, CatalogueCategory>('categories', categoryOf),
    redirects: await read<RedirectVersion, CatalogueRedirect>('redirects', redirectOf),
    texts: texts?.texts ?? null,
  };
}

/** Turns the catalogue of one release into that of another one. What is the same in both are the same objects. */
export async function moveCatalogue(
  collections: CatalogueSources,
  catalogue: Catalogue,
  from: number,
  to: number,
): Promise<Catalogue> {
  const difference = await readChangesBetween(collections, from, to);
  if (!difference) return readCatalogueAt(collections, to, catalogue.url);
  const { products, categories, redirects, texts } = difference;
  return catalogueOf({
    ...catalogue,
    ...texts,
    products: replace(catalogue.products, products),
    categories: replace(catalogue.categories, categories),
    redirects: replace(catalogue.redirects, redirects),
  });
}

/** What has changed stays in its place, and what is new is last: so little is left to be put in order. */
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
