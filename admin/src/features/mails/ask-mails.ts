import { execute } from '../../session/execute.ts';
import type { Data, OperationName, Variables } from '../../session/execute-once.ts';
import OPERATIONS from './mails.graphql?raw';

/** Makes an operation of the mails. @throws OperationError */
export function askMails<Name extends OperationName>(
  name: Name,
  ...variables: Variables[Name]
): Promise<Data[Name]> {
  return execute(OPERATIONS, name, ...variables);
}
