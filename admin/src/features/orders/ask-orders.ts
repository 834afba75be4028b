import { execute } from '../../session/execute.ts';
import type { Data, OperationName, Variables } from '../../session/execute-once.ts';
import OPERATIONS from './orders.graphql?raw';

/** Makes an operation of the orders. @throws OperationError */
export function askOrders<Name extends OperationName>(
  name: Name,
  ...variables: Variables[Name]
): Promise<Data[Name]> {
  return execute(OPERATIONS, name, ...variables);
}
