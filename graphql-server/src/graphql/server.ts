import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { Context } from '../catalogue/context.ts';
import { createDocumentStore } from './document-store.ts';
import { maskError, reportErrors } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';
import { schema } from './schema.ts';

const MAX_VALIDATION_ERRORS = 3;

/** The GraphQL server over the schema, not started yet; the HTTP around it, its limits too, is `graphql-routes.ts`. */
export function createApolloServer(): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    // Cross-site requests are refused for /graphql and /api alike, before a body is read: http/refuse-cross-site.ts.
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    formatError: maskError,
    plugins: [ApolloServerPluginCacheControlDisabled(), reportErrors],
  });
}
