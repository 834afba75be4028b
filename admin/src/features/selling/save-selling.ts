import { toMinorUnits } from '@mela/rules/price.ts';
import * as sellingText from '#messages/selling.ts';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import {
  ReadSellingSettingsDocument,
  type SellingFormFragment,
  type SellingSettingsInput,
  UpdateSellingSettingsDocument,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { expectRelease } from '../../layout/storefront-state.ts';
import { readSessionAgain } from '../../session/session-state.ts';

/** Reads the form. Amounts are entered in whole units of the currency. */
export function inputOf(entered: FormData, currency: string): SellingSettingsInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const units = text(name);
    // Number fields also accept `1e3`. An invalid amount becomes -1, which the server rejects in every field.
    return units === null ? null : (toMinorUnits(Number(units), currency) ?? -1);
  };
  const rates = [...entered.keys()]
    .filter((name) => name.startsWith('rate-') && text(name) !== null)
    .map((name) => ({ categoryId: name.slice('rate-'.length), rate: Number(text(name)) }));
  return {
    currency,
    timeZone: text('timeZone'),
    // Shipping zones replace these fields.
    ...(entered.has('shippingPercent') && { shippingPercent: number('shippingPercent') }),
    ...(entered.has('freeShippingFrom') && { freeShippingFrom: amount('freeShippingFrom') }),
    deliveryDaysFrom: number('deliveryDaysFrom'),
    deliveryDaysUntil: number('deliveryDaysUntil'),
    countries: entered.getAll('countries').map(String),
    taxRate: number('taxRate'),
    pricesIncludeTax: entered.get('pricesIncludeTax') === 'yes',
    categoryTaxRates: rates,
    taxRegion: text('taxRegion'),
    gstin: text('gstin'),
    takesCashOnDelivery: entered.has('takesCashOnDelivery'),
    cashOnDeliveryUpTo: amount('cashOnDeliveryUpTo'),
    upiId: text('upiId'),
    bankDetails: text('bankDetails'),
    onlineMethods: entered.getAll('onlineMethods').map(String),
    payWithinHours: number('payWithinHours'),
    returnInstructions: text('returnInstructions'),
    homeUrl: text('homeUrl'),
    orderUrl: text('orderUrl'),
    productUrl: text('productUrl'),
    emailsUrl: text('emailsUrl'),
    newOrderEmails: (text('newOrderEmails') ?? '').split(/[\s,;]+/).filter(Boolean),
  };
}

interface Saved {
  /** The current settings. */
  settings: SellingFormFragment;
  /** Why saving failed. */
  failure?: unknown;
}

const CONFLICT = sellingText.someoneElseHasChangedSellingSettings;

/**
 * Saves the changed settings. After a lost response, settings that already have the new values count as
 * saved.
 */
export async function saveSelling(stored: SellingFormFragment, input: SellingSettingsInput): Promise<Saved> {
  const change = Object.fromEntries(Object.entries(input).filter((field) => !isIn(stored, field)));
  const variables = { input: { ...change, version: stored.version } };
  try {
    const saved = await runMutation(UpdateSellingSettingsDocument, variables);
    return await noted(stored, saved.updateSellingSettings);
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code !== undefined && code !== 'CONFLICT') return { settings: stored, failure: error };
    const now = (await runQuery(ReadSellingSettingsDocument).catch(() => null))?.sellingSettings;
    if (!now) return { settings: stored, failure: error };
    if (Object.entries(change).every((field) => isIn(now, field))) return noted(stored, now);
    if (code === undefined) return { settings: stored, failure: error };
    return { settings: { ...stored, version: now.version }, failure: new Error(CONFLICT) };
  }
}

function isIn(settings: SellingFormFragment, [name, value]: [string, unknown]): boolean {
  return JSON.stringify(settings[name as keyof SellingFormFragment]) === JSON.stringify(value);
}

async function noted(before: SellingFormFragment, settings: SellingFormFragment): Promise<Saved> {
  const isSame = settings.currency === before.currency && settings.timeZone === before.timeZone;
  // Other screens read the currency and the time zone from the session.
  if (!isSame) await readSessionAgain();
  expectRelease();
  return { settings };
}
