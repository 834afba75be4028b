import type { CollectionRules } from '@mela/rules/catalogue.ts';
import type { SeoTexts } from '@mela/rules/seo.ts';
import type { ClientSession } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { type Extensions, extensionPoint } from '../../kernel/extension-point.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import { HANDLE_INDEX, IMAGE_INDEX } from '../catalogue/collections.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import type { Handled } from '../catalogue/handles.ts';
import type { SellingCollections } from '../selling/collection.ts';

/** A page of the products that meet its conditions. */
export interface ProductCollection extends Handled, SeoTexts, CollectionRules {
  name: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  description?: string;
  image?: StoredImage;
  isInMenu: boolean;
}

export const COLLECTION_COLLECTIONS = {
  productCollections: collection<ProductCollection>({
    name: 'productCollections',
    publishes: true,
    counted: 'collections',
    images: { field: 'image.hash', index: IMAGE_INDEX },
    indexes: [
      { key: { handles: 1 }, name: HANDLE_INDEX, unique: true, sparse: true },
      { key: { 'image.hash': 1 }, name: IMAGE_INDEX, sparse: true },
    ],
  }),
};

export interface CollectionCollections extends CollectionsIn<typeof COLLECTION_COLLECTIONS> {}

export interface CollectionContext extends CatalogueContext, CollectionCollections, SellingCollections {}

/** Reads the collections of a release, in which conditions on dates are already relative to the release. */
export const releasedCollections = extensionPoint<(release: number) => Promise<ProductCollection[]>>(
  'collections.releasedCollections',
);

const BY_NAME = new Intl.Collator('en');

/** @returns all collections by name. There are at most 200. @param session reads from its snapshot */
export async function readCollections(
  { productCollections }: Pick<CollectionCollections, 'productCollections'>,
  session?: ClientSession,
): Promise<ProductCollection[]> {
  const found = await productCollections.find({}, newestIn(session)).toArray();
  return found.sort((one, other) => BY_NAME.compare(one.name, other.name) || (one._id < other._id ? -1 : 1));
}

/** @returns the collections that the caller sees: shoppers see those of the release */
export async function shownCollections(
  context: CollectionContext & { extensions: Pick<Extensions, 'of'> },
): Promise<ProductCollection[]> {
  const { release, extensions } = context;
  const [read] = extensions.of(releasedCollections);
  return release !== null && read ? read(release) : readCollections(context);
}
