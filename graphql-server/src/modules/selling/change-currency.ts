import { decimalsOf } from '@mela/rules/money.ts';
import type { ClientSession } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { type Extensions, extensionPoint } from '../../kernel/extension-point.ts';
import { changeDecimals, isAmount, type Priced, scaleBetween } from './change-decimals.ts';
import { AMOUNTS, type SellingFields, type SellingSettings } from './collection.ts';

/** @returns why the decimals of amounts cannot change; null: they can */
export type CurrencyGuard = (session: ClientSession) => Promise<string | null>;

/** Modules with amounts of their own, which a change to a currency with other decimals would make wrong. */
export const currencyGuards = extensionPoint<CurrencyGuard>('selling.currencyGuards');

export interface CurrencyContext extends Priced {
  extensions: Pick<Extensions, 'of'>;
  /** Whether no order was placed; one that is placed at this moment waits for the transaction. */
  claimBeforeOrders(session: ClientSession): Promise<boolean>;
}

/**
 * Changes what all prices are in.
 * @returns the amounts of the settings that are not named, in the currency that they will be in
 * @throws UserError when the shop has orders, or prices that the currency cannot write
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
  assertValid(isFirst ? {} : { currency: `Orders were placed in ${from}: the currency stays` });
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
  assertValid(Object.fromEntries(broken.map(([name]) => [name, `This amount cannot be written in ${to}`])));
  return Object.fromEntries(amounts);
}
