import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import type { UploadWatch } from '../../../app/upload-link.ts';
import {
  AddProductDocument,
  type ProductForm_ProductFragment as Product,
  UpdateProductDocument,
} from '../../../graphql.generated.ts';
import { addProduct } from '../product-cache.ts';
import type { FieldErrors } from './check-product.ts';
import { type FormContent, NOTHING_SAVED, type SavedContent } from './form-state.ts';
import { storedImages } from './image-list.ts';
import { draftOf, inputOf } from './product-draft.ts';

/** Saves the form's content and returns what the form starts with next. */
export type SaveProduct = (
  content: FormContent & Pick<SavedContent, 'version'>,
  upload: UploadWatch,
) => Promise<SavedContent>;

/** Creates a product, and adds it to the cached lists. */
export function saveNew(client: ApolloClient): SaveProduct {
  return async ({ draft, images }, upload) => {
    await client.mutate({
      mutation: AddProductDocument,
      variables: {
        input: inputOf(draft),
        images: images.flatMap((image) => (image.kind === 'new' ? [image.file] : [])),
      },
      context: { upload },
      update: (cache, { data }) => data && addProduct(cache, data.createProduct),
    });
    return NOTHING_SAVED;
  };
}

/** Changes a product, unless somebody else has changed it meanwhile. */
export function saveChange(client: ApolloClient, id: string): SaveProduct {
  return async ({ draft, images, version }, upload) => {
    const imageInputs = images.map((image) =>
      image.kind === 'new' ? { upload: image.file } : { id: image.id },
    );
    // Undefined leaves a deleted category as it is.
    const categoryId = draft.categoryId || undefined;
    const { data } = await client.mutate({
      mutation: UpdateProductDocument,
      variables: { id, input: { ...inputOf(draft), categoryId, images: imageInputs, version } },
      context: { upload, fetchOptions: { signal: upload.signal } },
    });
    if (!data) throw new Error('The server answered without errors and without the product.');
    return savedContent(data.updateProduct);
  };
}

/** What the form of an existing product starts with. */
export function savedContent(product: Product): SavedContent {
  const draft = draftOf(product, product.category?.id ?? '');
  return { draft, images: storedImages(product.images), version: product.version };
}

/** An error of the server that the operator can fix. */
export interface UserError {
  fieldErrors: FieldErrors;
  /** In a conflict: what somebody else saved meanwhile. */
  current: SavedContent | null;
}

/** @returns null when the server did not answer. */
export function readUserError(error: unknown): UserError | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { fieldErrors = {}, current } = (error.errors[0]?.extensions ?? {}) as ErrorExtensions;
  if (!current) return { fieldErrors, current: null };
  const draft = draftOf(current, current.categoryId);
  return { fieldErrors, current: { draft, images: storedImages(current.images), version: current.version } };
}

interface ErrorExtensions {
  fieldErrors?: FieldErrors;
  current?: Omit<Product, 'category'> & { categoryId: string };
}
