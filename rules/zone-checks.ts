import { isCountry } from './countries.ts';
import { INDIAN_STATES } from './indian-states.ts';
import { readMinorUnits } from './money.ts';
import { RATE_KINDS, type RateKind, type ZoneRate } from './shipping-rates.ts';
import { readPostcodes, type ZoneArea } from './shipping-zones.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';

/** A zone as a client sends it. */
export interface ZoneDraft {
  name: string;
  countries: readonly string[];
  regions?: readonly string[] | null | undefined;
  postalCodes?: readonly string[] | null | undefined;
  rates: readonly RateDraft[];
}

type Optional<Value> = Value | null | undefined;

export interface RateDraft {
  /** The id of an existing rate; null: a new rate. */
  id?: Optional<string>;
  name: string;
  kind: RateKind;
  price?: Optional<number>;
  percent?: Optional<number>;
  freeFrom?: Optional<number>;
  from?: Optional<number>;
  until?: Optional<number>;
  daysFrom?: Optional<number>;
  daysUntil?: Optional<number>;
  takesCashOnDelivery?: Optional<boolean>;
}

type ReadRate = Omit<ZoneRate, 'id'> & { id: string | null };

/** A zone as it is stored; rates without an id are new. */
export interface ReadZone extends ZoneArea {
  name: string;
  countries: string[];
  regions: string[];
  postalCodes: string[];
  rates: ReadRate[];
}

const INDIA = 'IN';
const MAX_NAME_LENGTH = 100;
export const ZONE_LIMITS = { zones: 100, rates: 20, regions: 100, postalCodes: 1_000 } as const;
const MAX_DAYS = 365;
/** An entry for India: one PIN, a range, or the first digits of some. */
const PINS = /^(?:[1-9]\d{5}(?:-[1-9]\d{5})?|[1-9]\d{0,4}\*)$/;
const AMOUNT_FAULT = 'must be a whole number in the currency’s smallest unit';

/** @returns the zone as it is stored, and its errors by field, such as `rates.0.price` for the first rate */
export function readZone(draft: ZoneDraft): { zone: ReadZone; faults: FieldErrors } {
  const zone = {
    name: cleanText(draft.name),
    countries: unique(draft.countries.map((code) => cleanText(code).toUpperCase())),
    regions: unique((draft.regions ?? []).map(cleanText)),
    postalCodes: unique((draft.postalCodes ?? []).map((entry) => readPostcodes(entry) ?? cleanText(entry))),
    rates: draft.rates.map(readRate),
  };
  const faults = {
    ...broken({ name: checkText('Name', zone.name, { maxLength: MAX_NAME_LENGTH }) }),
    ...broken({ countries: checkCountries(zone) }),
    ...broken({ regions: checkRegions(zone), postalCodes: checkPostcodes(zone) }),
    ...broken({
      rates: zone.rates.length > ZONE_LIMITS.rates && `A zone can have at most ${ZONE_LIMITS.rates} rates`,
    }),
  };
  for (const [index, rate] of zone.rates.entries()) {
    for (const [field, message] of Object.entries(checkRate(rate)))
      faults[`rates.${index}.${field}`] = message;
  }
  return { zone, faults };
}

/** Omits fields that the rate's kind does not use. */
function readRate(draft: RateDraft): ReadRate {
  const { kind } = draft;
  const [isPercent, isBounded] = [kind === 'PERCENT', kind === 'WEIGHT' || kind === 'SUBTOTAL'];
  return {
    id: draft.id ?? null,
    name: cleanText(draft.name),
    kind,
    price: isPercent ? 0 : (draft.price ?? 0),
    percent: isPercent ? (draft.percent ?? null) : null,
    freeFrom: draft.freeFrom ?? null,
    from: isBounded ? (draft.from ?? null) : null,
    until: isBounded ? (draft.until ?? null) : null,
    daysFrom: draft.daysFrom ?? null,
    daysUntil: draft.daysUntil ?? null,
    takesCashOnDelivery: draft.takesCashOnDelivery ?? true,
  };
}

function checkCountries({ countries, regions, postalCodes }: ReadZone): string | false {
  if (!countries.every(isCountry)) return 'Use two-letter country codes';
  const isPart = regions.length > 0 || postalCodes.length > 0;
  return isPart && countries.length !== 1 && 'A zone of states or postcodes must have exactly one country';
}

function checkRegions({ countries: [country], regions }: ReadZone): string | false {
  if (regions.length > ZONE_LIMITS.regions) return `A zone can have at most ${ZONE_LIMITS.regions} states`;
  const isKnown = (name: string) =>
    country === INDIA
      ? Object.hasOwn(INDIAN_STATES, name)
      : checkText('State', name, { maxLength: MAX_NAME_LENGTH }) === false;
  const unknown = regions.find((name) => !isKnown(name));
  return unknown !== undefined && `${unknown || 'An empty line'} is not a state`;
}

function checkPostcodes({ countries: [country], postalCodes }: ReadZone): string | false {
  if (postalCodes.length > ZONE_LIMITS.postalCodes)
    return `A zone can have at most ${ZONE_LIMITS.postalCodes} postcodes and ranges`;
  const isRight = (entry: string) =>
    readPostcodes(entry) === entry && (country !== INDIA || PINS.test(entry));
  const wrong = postalCodes.find((entry) => !isRight(entry));
  const example = country === INDIA ? '400001, 400001-400099 or 4000*' : '10115, 10000-10999 or SW1*';
  return (
    wrong !== undefined && `${wrong.slice(0, 50) || 'An empty line'} is not valid. Use the format ${example}`
  );
}

/** @returns the errors of a rate, by field */
function checkRate(rate: Omit<ReadRate, 'id'>): FieldErrors {
  const { name, kind, price, percent, freeFrom, from, until, daysFrom, daysUntil } = rate;
  const isWeight = kind === 'WEIGHT';
  const boundFault = isWeight ? 'must be a whole number of grams' : AMOUNT_FAULT;
  const hasDays = daysFrom !== null && daysUntil !== null;
  return broken({
    name: checkText('Name', name, { maxLength: MAX_NAME_LENGTH }),
    kind: !RATE_KINDS.includes(kind) && 'Choose a rate type',
    price: !isAmount(price) && `Price ${AMOUNT_FAULT}`,
    percent:
      kind === 'PERCENT' && !isPercent(percent) && 'Percent must be from 0 to 100, with at most two decimals',
    freeFrom: freeFrom !== null && !isAmount(freeFrom) && `“Free over” ${AMOUNT_FAULT}`,
    from: from !== null && !isAmount(from) && `“From” ${boundFault}`,
    until:
      until !== null &&
      (isAmount(until)
        ? until <= (from ?? 0) && '“Less than” must be more than “from”'
        : `“Less than” ${boundFault}`),
    daysFrom:
      checkDays(daysFrom) ||
      ((daysFrom === null) !== (daysUntil === null) && 'Enter both delivery days, or neither'),
    daysUntil:
      checkDays(daysUntil) ||
      (hasDays && daysUntil < daysFrom && 'The second day must not be before the first'),
  });
}

function checkDays(days: number | null): string | false {
  const isRight = days === null || (Number.isInteger(days) && days >= 0 && days <= MAX_DAYS);
  return !isRight && `Days must be a whole number from 0 to ${MAX_DAYS}`;
}

function isAmount(amount: number): boolean {
  return readMinorUnits(amount) === amount;
}

function isPercent(percent: number | null): boolean {
  return percent !== null && percent >= 0 && percent <= 100 && Number(percent.toFixed(2)) === percent;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
