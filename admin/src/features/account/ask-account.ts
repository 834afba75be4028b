import { execute } from '../../session/execute.ts';
import type { Data, OperationName, Variables } from '../../session/execute-once.ts';
import OPERATIONS from './account.graphql?raw';

/** Makes an operation of this screen. @throws OperationError */
export function ask<Name extends OperationName>(
  name: Name,
  ...variables: Variables[Name]
): Promise<Data[Name]> {
  return execute(OPERATIONS, name, ...variables);
}
