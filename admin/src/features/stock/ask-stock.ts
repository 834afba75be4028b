import { execute } from '../../session/execute.ts';
import type { Data, OperationName, Variables } from '../../session/execute-once.ts';
import OPERATIONS from './stock.graphql?raw';

/** Makes an operation of the stock. @throws OperationError */
export function askStock<Name extends OperationName>(
  name: Name,
  ...variables: Variables[Name]
): Promise<Data[Name]> {
  return execute(OPERATIONS, name, ...variables);
}
