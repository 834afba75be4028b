import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { hashOf } from './fingerprint.ts';

/** By former addresses the present ones, without those that another product or category has taken since. */
export function formerAddresses(
  { products, categories }: Catalogue,
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
  return former;
}

export function redirect(path: string, redirectTo: string | undefined): Route | null {
  if (redirectTo === undefined) return null;
  return { path, page: 'redirect', key: hashOf(redirectTo), props: () => null, redirectTo };
}
