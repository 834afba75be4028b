import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { StateFacts } from './conflict-state.ts';
import type { GraphqlContext } from './context.ts';
import { checkDocuments, createDocumentStore } from './documents.ts';
import { maskError, reportErrors } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';
import { schema } from './schema.ts';

/** Creates the GraphQL server, not started yet; `routes.ts` adds HTTP. @param facts the shop's current facts */
export function createApolloServer(facts: () => StateFacts): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    // http/security.ts rejects cross-site requests for /graphql and /api, before a body is read.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    // `checkDocuments` validates after it has checked the limits.
    dangerouslyDisableValidation: true,
    formatError: (formatted, error) => maskError(formatted, error, facts()),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // It would load scripts of other hosts.
      ApolloServerPluginLandingPageDisabled(),
      checkDocuments(schema),
      reportErrors,
    ],
  });
}
