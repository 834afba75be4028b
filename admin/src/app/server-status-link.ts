import { ApolloLink, ServerError } from '@apollo/client';
import { tap } from 'rxjs';
import { checkServerStatus } from '../layout/server-status.ts';

const SERVICE_UNAVAILABLE = 503;

/** After a call that failed because the server is unavailable, the top bar says so at once. */
export const serverStatusLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: ({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE'))
          void checkServerStatus();
      },
      error: (error) => {
        const isUnavailable = ServerError.is(error) && error.statusCode === SERVICE_UNAVAILABLE;
        if (isUnavailable || error instanceof TypeError) void checkServerStatus();
      },
    }),
  ),
);
