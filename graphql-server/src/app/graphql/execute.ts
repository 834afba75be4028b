import { unwrapResolverError } from '@apollo/server/errors';
import { type DocumentNode, GraphQLError, type TypedQueryDocumentNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { appTexts } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { schema } from './schema.ts';

const compiled = new WeakMap<DocumentNode, CompiledQuery>();

/**
 * Runs one of our own operations on the schema, without HTTP. Each operation is compiled to a function once,
 * because interpreting its document takes three times as long. Clients' documents are never compiled: there
 * are too many.
 * @throws the first error of a resolver
 */
export async function execute<Data, Variables extends object>(
  operation: TypedQueryDocumentNode<Data, Variables>,
  variables: Variables,
  context: Context,
): Promise<Data> {
  const { data, errors } = await compile(operation).query({}, context, variables);
  const [error] = errors ?? [];
  if (error) throw unwrapResolverError(error);
  return data as Data;
}

function compile(operation: DocumentNode): CompiledQuery {
  const known = compiled.get(operation);
  if (known) return known;
  const query = compileQuery(schema, operation);
  if (!isCompiledQuery(query)) throw query.errors?.[0] ?? new GraphQLError(appTexts.operationCannotRun);
  compiled.set(operation, query);
  return query;
}
