import type { Message } from '@mela/rules/messages.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import type { ClientSession } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { type Extensions, extensionPoint } from '../../kernel/extension-point.ts';
import { changeDecimals, isAmount, type Priced, scaleBetween } from './change-decimals.ts';
import { AMOUNTS, type SellingFields, type SellingSettings } from './collection.ts';
import { sellingMessages } from './messages.ts';

/** @returns the reason why the decimals of amounts cannot change, or null */
export type CurrencyGuard = (session: ClientSession) => Promise<Message | null>;

/** Modules with amounts that become wrong if the currency's decimals change. */
export const currencyGuards = extensionPoint<CurrencyGuard>('selling.currencyGuards');

export interface CurrencyContext extends Priced {
  extensions: Pick<Extensions, 'of'>;
  /** @returns whether the shop has no orders. A concurrent order waits for the transaction */
  claimBeforeOrders(session: ClientSession): Promise<boolean>;
}

/**
 * Changes the currency of all prices.
 * @returns the amounts in the settings that the change does not specify, in the new currency
 * @throws UserError if the shop has orders, or prices that the currency cannot represent
 */
export async function inNewCurrency(
  context: CurrencyContext,
  session: ClientSession,
  former: SellingSettings,
  fields: Partial<SellingFields>,
): Promise<Partial<SellingFields>> {
  const { currency: from } = former;
  const { currency: to = from } = fields;
  if (to === from) return {};
  const isFirst = await context.claimBeforeOrders(session);
  assertValid(isFirst ? {} : { currency: sellingMessages.currencyHasOrders({ currency: from }) });
  if (decimalsOf(from) === decimalsOf(to)) return {};
  for (const guard of context.extensions.of(currencyGuards)) {
    const fault = await guard(session);
    assertValid(fault === null ? {} : { currency: fault });
  }
  await changeDecimals(context, session, { from, to });
  const scale = scaleBetween({ from, to });
  const kept = AMOUNTS.filter((name) => fields[name] === undefined);
  const amounts = kept.map((name) => [name, former[name] === null ? null : scale(former[name])] as const);
  const broken = amounts.filter(([, amount]) => amount !== null && !isAmount(amount));
  assertValid(
    Object.fromEntries(broken.map(([name]) => [name, sellingMessages.tooManyDecimals({ currency: to })])),
  );
  return Object.fromEntries(amounts);
}
