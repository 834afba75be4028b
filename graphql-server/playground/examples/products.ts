import type { Newest } from '../newest.ts';
import { categoryNote } from './categories.ts';
import type { Example } from './example.ts';

/** The examples about products, in the panel's order. */
export const PRODUCT_EXAMPLES: readonly Example[] = [
  {
    name: 'products',
    title: 'List products',
    summary: 'The newest, with category and pictures',
    needs: [],
    fill: () => ({ values: { first: 10 } }),
  },
  {
    name: 'search-products',
    title: 'Search products',
    summary: 'By text, category and flags, in an order',
    needs: ['product'],
    fill: (newest) => ({
      values: {
        filter: { text: searchWord(newest.product.title), ...categoryFilter(newest) },
        orderBy: { field: 'SELLING_PRICE', direction: 'ASC' },
      },
      notes: {
        filter: 'Also: isFeatured, isPopular and isNew.',
        text: productNote(newest, 'A word of the title of'),
        field: 'Or TITLE, or CREATED_AT.',
      },
    }),
  },
  {
    name: 'next-products',
    title: 'Read the next page',
    summary: 'Behind the cursor of the last one',
    needs: [],
    fill: ({ cursor }) => ({
      values: { first: 5, after: cursor },
      notes: { after: 'The cursor of the second newest product; null begins at the front.' },
    }),
  },
  {
    name: 'product',
    title: 'Read one product',
    summary: 'By its id, with every field',
    needs: ['product'],
    fill: (newest) => ({ values: { id: newest.product.id }, notes: { id: productNote(newest) } }),
  },
  {
    name: 'image-limits',
    title: 'Read the limits of pictures',
    summary: 'How large, and how many for a product',
    needs: [],
    fill: () => ({ values: {} }),
  },
  {
    name: 'create-product',
    title: 'Create a product',
    summary: 'With a picture from the Files panel, or a drawn one',
    needs: ['category'],
    fill: (newest) => ({
      values: { input: newProduct(newest.category.id), images: ['file:1'] },
      notes: {
        categoryId: categoryNote(newest),
        images: 'Up to 10: "file:2" is the second picture, "file:saree.jpg" the one of that name.',
      },
    }),
  },
  {
    name: 'update-product',
    title: 'Edit a product',
    summary: 'Ten percent off, a badge and a flag',
    needs: ['product'],
    fill: (newest) => ({
      values: { id: newest.product.id, input: tenPercentOff(newest.product) },
      notes: { id: productNote(newest), version: 'The version that was read. Leave it out to overwrite.' },
    }),
  },
  {
    name: 'update-product-pictures',
    title: "Change a product's pictures",
    summary: 'Add, keep, reorder and drop in one call',
    needs: ['product'],
    fill: (newest) => ({
      values: {
        id: newest.product.id,
        images: rearranged(newest.product.images),
        version: newest.product.version,
      },
      notes: {
        id: productNote(newest),
        images: 'A new picture first, then those it has, turned round; of several the last one is dropped.',
      },
    }),
  },
  {
    name: 'delete-product',
    title: 'Delete a product',
    summary: 'Together with its pictures',
    needs: ['product'],
    fill: (newest) => ({
      values: { id: newest.product.id, version: null },
      notes: {
        id: productNote(newest),
        version: `Name ${newest.product.version} to refuse if it was changed.`,
      },
    }),
  },
];

function productNote({ product, missing }: Newest, what = '') {
  if (missing.includes('product')) return 'A placeholder: there is no product yet.';
  const note = `${what} the newest product, ${JSON.stringify(product.title)}.`.trim();
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}`;
}

function newProduct(categoryId: string) {
  return {
    title: 'Banarasi silk saree',
    description: 'Handwoven silk with a zari border, 5.5 m with a blouse piece.',
    categoryId,
    regularPrice: 5999,
    sellingPrice: 4499.5,
    badge: 'NEW',
    isFeatured: false,
    isPopular: false,
    isNew: true,
  };
}

function searchWord(title: string) {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [title];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest));
}

function categoryFilter({ product: { category } }: Newest) {
  return category && { categoryId: category.id };
}

function tenPercentOff({ sellingPrice, version }: Newest['product']) {
  return { sellingPrice: Math.floor(sellingPrice * 90) / 100, badge: 'HOT', isPopular: true, version };
}

function rearranged(images: Newest['product']['images']) {
  const kept = images.length > 1 ? images.slice(0, -1) : images;
  return [{ upload: 'file:1' }, ...kept.map(({ id }) => ({ id })).reverse()];
}
