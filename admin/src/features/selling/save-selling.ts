import { toMinorUnits } from '@mela/rules/price.ts';
import type { SellingFormFragment, SellingSettingsInput } from '../../graphql.generated.ts';
import { errorExtensions, formFaults } from '../../graphql-errors.ts';
import { expectRelease } from '../../layout/storefront-state.ts';
import { execute } from '../../session/execute.ts';
import { readSessionAgain } from '../../session/session-state.ts';
import OPERATIONS from './selling.graphql?raw';

/** What the fields of the form say. Amounts are entered in whole units of the currency. */
export function inputOf(entered: FormData, currency: string): SellingSettingsInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const units = text(name);
    // A field for numbers takes `1e3`, too. What is no such amount is one that no rule accepts.
    return units === null ? null : (toMinorUnits(Number(units), currency) ?? -1);
  };
  const rates = [...entered.keys()]
    .filter((name) => name.startsWith('rate-') && text(name) !== null)
    .map((name) => ({ categoryId: name.slice('rate-'.length), rate: Number(text(name)) }));
  return {
    currency,
    shippingPercent: number('shippingPercent'),
    freeShippingFrom: amount('freeShippingFrom'),
    deliveryDaysFrom: number('deliveryDaysFrom'),
    deliveryDaysUntil: number('deliveryDaysUntil'),
    countries: entered.getAll('countries').map(String),
    taxRate: number('taxRate'),
    categoryTaxRates: rates,
    taxRegion: text('taxRegion'),
    gstin: text('gstin'),
    takesCashOnDelivery: entered.has('takesCashOnDelivery'),
    cashOnDeliveryUpTo: amount('cashOnDeliveryUpTo'),
    upiId: text('upiId'),
    bankDetails: text('bankDetails'),
    payWithinHours: number('payWithinHours'),
    newOrderEmails: (text('newOrderEmails') ?? '').split(/[\s,;]+/).filter(Boolean),
  };
}

interface Saved {
  /** How it is by now. */
  settings: SellingFormFragment;
  faults: Record<string, string>;
  /** Why it was not saved. */
  failure?: string;
}

const CONFLICT =
  'Somebody else changed how the shop sells meanwhile. Save again: of what both have changed, yours stays.';

/** Saves what of the settings is to be other than it was read. What is there already, as after a lost answer, is saved. */
export async function saveSelling(stored: SellingFormFragment, input: SellingSettingsInput): Promise<Saved> {
  const change = Object.fromEntries(Object.entries(input).filter((field) => !isIn(stored, field)));
  const variables = { input: { ...change, version: stored.version } };
  try {
    const saved = await execute(OPERATIONS, 'UpdateSellingSettings', variables);
    return await noted(stored, saved.updateSellingSettings);
  } catch (error) {
    const { form, ...faults } = formFaults(error as Error);
    const failure = form ?? faults['isSelling'] ?? 'Please fix errors';
    const code = errorExtensions(error)?.code;
    if (code !== undefined && code !== 'CONFLICT') return { settings: stored, faults, failure };
    const now = (await execute(OPERATIONS, 'ReadSellingSettings').catch(() => null))?.sellingSettings;
    if (!now) return { settings: stored, faults, failure };
    if (Object.entries(change).every((field) => isIn(now, field))) return noted(stored, now);
    if (code === undefined) return { settings: stored, faults, failure };
    return { settings: { ...stored, version: now.version }, faults, failure: CONFLICT };
  }
}

function isIn(settings: SellingFormFragment, [name, value]: [string, unknown]): boolean {
  return JSON.stringify(settings[name as keyof SellingFormFragment]) === JSON.stringify(value);
}

async function noted(before: SellingFormFragment, settings: SellingFormFragment): Promise<Saved> {
  // All screens write prices in it.
  if (settings.currency !== before.currency) await readSessionAgain();
  expectRelease();
  return { settings, faults: {} };
}
