import { extensionPoint } from '../../kernel/extension-point.ts';

/** The number of the release whose products and categories shoppers see; null: they see the catalogue as it is. */
export const shownRelease = extensionPoint<() => number | null>('catalogue.shownRelease');
