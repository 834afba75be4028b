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

/** The GraphQL server over the schema, not started yet; the HTTP around it is `routes.ts`. @param facts the shop's, as they are now */
export function createApolloServer(facts: () => StateFacts): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    // Cross-site requests are refused for /graphql and /api alike, before a body is read: http/security.ts.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    // `checkDocuments` validates, once the limits are kept.
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
