import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  AddCategoryDocument,
  type CategoryRow_CategoryFragment as CategoryRow,
  DeleteCategoryDocument,
  ListCategoriesDocument,
  type ListCategoriesQuery,
  UpdateCategoryDocument,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';

// Each change is optimistic and resolves to whether it succeeded; the toasts show errors.

export const CATEGORY_PAGE_SIZE = 50;

const PENDING = 'pending';

/** Whether the category is optimistic, without an id of the server. */
export function isPending({ id }: CategoryRow): boolean {
  return id.startsWith(PENDING);
}

/** Adds a category at the top of the list. */
export function addCategory(client: ApolloClient, name: string): Promise<boolean> {
  const optimistic = categoryNamed(name, `${PENDING}-${crypto.randomUUID()}`, 1);
  return succeeds(
    client,
    client.mutate({
      mutation: AddCategoryDocument,
      variables: { input: { name } },
      optimisticResponse: { createCategory: optimistic },
      update: (cache, { data }) => {
        if (!data) return;
        const edge = { __typename: 'CategoryEdge', node: data.createCategory };
        changeList(cache, (edges) => [edge, ...edges]);
      },
    }),
  );
}

/** Renames a category, unless somebody else has changed it meanwhile. */
export function updateCategory(
  client: ApolloClient,
  { id, version }: CategoryRow,
  name: string,
): Promise<boolean> {
  return succeeds(
    client,
    client.mutate({
      mutation: UpdateCategoryDocument,
      variables: { id, input: { name, version } },
      optimisticResponse: { updateCategory: categoryNamed(name, id, version + 1) },
    }),
  );
}

/** Deletes a category, unless somebody else has changed it meanwhile. */
export function deleteCategory(client: ApolloClient, category: CategoryRow): Promise<boolean> {
  const { id, version } = category;
  return succeeds(
    client,
    client.mutate({
      mutation: DeleteCategoryDocument,
      variables: { id, version },
      optimisticResponse: { deleteCategory: category },
      update: (cache) => changeList(cache, (edges) => edges.filter(({ node }) => node.id !== id)),
    }),
  );
}

type Edges = ListCategoriesQuery['categories']['edges'];

/** Updates the cached list, so that it need not be loaded again. */
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

/** After a conflict the list is out of date and is loaded again. */
async function succeeds(client: ApolloClient, change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code === 'CONFLICT' || code === 'NOT_FOUND')
      void client.refetchQueries({ include: [ListCategoriesDocument] });
    return false;
  }
}
