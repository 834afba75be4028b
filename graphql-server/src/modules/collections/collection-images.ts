import type { HistoryContext } from '../../kernel/history/context.ts';
import { editAll, type ImageOwners } from '../../kernel/images/image-owners.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
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
    const _id = parseObjectId(id);
    const current = _id && (await shop.productCollections.findOne({ _id }, NEWEST));
    const [image] = (current?.image && editAll([current.image], edit)) || [];
    if (!current || !image) return false;
    const next = { ...current, image, version: current.version + 1, updatedAt: new Date() };
    await storeCollection(shop, current, next);
    return true;
  },
};

function collections(context: HistoryContext): CollectionContext {
  return context as CollectionContext;
}
