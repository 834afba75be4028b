import type { ApolloClient } from '@apollo/client';
import {
  AddCategoryDocument,
  type AddCategoryMutation,
  type AddCategoryMutationVariables,
  type CreateCategoryInput,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { randomKey } from '../../random-key.ts';

/** The keys of attempts of which nobody knows what came, by what was to be created. */
const unanswered = new Map<string, string>();

type Options = Pick<
  ApolloClient.MutateOptions<AddCategoryMutation, AddCategoryMutationVariables>,
  'optimisticResponse' | 'update'
>;

/** Creates a category. Tried again after a lost answer, it is not created twice: the server takes both attempts for one. */
export async function createCategory(
  client: ApolloClient,
  input: CreateCategoryInput,
  options: Options = {},
) {
  const attempt = JSON.stringify(input);
  const key = unanswered.get(attempt) ?? randomKey();
  try {
    const variables = { input, key };
    const { data } = await client.mutate({ mutation: AddCategoryDocument, variables, ...options });
    unanswered.delete(attempt);
    return data?.createCategory;
  } catch (error) {
    const { code = 'UNAVAILABLE' } = errorExtensions(error) ?? {};
    if (code === 'UNAVAILABLE') unanswered.set(attempt, key);
    else unanswered.delete(attempt);
    throw error;
  }
}
