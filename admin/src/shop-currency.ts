import { DEFAULT_CURRENCY } from '../../graphql-server/src/rules/money.ts';
import { currentSession } from './session/session-state.ts';

/** What all prices of the shop are in. */
export function shopCurrency(): string {
  return currentSession()?.currency ?? DEFAULT_CURRENCY;
}
