import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

const MAX_ATTEMPTS = 3;

/**
 * Asks again when the network was lost. Only questions: a change may have arrived though its answer did not, and must
 * not be made twice.
 */
export const retryLink = new RetryLink({
  attempts: {
    max: MAX_ATTEMPTS,
    // What fetch throws when there is no answer at all.
    retryIf: (error, { operationType }) =>
      operationType === OperationTypeNode.QUERY && error instanceof TypeError,
  },
});
