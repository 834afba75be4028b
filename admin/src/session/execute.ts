import { type Data, dataOf, type OperationName, type Variables } from './execute-once.ts';
import { operationText } from './operation-text.ts';
import { postOperation } from './post-operation.ts';
import { withSession } from './with-session.ts';

/**
 * Makes one of the operations of a document, without Apollo. When the session has ended, it asks to sign in, and goes on.
 * @throws OperationError
 */
export function execute<Name extends OperationName>(
  document: string,
  operationName: Name,
  ...[variables]: Variables[Name]
): Promise<Data[Name]> {
  return dataOf(
    withSession(() =>
      postOperation({ query: operationText(document, operationName), operationName, variables }),
    ),
  );
}

/** Makes operations of one document. @throws OperationError */
export function operationsOf(document: string) {
  return <Name extends OperationName>(name: Name, ...variables: Variables[Name]) =>
    execute(document, name, ...variables);
}
