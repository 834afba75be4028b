import type { ApolloCache, ApolloClient } from '@apollo/client';
import { randomKey, withAttemptKey } from '../../attempt-key.ts';
import {
  AddCategoryDocument,
  type AddCategoryMutation,
  type AddCategoryMutationVariables,
  type CategoryRow_CategoryFragment as CategoryRow,
  type CategoryStateFragment,
  type CreateCategoryInput,
  DeleteCategoryDocument,
  type ErrorExtensionsFragment,
  ListCategoriesDocument,
  type ListCategoriesQuery,
  UpdateCategoryDocument,
} from '../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../graphql-errors.ts';
import {
  type DetailsErrors,
  type DetailsForm,
  detailsInput,
  detailsOfState,
  rebase,
} from './category-details.ts';

// Each change is optimistic; the toasts show errors.

export const CATEGORY_PAGE_SIZE = 50;

const PENDING = 'pending';

/** Whether the category is only shown optimistically, so that it has no id of the server yet. */
export function isPending({ id }: CategoryRow): boolean {
  return id.startsWith(PENDING);
}

/** Adds a category at the top of the list. Resolves to whether that succeeded. */
export async function addCategory(client: ApolloClient, name: string, parentId: string): Promise<boolean> {
  const optimistic = {
    ...categoryNamed(name, `${PENDING}-${randomKey()}`, 1),
    productCount: 0,
    parent: parentId === '' ? null : { __typename: 'Category', id: parentId },
  };
  return !(await errorOf(
    client,
    createCategory(
      client,
      { name, ...(parentId && { parentId }) },
      {
        optimisticResponse: { createCategory: optimistic },
        update: (cache, { data }) => {
          if (!data) return;
          const edge = { __typename: 'CategoryEdge', node: data.createCategory };
          // Remove the category from the list first, which may already contain it after a lost response.
          changeList(cache, (edges) => [edge, ...edges.filter(({ node }) => node.id !== edge.node.id)]);
        },
      },
    ),
  ));
}

/** Why a category was not changed, and its current state. */
export interface UpdateError {
  message: string;
  current: CategoryRow;
  fieldErrors: DetailsErrors;
  /** The form's changes, rebased onto the saved state. */
  details: DetailsForm | undefined;
  /** Names of fields where the form would overwrite someone else's change. */
  replaced: string[];
}

/**
 * Changes a category unless someone else has changed it.
 * @returns undefined after success
 */
export async function updateCategory(
  client: ApolloClient,
  category: CategoryRow,
  name: string,
  details?: DetailsForm,
): Promise<UpdateError | undefined> {
  const { id, version } = category;
  const input = { name, ...(details && detailsInput(details)), version };
  const error = await errorOf(
    client,
    client.mutate({
      mutation: UpdateCategoryDocument,
      variables: { id, input },
      context: { isSaved: (current) => isSavedAs(current, name, details) },
      optimisticResponse: { updateCategory: categoryNamed(name, id, version + 1) },
      update: (cache) => {
        const parent = details?.draft.parentId && {
          __ref: `Category:${details.draft.parentId}`,
        };
        if (details) cache.modify({ id: `Category:${id}`, fields: { parent: () => parent || null } });
      },
    }),
  );
  if (!error || isSavedAs(errorExtensions(error)?.current, name, details)) return undefined;
  return updateError(error, category, details);
}

/** Whether the conflicting state is what we tried to save, as after a lost response. */
function isSavedAs(
  current: ErrorExtensionsFragment['current'] | undefined,
  name: string,
  details?: DetailsForm,
): boolean {
  if (current?.__typename !== 'CategoryState') return false;
  const state = current as object as CategoryStateFragment;
  const left = details && detailsInput({ base: detailsOfState(state), draft: details.draft });
  return state.name === name && Object.keys(left ?? {}).length === 0;
}

function updateError(error: unknown, category: CategoryRow, details: DetailsForm | undefined): UpdateError {
  const { current, fieldErrors, imageErrors } = errorExtensions(error) ?? {};
  const state = current?.__typename === 'CategoryState' ? (current as object as CategoryStateFragment) : null;
  const [imageError] = imageErrors ?? [];
  const known = {
    message: errorMessage(error),
    current: state ?? category,
    fieldErrors: { ...fieldErrors, ...(imageError && { image: imageError.message }) } as DetailsErrors,
  };
  if (!state || !details) return { ...known, details, replaced: [] };
  const { form, replaced } = rebase(details, detailsOfState(state));
  return { ...known, details: form, replaced };
}

/**
 * Deletes a category unless someone else has changed it.
 * @param moveProductsTo the new category of its products
 */
export async function deleteCategory(
  client: ApolloClient,
  category: CategoryRow,
  moveProductsTo: string | null,
): Promise<void> {
  const { id, version } = category;
  await errorOf(
    client,
    client.mutate({
      mutation: DeleteCategoryDocument,
      variables: { id, version, moveProductsTo },
      optimisticResponse: { deleteCategory: category },
      update: (cache) => {
        changeList(cache, (edges) => edges.filter(({ node }) => node.id !== id));
        // Evict all lists of products, because any of them may show the category's name.
        cache.evict({ fieldName: 'products' });
      },
    }),
  );
}

type Edges = ListCategoriesQuery['categories']['edges'];

/** Updates the cached list, so that it need not be reloaded. */
function changeList(cache: ApolloCache, change: (edges: Edges) => Edges): void {
  const cached = { query: ListCategoriesDocument, variables: { first: CATEGORY_PAGE_SIZE } };
  cache.updateQuery(cached, (list) => {
    if (!list) return;
    const { edges, totalCount } = list.categories;
    const changed = change(edges);
    const total = totalCount + changed.length - edges.length;
    return { ...list, categories: { ...list.categories, edges: changed, totalCount: total } };
  });
}

function categoryNamed(name: string, id: string, version: number) {
  return { __typename: 'Category', id, name, version };
}

/**
 * Waits for a change. Reloads the list after a conflict.
 * @returns the error, or undefined
 */
async function errorOf(client: ApolloClient, change: Promise<unknown>): Promise<unknown> {
  try {
    await change;
    return undefined;
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code === 'CONFLICT' || code === 'NOT_FOUND')
      void client.refetchQueries({ include: [ListCategoriesDocument] });
    return error;
  }
}

type Options = Pick<
  ApolloClient.MutateOptions<AddCategoryMutation, AddCategoryMutationVariables>,
  'optimisticResponse' | 'update'
>;

/** Creates a category. A retry after a lost response does not create a second one. */
export async function createCategory(
  client: ApolloClient,
  input: CreateCategoryInput,
  options: Options = {},
) {
  const { data } = await withAttemptKey({ category: input }, (key) =>
    client.mutate({ mutation: AddCategoryDocument, variables: { input, key }, ...options }),
  );
  return data?.createCategory;
}
