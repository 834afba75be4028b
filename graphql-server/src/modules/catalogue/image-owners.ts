import { type Document, type Filter, ObjectId } from 'mongodb';
import type { HistoryContext } from '../../kernel/history/context.ts';
import {
  editAll,
  editOnlyImage,
  type ImageEdit,
  type ImageOwners,
  type ImageQuery,
} from '../../kernel/images/image-owners.ts';
import { containing } from '../../kernel/list/search-text.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { updateCategory } from './categories/update.ts';
import { IMAGE_INDEX } from './collections.ts';
import type { CatalogueContext } from './context.ts';
import type { Product } from './products/product.ts';
import { type ProductChange, updateProduct } from './products/update.ts';
import { draftsOf } from './products/variants.ts';

export const productImages: ImageOwners = {
  kind: 'PRODUCT',
  find: async (context, query) => {
    const { products, scans } = catalogue(context);
    const projection = { title: 1, createdAt: 1, images: 1 };
    const lacking = { images: { $elemMatch: { alt: null } } };
    const { filter, hint } = plan(query, 'title', 'images', lacking);
    const found = await scans.run((options) =>
      products.find(filter, { ...options, ...hint, projection, batchSize: BATCH_SIZE }).toArray(),
    );
    return found.map(({ _id, ...product }) => ({ id: _id.toHexString(), ...product }));
  },
  edit: async (context, id, edit) => {
    let isChanged = false;
    await updateProduct(catalogue(context), id, (product) => {
      const change = editedProduct(product, edit);
      isChanged = change !== null;
      return change;
    });
    return isChanged;
  },
};

export const categoryImages: ImageOwners = {
  kind: 'CATEGORY',
  find: async (context, query) => {
    const { categories, scans } = catalogue(context);
    const projection = { name: 1, createdAt: 1, image: 1 };
    const { filter, hint } = plan(query, 'name', 'image', { 'image.alt': null });
    const found = await scans.run((options) =>
      categories.find(filter, { ...options, ...hint, projection }).toArray(),
    );
    return found.map(({ _id, name, createdAt, image }) => ({
      ...{ id: _id.toHexString(), title: name, createdAt },
      images: image ? [image] : [],
    }));
  },
  edit: async (context, id, edit) => {
    const shop = catalogue(context);
    return editOnlyImage(
      edit,
      () => shop.categories.findOne({ _id: new ObjectId(id) }, NEWEST),
      (category, image) => {
        const change = { formerImage: image, imageAlt: image.alt ?? '', version: category.version };
        return updateCategory(shop, id, change);
      },
    );
  },
};

const BATCH_SIZE = 5_000;

function catalogue(context: HistoryContext): CatalogueContext {
  return context as CatalogueContext;
}

/** @param lacking the filter for documents that have an image without an alt text */
function plan(
  { hashes, text, lacksAlt }: ImageQuery,
  title: string,
  images: string,
  lacking: Filter<Document>,
) {
  if (hashes) return { filter: { [`${images}.hash`]: { $in: hashes } }, hint: { hint: IMAGE_INDEX } };
  const pattern = text !== undefined && containing(text);
  const matching = pattern ? { $or: [{ [title]: pattern }, { [`${images}.alt`]: pattern }] } : {};
  return { filter: lacksAlt ? { $and: [matching, lacking] } : matching, hint: {} };
}

function editedProduct({ images, options = [], variants }: Product, edit: ImageEdit): ProductChange | null {
  const edited = editAll(images, edit);
  if (!edited) return null;
  // Remove duplicates, because a product shows each image only once.
  const places = [...new Map(edited.map((image) => [image.hash, image])).values()];
  const hashes = new Map(images.map(({ hash }, index) => [hash, edited[index]?.hash ?? hash]));
  const shown = variants && draftsOf(options, variants);
  return {
    fields: {
      imageAlts: places.map(({ alt = '' }) => alt),
      ...(shown && {
        variants: shown.map(({ image, ...one }) => ({ ...one, image: hashes.get(String(image)) ?? null })),
      }),
    },
    places: places.map(({ hash }) => ({ hash })),
    knownImages: edited,
  };
}
