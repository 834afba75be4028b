import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import { withAttemptKey } from '../../../attempt-key.ts';
import { DuplicateProductDocument } from '../../../graphql.generated.ts';
import { errorExtensions, errorMessage } from '../../../graphql-errors.ts';

/** Makes a draft like the product, once also after a lost answer. @returns its id; null after an error, which a toast says */
export async function duplicateProduct(client: ApolloClient, id: string): Promise<string | null> {
  try {
    const { data } = await withAttemptKey({ duplicateOf: id }, (key) =>
      client.mutate({ mutation: DuplicateProductDocument, variables: { id, key } }),
    );
    if (!data) return null;
    toast.success('Product duplicated: this is the copy, a draft');
    client.cache.evict({ fieldName: 'products' });
    return data.duplicateProduct.id;
  } catch (error) {
    toast.error(errorExtensions(error) ? errorMessage(error) : 'Failed to duplicate product');
    return null;
  }
}
