import { ObjectId } from 'mongodb';
import type { HistoryContext } from '../../kernel/history/context.ts';
import { editOnlyImage, type ImageOwners } from '../../kernel/images/image-owners.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { CollectionContext } from './collection.ts';
import { storeCollection } from './write-collection.ts';

/** The images of collections, of which there are at most 200. */
export const collectionImages: ImageOwners = {
  kind: 'COLLECTION',
  find: async (context, { hashes }) => {
    const stored = await collections(context)
      .productCollections.find({ image: { $exists: true } })
      .toArray();
    return stored.flatMap(({ _id, name, createdAt, image }) =>
      image && (!hashes || hashes.includes(image.hash))
        ? [{ id: _id.toHexString(), title: name, createdAt, images: [image] }]
        : [],
    );
  },
  edit: async (context, id, edit) => {
    const shop = collections(context);
    return editOnlyImage(
      edit,
      () => shop.productCollections.findOne({ _id: new ObjectId(id) }, NEWEST),
      (collection, image) => {
        const version = collection.version + 1;
        return storeCollection(shop, collection, { ...collection, image, version, updatedAt: new Date() });
      },
    );
  },
};

function collections(context: HistoryContext): CollectionContext {
  return context as CollectionContext;
}
