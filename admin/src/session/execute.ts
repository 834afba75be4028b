import { type Data, dataOf, type OperationName, operationText, type Variables } from './execute-once.ts';
import { loadSignIn } from './load-sign-in.ts';
import { postOperation, type Result } from './post-operation.ts';

/**
 * Sends one operation of a document, without Apollo. When the session has ended, asks to sign in and then repeats the operation.
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

/** When the session has ended, asks to sign in and repeats the call, so that forms keep their input. */
export async function withSession<Data>(call: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call();
  const hasEnded = result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  return hasEnded && (await (await loadSignIn()).askToSignIn()) ? call() : result;
}
