import type { TypedDocumentNode } from '@apollo/client';
import type * as generated from '../graphql.generated.ts';
import { OperationError } from '../graphql-errors.ts';
import { postOperation, type Result } from './post-operation.ts';

type Documents = typeof generated;
/** The generated documents by the names of their operations. Only their types are read: printing them would load GraphQL. */
type Operations = {
  [Key in keyof Documents as Key extends `${infer Name}Document` ? Name : never]: Documents[Key];
};
export type OperationName = keyof Operations;
export type Data = {
  [Name in OperationName]: Operations[Name] extends TypedDocumentNode<infer Result, never> ? Result : never;
};
/** Those that an operation has none of need not be given. */
export type Variables = {
  [Name in OperationName]: Operations[Name] extends TypedDocumentNode<unknown, infer Given>
    ? Record<never, never> extends Given
      ? [variables?: Given]
      : [variables: Given]
    : never;
};
/** Makes one of the operations of a document, without Apollo. @throws OperationError */
export function executeOnce<Name extends OperationName>(
  document: string,
  operationName: Name,
  ...[variables]: Variables[Name]
): Promise<Data[Name]> {
  return dataOf(postOperation({ query: operationText(document, operationName), operationName, variables }));
}

/** @throws OperationError */
export async function dataOf<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, errors } = await call.catch((): Result<Data> => ({}));
  if (data && !errors) return data;
  throw new OperationError(errors);
}

/**
 * Extracts one operation of a document and the fragments that it spreads. (The server limits the fields of a whole request.)
 * @param document each definition begins on a line of its own
 */
export function operationText(document: string, name: string): string {
  const definitions = new Map(
    document
      .split(/^(?=(?:query|mutation|fragment) )/m)
      .map((definition) => [/^\w+ (\w+)/.exec(definition)?.[1], definition]),
  );
  const needed = new Set([name]);
  // The loop also visits the names that it adds.
  for (const one of needed) {
    for (const [, spread = ''] of (definitions.get(one) ?? '').matchAll(/\.\.\.(\w+)/g)) needed.add(spread);
  }
  return [...needed].map((one) => definitions.get(one)).join('');
}
