import type { ApolloClient, DefaultContext } from '@apollo/client';
import { textsOf } from '@mela/rules/messages.ts';
import { checkDetails } from '@mela/rules/product-details.ts';
import { toast } from 'react-hot-toast/headless';
import { generatePath } from 'react-router';
import * as productFormText from '#messages/product-form.ts';
import { randomKey } from '../../../attempt-key.ts';
import {
  AddProductDocument,
  type CreateProductInput,
  EditedProductDocument,
  type ErrorExtensionsFragment,
  type ProductForm_ProductFragment as Product,
  UpdateProductDocument,
} from '../../../graphql.generated.ts';
import { errorExtensions } from '../../../graphql-errors.ts';
import { PATHS } from '../../../paths.ts';
import { shopCurrency } from '../../../shop-currency.ts';
import { MESSAGES } from '../../../toast/messages.ts';
import { addProduct } from '../product-cache.ts';
import {
  type FormContent,
  type FormErrors,
  type FormState,
  NOTHING_SAVED,
  type SavedContent,
} from './form-state.ts';
import { areSameImages, asFile, type FormImage, type ImageErrors, markImages } from './image-list.ts';
import type { DetailField, ProductDraft } from './product-draft.ts';
import { inputOf, saidDetails } from './product-input.ts';
import { contentOf, savedAs } from './server-content.ts';
import { savedContent } from './stored-draft.ts';
import { isSameMatrix } from './variants/compare-matrices.ts';
import { EMPTY_MATRIX } from './variants/matrix.ts';
import { byRow, matrixErrors } from './variants/matrix-errors.ts';
import { variantInputs } from './variants/matrix-input.ts';
import { storedMatrix } from './variants/stored-matrix.ts';

type Upload = NonNullable<DefaultContext['upload']>;

/** Saves the form. Returns the form's next content, or the path of the screen to open. */
export type SaveProduct = (
  content: FormContent & Pick<FormState, 'saved'>,
  upload: Upload,
) => Promise<SavedContent | string>;

/** Validates these details. */
export function detailErrors(draft: ProductDraft, images: FormImage[], fields: DetailField[]): FormErrors {
  const errors = textsOf(checkDetails(saidDetails(draft), { imageCount: 0, currency: shopCurrency() }));
  const ofFields = fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : []));
  if (!fields.includes('variants')) return Object.fromEntries(ofFields);
  const ofOptions = errors['options'] ? { options: errors['options'] } : matrixErrors(draft, images);
  return { ...Object.fromEntries(ofFields), ...ofOptions };
}

/** The save function for the product with this id, or for a new one if null. */
export function savesOf(client: ApolloClient, id: string | null) {
  return { save: id === null ? saveNew(client) : saveChange(client, id), saveAgain: saveAgain(client) };
}

/** Creates a product and adds it to the cached lists. */
function saveNew(client: ApolloClient): SaveProduct {
  const keyOf = attemptKeys();
  return async ({ draft, images }, upload) => {
    const files = images.flatMap((image) => (image.kind === 'new' ? [image.file] : []));
    const input = newInput(draft, images);
    const { id, title } = await create(client, input, files, keyOf(draft, images), upload);
    return { ...NOTHING_SAVED, added: { id, title } };
  };
}

/** Recreates a product that was deleted in the meantime, and opens its form. */
function saveAgain(client: ApolloClient): SaveProduct {
  const keyOf = attemptKeys();
  return async ({ draft, images }, upload) => {
    const files = await Promise.all(images.map(asFile)).catch((error: unknown) => {
      toast.error(FAILURE);
      throw error;
    });
    const lost = files.flatMap((file, index) => (file ? [] : [{ index, message: LOST_IMAGE }]));
    if (lost.length > 0) throw new LostImagesError(lost);
    const found = files.filter((file) => file !== null);
    const input = newInput(draft, images);
    const { id } = await create(client, input, found, keyOf(draft, images), upload);
    return generatePath(PATHS.editProduct, { id });
  };
}

function newInput(draft: ProductDraft, images: FormImage[]): CreateProductInput {
  const { options, rows } = draft.variants;
  // Remove the variants' ids, because those of a recreated product are new.
  const matrix = { options, rows: rows.map((row) => ({ ...row, id: '' })) };
  const variants = variantInputs(matrix, images, EMPTY_MATRIX);
  return { ...inputOf(draft), imageAlts: altsOf(images), ...(variants.length > 0 && { variants }) };
}

const FAILURE = MESSAGES['AddProduct']?.failure ?? '';
const LOST_IMAGE = productFormText.thisImageWasDeletedWithProduct;

class LostImagesError extends Error {
  readonly imageErrors: ImageErrors;

  constructor(imageErrors: ImageErrors) {
    super(LOST_IMAGE);
    this.imageErrors = imageErrors;
  }
}

