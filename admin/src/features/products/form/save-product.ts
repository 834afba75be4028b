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

/** Sends what the form holds; answers what the form is to start from next. */
export type SaveProduct = (
  content: FormContent & Pick<SavedContent, 'version'>,
  upload: UploadWatch,
) => Promise<SavedContent>;

/** Adds a product to the shop and to the lists that are kept. */
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
    const row = images.map((image) => (image.kind === 'new' ? { upload: image.file } : { id: image.id }));
    // One whose category was deleted keeps that until it is given another one.
    const categoryId = draft.categoryId || undefined;
    const { data } = await client.mutate({
      mutation: UpdateProductDocument,
      variables: { id, input: { ...inputOf(draft), categoryId, images: row, version } },
      context: { upload, fetchOptions: { signal: upload.signal } },
    });
    if (!data) throw new Error('A change without errors answers the product.');
    return savedContent(data.updateProduct);
  };
}

/** What the form starts from for a product that there is. */
export function savedContent(product: Product): SavedContent {
  const draft = draftOf(product, product.category?.id ?? '');
  return { draft, images: storedImages(product.images), version: product.version };
}

/** What the server had against a change. */
export interface Refusal {
  message: string;
  fieldErrors: FieldErrors;
  /** For a conflict: what somebody else saved meanwhile. */
  current: SavedContent | null;
}

/** Reads an error as the server's refusal; null when there was no answer. */
export function readRefusal(error: unknown): Refusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const { fieldErrors = {}, current } = (first?.extensions ?? {}) as RefusalDetails;
  return {
    message: first?.message ?? error.message,
    fieldErrors,
    current: current
      ? {
          draft: draftOf(current, current.categoryId),
          images: storedImages(current.images),
          version: current.version,
        }
      : null,
  };
}

interface RefusalDetails {
  fieldErrors?: FieldErrors;
  current?: Omit<Product, 'category'> & { categoryId: string };
}
