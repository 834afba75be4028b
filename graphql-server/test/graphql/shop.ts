import { drawImage } from '../sample-images/draw.ts';
import { type Answer, askFor, askWithFiles, dataOf } from './ask.ts';

interface Asked {
  readonly url: string;
}

/** A product with all the fields that tests read. */
export interface WireProduct {
  id: string;
  title: string;
  description: string;
  category: { id: string; name: string } | null;
  regularPrice: number;
  sellingPrice: number;
  discountPercentage: number;
  badge: string | null;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
  images: WireImage[];
  version: number;
  createdAt: string;
  updatedAt: string;
}

interface WireImage {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  alt: string;
}

export const WHOLE_PRODUCT = `id title description category { id name } regularPrice sellingPrice
  discountPercentage badge isFeatured isPopular isNew
  images { id url thumbnailUrl width height alt } version createdAt updatedAt`;
const CREATE = `mutation ($input: CreateProductInput!, $images: [Upload!]!) {
  product: createProduct(input: $input, images: $images) { ${WHOLE_PRODUCT} }
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateProductInput!) {
  product: updateProduct(id: $id, input: $input) { ${WHOLE_PRODUCT} }
}`;

type ProductAnswer = Answer<{ product: WireProduct }>;

/**
 * Creates a category.
 * @returns its id
 */
export async function createCategory(app: Asked, name: string): Promise<string> {
  const create = 'mutation ($name: String!) { category: createCategory(input: { name: $name }) { id } }';
  return (await askFor(app, create, { name })).category.id;
}

/** A unique image file. */
export async function imageFile(name = 'picture.png', width = 40, height = 30): Promise<File> {
  return new File([new Uint8Array(await drawImage('png', width, height))], name, { type: 'image/png' });
}

/** Valid input for a new product. */
export function productInput(categoryId: string, changes: object = {}): object {
  return {
    title: 'Linen shirt',
    description: 'Cool in the heat.',
    categoryId,
    regularPrice: 200,
    sellingPrice: 150,
    ...changes,
  };
}

/** Sends a request to create a product with these files. */
export function tryCreateProduct(app: Asked, input: object, files: File[]): Promise<ProductAnswer> {
  const paths = files.map((file, index) => [`images.${index}`, file]);
  return askWithFiles(app, CREATE, { input, images: files.map(() => null) }, Object.fromEntries(paths));
}

/** Creates a product with one image. */
export async function createProduct(
  app: Asked,
  categoryId: string,
  changes: object = {},
): Promise<WireProduct> {
  const files = [await imageFile()];
  return dataOf(await tryCreateProduct(app, productInput(categoryId, changes), files)).product;
}

/** Sends a change of a product: the ids of images to keep, and new files, in order. */
export function tryUpdateProduct(
  app: Asked,
  id: string,
  changes: object,
  images?: (string | File)[],
): Promise<ProductAnswer> {
  const places = images?.map((image) => (typeof image === 'string' ? { id: image } : { upload: null }));
  const files = (images ?? []).flatMap((image, index) =>
    typeof image === 'string' ? [] : [[`input.images.${index}.upload`, image]],
  );
  const input = { ...changes, ...(places && { images: places }) };
  return askWithFiles(app, UPDATE, { id, input }, Object.fromEntries(files));
}

export async function updateProduct(
  app: Asked,
  id: string,
  changes: object,
  images?: (string | File)[],
): Promise<WireProduct> {
  return dataOf(await tryUpdateProduct(app, id, changes, images)).product;
}

export async function readProduct(app: Asked, id: string): Promise<WireProduct | null> {
  return (await askFor(app, `query ($id: ID!) { product(id: $id) { ${WHOLE_PRODUCT} } }`, { id })).product;
}
