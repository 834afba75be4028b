import { execute } from '../session/execute.ts';
import type { Variables } from '../session/execute-once.ts';
import STATE from './storefront.graphql?raw';
import CHANGES from './storefront-changes.graphql?raw';
import { expectRelease, noteStorefront } from './storefront-state.ts';

const OPERATIONS = STATE + CHANGES;

type ChangeName = 'PublishStorefront' | 'RollBackStorefront' | 'ShowSample' | 'UpdateStorefrontSettings';
export type StorefrontChange = {
  [Name in ChangeName]: [name: Name, ...variables: Variables[Name]];
}[ChangeName];

/** Changes what shoppers see. @throws OperationError */
export async function changeStorefront(...[name, ...variables]: StorefrontChange): Promise<void> {
  noteStorefront((await execute<ChangeName>(OPERATIONS, name, ...variables)).storefront);
  expectRelease();
}
