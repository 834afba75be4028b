import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Collection, Db, ObjectId } from 'mongodb';
import { type CollectionsIn, collection, openCollections } from '../../../kernel/declared-collections.ts';
import { type Version, versionIndexes } from '../../../kernel/mongodb/versions.ts';
import { CATALOGUE_COLLECTIONS, type CatalogueCollections } from '../../catalogue/collections.ts';

/** What the pages of a release say, and what their prices are in. */
export interface ReleasedContent {
  _id: 'content';
  content: StorefrontContent;
  /** By ISO 4217. */
  currency: string;
}

/** How far the versions are written. One document; every write of versions checks and changes it. */
export interface ReleaseState {
  _id: 'state';
  /** The newest release whose versions are complete; 0 before the first. */
  head: number;
  /** The release whose versions are being written. */
  staging: number | null;
  /** Who writes: versions by anybody else are refused. */
  writer: ObjectId | null;
  /** How many batches of `staging` are written. */
  batches: number;
}

export const RELEASED_COLLECTIONS = {
  releasedContent: collection<Version<ReleasedContent>>({
    name: 'releasedContent',
    isBackedUp: false,
    indexes: versionIndexes([]),
  }),
  releaseState: collection<ReleaseState>({ name: 'releaseState', isBackedUp: false, operatorsPart: null }),
};

export interface ReleasedCollections
  extends CollectionsIn<typeof RELEASED_COLLECTIONS>,
    Pick<CatalogueCollections, 'releasedProducts' | 'releasedCategories'> {}

export function openReleased(db: Pick<Db, 'collection'>): ReleasedCollections {
  const { releasedProducts, releasedCategories } = CATALOGUE_COLLECTIONS;
  return openCollections({ ...RELEASED_COLLECTIONS, releasedProducts, releasedCategories }, db);
}

export const RELEASED_KINDS = ['products', 'categories', 'content'] as const;

export type ReleasedKind = (typeof RELEASED_KINDS)[number];

/** Versions of documents of any kind. */
export type AnyVersion = Version<{ _id: unknown }>;

export function versionsOf(
  kind: ReleasedKind,
  collections: Omit<ReleasedCollections, 'releaseState'>,
): Collection<AnyVersion> {
  const { releasedProducts, releasedCategories, releasedContent } = collections;
  const byKind = { products: releasedProducts, categories: releasedCategories, content: releasedContent };
  return byKind[kind] as unknown as Collection<AnyVersion>;
}
