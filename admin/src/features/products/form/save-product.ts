import type { ApolloClient, DefaultContext } from '@apollo/client';
import type { ProductFieldErrors } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import {
  AddProductDocument,
  type ErrorExtensionsFragment,
  type ProductForm_ProductFragment as Product,
  UpdateProductDocument,
} from '../../../graphql.generated.ts';
import { errorExtensions } from '../../../graphql-errors.ts';
import { addProduct } from '../product-cache.ts';
import { type FormContent, NOTHING_SAVED, type SavedContent } from './form-state.ts';
import { storedImages } from './image-list.ts';
import { draftOf, inputOf } from './product-draft.ts';

/** Saves the form's content and returns what the form starts with next. */
export type SaveProduct = (
  content: FormContent & Pick<SavedContent, 'version'>,
  upload: NonNullable<DefaultContext['upload']>,
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

/** An error that the server explained, as the form shows it. */
export interface FormError {
  fieldErrors: ProductFieldErrors;
  imageErrors: NonNullable<ErrorExtensionsFragment['imageErrors']>;
  /** In a conflict: what somebody else saved meanwhile. */
  serverVersion: SavedContent | null;
}

/** @returns null when there was no response */
export function readFormError(error: unknown): FormError | null {
  const extensions = errorExtensions(error);
  if (!extensions) return null;
  const { fieldErrors, imageErrors, current } = extensions;
  return {
    fieldErrors: (fieldErrors ?? {}) as ProductFieldErrors,
    imageErrors: imageErrors ?? [],
    serverVersion:
      current?.__typename === 'ProductState'
        ? {
            draft: draftOf(current, current.categoryId),
            images: storedImages(current.images),
            version: current.version,
          }
        : null,
  };
}
