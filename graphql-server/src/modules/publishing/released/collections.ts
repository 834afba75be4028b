import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { Collection, Db, ObjectId, Timestamp } from 'mongodb';
import { type CollectionsIn, collection, openCollections } from '../../../kernel/declared-collections.ts';
import { type Version, versionIndexes } from '../../../kernel/mongodb/versions.ts';
import { CATALOGUE_COLLECTIONS, type CatalogueCollections } from '../../catalogue/collections.ts';

/** Grows when versions say more, or something else, of the same documents: the next release then writes all of them again. */
export const VERSION_FORM = 3;

/** What the pages of a release say beside products and categories. */
export interface ReleasedContent {
  _id: 'content';
  /** Without the deals that had ended. */
  content: StorefrontContent;
  /** By ISO 4217. */
  currency: string;
  /** null: shoppers cannot order. Absent in versions of form 1, as is `hasSold`. */
  selling?: SellingTerms | null;
  /** Whether shoppers could ever order. */
  hasSold?: boolean;
}

/** A redirect of a release. Versions have a `from` and a `to` of their own. */
export interface ReleasedRedirect {
  _id: ObjectId;
  /** `from` of `CatalogueRedirect`. */
  address: string;
  /** `to` of `CatalogueRedirect`. */
  target: string;
  replacesPage: boolean;
}

/** What the newest complete release shows. */
export interface ShownMoment {
  /** Changes of the database after this time are not in the release. */
  at: Timestamp;
  /** The time that the dates of products and deals were compared with. */
  now: Date;
  /** The `VERSION_FORM` of the program that wrote it. */
  form: number;
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
  /** Applies while its `release` is `head`. Absent: what `head` shows is not known. */
  shows?: ShownMoment & { release: number };
  /** Versions that were replaced up to this release may be deleted. */
  oldest?: number;
}

export const RELEASED_COLLECTIONS = {
  releasedContent: collection<Version<ReleasedContent>>({
    name: 'releasedContent',
    isBackedUp: false,
    indexes: versionIndexes([]),
  }),
  releasedRedirects: collection<Version<ReleasedRedirect>>({
    name: 'releasedRedirects',
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

export const RELEASED_KINDS = ['products', 'categories', 'redirects', 'content'] as const;

export type ReleasedKind = (typeof RELEASED_KINDS)[number];

/** Versions of documents of any kind. */
export type AnyVersion = Version<{ _id: unknown }>;

export function versionsOf(
  kind: ReleasedKind,
  collections: Omit<ReleasedCollections, 'releaseState'>,
): Collection<AnyVersion> {
  const byKind = {
    products: collections.releasedProducts,
    categories: collections.releasedCategories,
    redirects: collections.releasedRedirects,
    content: collections.releasedContent,
  };
  return byKind[kind] as unknown as Collection<AnyVersion>;
}
