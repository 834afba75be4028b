import type {
  PublishStorefrontMutationVariables,
  RollBackStorefrontMutationVariables,
  UpdateStorefrontSettingsMutationVariables,
} from '../graphql.generated.ts';
import { askServer } from '../session/ask-server.ts';
import STATE from './storefront.graphql?raw';
import CHANGES from './storefront-changes.graphql?raw';
import { expectRelease, noteStorefront, type Storefront } from './storefront-state.ts';

const OPERATIONS = STATE + CHANGES;

export interface Changes {
  PublishStorefront: PublishStorefrontMutationVariables;
  RollBackStorefront: RollBackStorefrontMutationVariables;
  ShowSample: PublishStorefrontMutationVariables;
  UpdateStorefrontSettings: UpdateStorefrontSettingsMutationVariables;
}

/** Changes what shoppers see. @throws Refusal */
export async function changeStorefront<Name extends keyof Changes>(
  operationName: Name,
  variables: Changes[Name],
): Promise<void> {
  noteStorefront(
    (await askServer<{ storefront: Storefront }>(OPERATIONS, operationName, variables)).storefront,
  );
  expectRelease();
}
