import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { expectRelease } from '../layout/storefront-state.ts';

/** After each change the top bar looks how it goes live. */
export const releaseLink = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.MUTATION
    ? forward(operation).pipe(tap({ complete: expectRelease }))
    : forward(operation),
);
