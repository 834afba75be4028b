import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLScalarType, Kind, parse, type ScalarTypeDefinitionNode } from 'graphql';
import { GraphQLUpload } from 'graphql-upload-ts';
import type { Context } from '../catalogue/context.ts';
import { createDocumentStore } from './document-store.ts';
import { maskError, reportErrors } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';
import {
  categoryConnectionFields,
  categoryFields,
  categoryMutations,
  categoryQueries,
} from './resolvers/categories.ts';
import {
  productConnectionFields,
  productFields,
  productMutations,
  productQueries,
} from './resolvers/products.ts';
import { DateTime, Price } from './scalars.ts';
import type { Resolvers } from './schema.generated.ts';

const SCHEMA = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const MAX_VALIDATION_ERRORS = 3;

const resolvers: Resolvers = {
  DateTime: described(DateTime),
  Price: described(Price),
  Upload: described(GraphQLUpload),
  Query: { ...categoryQueries, ...productQueries },
  Mutation: { ...categoryMutations, ...productMutations },
  Category: categoryFields,
  CategoryConnection: categoryConnectionFields,
  Product: productFields,
  ProductConnection: productConnectionFields,
};

/** The GraphQL server over the schema, not started yet; the HTTP around it, its limits too, is `graphql-routes.ts`. */
export function createApolloServer(): ApolloServer<Context> {
  return new ApolloServer<Context>({
    typeDefs: SCHEMA,
    resolvers,
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

/** What a scalar does replaces everything the schema says of it: its description is put back. */
function described<Inside, Outside>(
  scalar: GraphQLScalarType<Inside, Outside>,
): GraphQLScalarType<Inside, Outside> {
  const definition = SCHEMA.definitions.find(
    (candidate) => candidate.kind === Kind.SCALAR_TYPE_DEFINITION && candidate.name.value === scalar.name,
  ) as ScalarTypeDefinitionNode | undefined;
  return new GraphQLScalarType({ ...scalar.toConfig(), description: definition?.description?.value });
}
