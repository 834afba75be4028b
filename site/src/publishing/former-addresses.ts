import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { hashOf } from './fingerprint.ts';

/** The current address for each former one, except for former addresses that another page now uses. */
export function formerAddresses(
  { products, categories, collections = [] }: Catalogue<ProductRow>,
  hasPage: (path: string) => boolean,
): Map<string, string> {
  const former = new Map<string, string>();
  const note = (folder: string, { handle, formerHandles }: { handle: string; formerHandles: string[] }) => {
    for (const one of formerHandles) {
      const path = `${folder}/${one}`;
      if (!hasPage(path)) former.set(path, `${folder}/${handle}`);
    }
  };
  for (const product of products) note('/product', product);
  for (const category of categories) note('/category', category);
  for (const collection of collections) note('/collection', collection);
  return former;
}

export function redirect(path: string, redirectTo: string | undefined): Route | null {
  if (redirectTo === undefined) return null;
  return { path, page: 'redirect', key: hashOf(redirectTo), props: async () => null, redirectTo };
}
