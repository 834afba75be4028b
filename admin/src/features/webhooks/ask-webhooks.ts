import { execute } from '../../session/execute.ts';
import type { Data, OperationName, Variables } from '../../session/execute-once.ts';
import OPERATIONS from './webhooks.graphql?raw';

/** Makes an operation of the webhooks. @throws OperationError */
export function askWebhooks<Name extends OperationName>(
  name: Name,
  ...variables: Variables[Name]
): Promise<Data[Name]> {
  return execute(OPERATIONS, name, ...variables);
}
