import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { Collection, Db, ObjectId, Timestamp } from 'mongodb';
import { type CollectionsIn, collection, openCollections } from '../../../kernel/declared-collections.ts';
import { RELEASE_STATES, type Version, versionIndexes } from '../../../kernel/mongodb/versions.ts';
import { CATALOGUE_COLLECTIONS, type CatalogueCollections } from '../../catalogue/collections.ts';
import type { ProductCollection } from '../../collections/collection.ts';

/**
 * The format of stored versions. Increase it when versions of the same documents store more or different
 * data: the next release then writes all versions again.
 */
export const VERSION_FORM = 3;

/** The contents of a release besides products and categories. */
export interface ReleasedContent {
  _id: 'content';
  /** Excludes deals that had ended. */
  content: StorefrontContent;
  /** ISO 4217. */
  currency: string;
  /** An IANA name. Absent in releases of earlier versions, which use India's. */
  timeZone?: string;
  /** null: shoppers cannot order. Absent in form 1, like `hasSold`. */
  selling?: SellingTerms | null;
  /** Whether the shop was ever open for orders. */
  hasSold?: boolean;
  /** By name, with dated conditions. Absent: none. */
  collections?: ProductCollection[];
}

/**
 * A redirect of a release. Its addresses have other names than in `CatalogueRedirect`, because `from` and
 * `to` are the releases of a version.
 */
export interface ReleasedRedirect {
  _id: ObjectId;
  /** `from` of `CatalogueRedirect`. */
  address: string;
  /** `to` of `CatalogueRedirect`. */
  target: string;
  replacesPage: boolean;
}

/** The state that the newest complete release shows. */
export interface ShownMoment {
  /** The time of the snapshot that the release shows. */
  at: Timestamp;
  /** When the dates of products and deals were evaluated. */
  now: Date;
  /** The `VERSION_FORM` of the program that wrote it. */
  form: number;
}

/** The progress of writing versions. A single document, which every write of versions checks and changes. */
export interface ReleaseState {
  _id: 'state';
  /** The newest complete release. 0 before the first. */
  head: number;
  /** The release being written. */
  staging: number | null;
  /** The writer. Versions of any other writer are rejected. */
  writer: ObjectId | null;
  /** The number of written batches of `staging`. */
  batches: number;
  /** Valid while its `release` equals `head`. Absent: unknown. */
  shows?: ShownMoment & { release: number };
  /** Versions that a release up to this one replaced may be deleted. */
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
  releaseState: collection<ReleaseState>({ name: RELEASE_STATES, isBackedUp: false, operatorsPart: null }),
};

export interface ReleasedCollections
  extends CollectionsIn<typeof RELEASED_COLLECTIONS>,
    Pick<CatalogueCollections, 'releasedProducts' | 'releasedCategories'> {}

export function openReleased(db: Pick<Db, 'collection'>): ReleasedCollections {
  const { releasedProducts, releasedCategories } = CATALOGUE_COLLECTIONS;
  return openCollections({ ...RELEASED_COLLECTIONS, releasedProducts, releasedCategories }, db);
}

/** Creates the indexes by which released products are listed, if they are missing. Readers need them from the first release on. */
export async function createListIndexes({
  releasedProducts,
}: Pick<ReleasedCollections, 'releasedProducts'>): Promise<void> {
  const { indexes = [] } = CATALOGUE_COLLECTIONS.releasedProducts.lateIndexes ?? {};
  await releasedProducts.createIndexes([...indexes]);
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
