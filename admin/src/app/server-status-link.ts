import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { checkServerStatus } from '../layout/server-status.ts';

/** After a call that failed because the server is unavailable, the top bar says so at once. */
export const serverStatusLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: ({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE'))
          void checkServerStatus();
      },
      error: (error) => {
        if (error?.name !== 'AbortError') void checkServerStatus();
      },
    }),
  ),
);
