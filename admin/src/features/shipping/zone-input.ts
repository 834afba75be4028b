import type { RateKind } from '@mela/rules/shipping-rates.ts';
import type { ShippingZoneInput, ShippingZoneRowFragment } from '../../graphql.generated.ts';
import { readAmount } from '../../shop-currency.ts';

/** The kind of addresses of a zone, as chosen in the form. */
export type Area = 'COUNTRIES' | 'STATES' | 'POSTCODES' | 'OTHERS';

export function areaOf(zone: ShippingZoneRowFragment | null): Area {
  if (!zone) return 'COUNTRIES';
  if (zone.countries.length === 0) return 'OTHERS';
  if (zone.postalCodes.length > 0) return 'POSTCODES';
  return zone.regions.length > 0 ? 'STATES' : 'COUNTRIES';
}

/**
 * The value of an amount or number that cannot be read, for which the server returns an error beside the
 * field.
 */
const UNREADABLE = -1;

/**
 * Reads the form of a zone.
 * @param rateKeys the keys of the rates in order, which are the prefixes of their field names
 */
export function readZoneForm(entered: FormData, rateKeys: readonly string[]): ShippingZoneInput {
  const area = String(entered.get('area')) as Area;
  const countries = area === 'OTHERS' ? [] : entered.getAll('countries').map(String);
  return {
    name: String(entered.get('name') ?? ''),
    countries,
    // A zone with postcodes may also have states, which only the API can set. Keep them.
    regions: area === 'STATES' || area === 'POSTCODES' ? entered.getAll('regions').flatMap(linesOf) : [],
    postalCodes: area === 'POSTCODES' ? linesOf(entered.get('postalCodes')) : [],
    rates: rateKeys.map((key) => readRate(entered, key)),
  };
}

function readRate(entered: FormData, key: string) {
  const text = (name: string) => String(entered.get(`${key}.${name}`) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) =>
    text(name) === null ? null : (readAmount(text(name) ?? '') ?? UNREADABLE);
  const kind = text('kind') as RateKind;
  const bound = kind === 'WEIGHT' ? number : amount;
  return {
    id: text('id'),
    name: text('name') ?? '',
    kind,
    price: kind === 'PERCENT' ? null : amount('price'),
    percent: number('percent'),
    freeFrom: amount('freeFrom'),
    from: bound('from'),
    until: bound('until'),
    daysFrom: number('daysFrom'),
    daysUntil: number('daysUntil'),
    takesCashOnDelivery: entered.has(`${key}.takesCashOnDelivery`),
  };
}

function linesOf(text: FormDataEntryValue | null): string[] {
  return String(text ?? '')
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
