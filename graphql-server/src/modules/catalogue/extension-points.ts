import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { StartupError } from '../../kernel/errors.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';

/** The number of the release whose products and categories shoppers see; null: they see the catalogue as it is. */
export const shownRelease = extensionPoint<() => number | null>('catalogue.shownRelease');

/** A product that a search has found, and how well it fits. */
export interface RankedProduct {
  id: string;
  worth: number;
}

/**
 * Finds all products of a release that fit a text, best first, by the same rules as the storefront's search.
 * @throws UserError with UNAVAILABLE when too many search, or the index of the release cannot be read
 */
export const releaseSearch =
  extensionPoint<(release: number, text: string) => Promise<readonly RankedProduct[]>>(
    'catalogue.releaseSearch',
  );

/** Fields that modules add to products. */
export const productFields = extensionPoint<DeclaredField>('catalogue.productFields');

/** The names become keys in the database. */
const FIELD_KEY = /^[a-z][a-z\d-]{0,49}\/[a-z][a-z\d-]{0,49}$/i;

/** @throws StartupError for a name that cannot be stored, or that a module gives to two fields */
export function assertProductFields(fields: readonly DeclaredField[]): void {
  const known = new Set<string>();
  for (const { module, name } of fields) {
    const key = `${module}/${name}`;
    if (!FIELD_KEY.test(key)) throw new StartupError(`A product field cannot be called ${key}.`);
    if (known.has(key)) throw new StartupError(`The product field ${key} is declared twice.`);
    known.add(key);
  }
}