/** The idempotency key of an attempt, reused until the content changes. */
function attemptKeys() {
  let last = { draft: {}, images: [] as FormImage[], key: '' };
  return (draft: FormContent['draft'], images: FormImage[]): string => {
    const isSame = last.draft === draft && areSameImages(last.images, images);
    if (!isSame) last = { draft, images, key: randomKey() };
    return last.key;
  };
}

async function create(
  client: ApolloClient,
  input: CreateProductInput,
  images: File[],
  key: string,
  upload: Upload,
): Promise<Product> {
  const { data } = await client.mutate({
    mutation: AddProductDocument,
    variables: { input, images, key },
    context: { upload },
    update: (cache, { data }) => data && addProduct(cache, data.createProduct),
  });
  if (!data) throw new Error('The server answered without errors and without the product.');
  return data.createProduct;
}

/** Changes a product unless someone else has changed it. */
function saveChange(client: ApolloClient, id: string): SaveProduct {
  return async ({ draft, images, saved: before }, upload) => {
    const imageInputs = images.map((image) =>
      image.kind === 'new' ? { upload: image.file } : { id: image.id },
    );
    // Send undefined for an empty category, which leaves a deleted category unchanged.
    const categoryId = draft.categoryId || undefined;
    const { stock, options, ...said } = inputOf(draft);
    const input = {
      ...said,
      categoryId,
      images: imageInputs,
      imageAlts: altsOf(images),
      version: before.version,
      // Send stock only if it was changed, so that sales since the form was opened are kept.
      ...(draft.stock !== before.draft.stock && { stock }),
      ...(!isSameMatrix(draft.variants, before.draft.variants) && {
        options,
        ...(options?.length && { variants: variantInputs(draft.variants, images, before.draft.variants) }),
      }),
    };
    const saved = (current: ErrorExtensionsFragment['current']) => savedAs(current, { draft, images });
    try {
      const { data } = await client.mutate({
        mutation: UpdateProductDocument,
        variables: { id, input },
        fetchPolicy: 'no-cache',
        context: {
          upload,
          fetchOptions: { signal: upload.signal },
          isSaved: (current) => saved(current) !== null,
        },
      });
      if (!data) throw new Error('The server answered without errors and without the product.');
      cacheSoon(client, data.updateProduct);
      return withKnownParts(savedContent(data.updateProduct, storedMatrix), { draft, images });
    } catch (error) {
      const content = saved(errorExtensions(error)?.current ?? null);
      if (!content) throw error;
      return content;
    }
  };
}

/**
 * The delay before the saved product is cached: caching a hundred variants takes noticeable time, so the
 * success message comes first.
 */
const CACHE_AFTER_MS = 100;

function cacheSoon(client: ApolloClient, product: Product): void {
  const saved = { query: EditedProductDocument, variables: { id: product.id }, data: { product } };
  setTimeout(() => client.writeQuery(saved), CACHE_AFTER_MS);
}

/** Keeps unchanged objects, so that memoised rows are not rendered again. */
function withKnownParts(next: SavedContent, { draft, images }: FormContent): SavedContent {
  const known = new Map(draft.variants.rows.map((row) => [JSON.stringify(row), row]));
  const { variants } = next.draft;
  const rows = variants.rows.map((row) => known.get(JSON.stringify(row)) ?? row);
  const same = areSameImages(images, next.images) && { images };
  return { ...next, draft: { ...next.draft, variants: { ...variants, rows } }, ...same };
}

function altsOf(images: FormImage[]): (string | null)[] {
  return images.map(({ alt }) => alt.trim() || null);
}

/** A server error for display in the form. */
export interface FormError {
  /** The errors by field. Empty if only images have errors, null if nothing has. */
  errors: FormErrors | null;
  /** The images with their errors. */
  images: FormImage[];
  /** The version that someone else saved, in a conflict. */
  serverVersion: SavedContent | null;
  isDeleted: boolean;
}

/**
 * Reads the error of a failed save.
 * @returns null if there was no response
 */
export function readFormError(
  error: unknown,
  { draft, images, saved }: Pick<FormState, 'draft' | 'images' | 'saved'>,
): FormError | null {
  if (error instanceof LostImagesError) {
    const marked = markImages(images, error.imageErrors);
    return { errors: {}, images: marked, serverVersion: null, isDeleted: true };
  }
  const extensions = errorExtensions(error);
  if (!extensions) return null;
  const { code, fieldErrors, imageErrors, current } = extensions;
  const ofImages = imageErrors ?? [];
  const said = ofImages.length > 0 ? {} : ((fieldErrors ?? {}) as Partial<Record<string, string>>);
  const errors = byRow(said, draft.variants) as FormErrors;
  return {
    isDeleted: code === 'NOT_FOUND',
    errors: ofImages.length > 0 || Object.keys(errors).length > 0 ? errors : null,
    images: markImages(images, ofImages),
    serverVersion: contentOf(current ?? null, saved.draft.variants),
  };
}
