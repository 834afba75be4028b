import type { ApolloClient } from '@apollo/client';
import { withAttemptKey } from '../../attempt-key.ts';
import {
  AddCategoryDocument,
  type AddCategoryMutation,
  type AddCategoryMutationVariables,
  type CreateCategoryInput,
} from '../../graphql.generated.ts';

type Options = Pick<
  ApolloClient.MutateOptions<AddCategoryMutation, AddCategoryMutationVariables>,
  'optimisticResponse' | 'update'
>;

/** Creates a category, once also after a lost answer. */
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
