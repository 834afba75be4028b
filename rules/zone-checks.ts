import * as labels from '#messages/labels.ts';
import { zoneMessages } from '#messages/zone.ts';
import { isCountry } from './countries.ts';
import { INDIAN_STATES } from './indian-states.ts';
import type { Message } from './messages.ts';
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
/** An entry for India: one PIN, a range of PINs, or the first digits of PINs with an asterisk. */
const PINS = /^(?:[1-9]\d{5}(?:-[1-9]\d{5})?|[1-9]\d{0,4}\*)$/;

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
    ...broken({ name: checkText(labels.name, zone.name, { maxLength: MAX_NAME_LENGTH }) }),
    ...broken({ countries: checkCountries(zone) }),
    ...broken({ regions: checkRegions(zone), postalCodes: checkPostcodes(zone) }),
    ...broken({
      rates: zone.rates.length > ZONE_LIMITS.rates && zoneMessages.tooManyRates({ max: ZONE_LIMITS.rates }),
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

function checkCountries({ countries, regions, postalCodes }: ReadZone): Message | false {
  if (!countries.every(isCountry)) return zoneMessages.invalidCountry;
  const isPart = regions.length > 0 || postalCodes.length > 0;
  return isPart && countries.length !== 1 && zoneMessages.severalCountries;
}

function checkRegions({ countries: [country], regions }: ReadZone): Message | false {
  if (regions.length > ZONE_LIMITS.regions) return zoneMessages.tooManyStates({ max: ZONE_LIMITS.regions });
  const isKnown = (name: string) =>
    country === INDIA
      ? Object.hasOwn(INDIAN_STATES, name)
      : checkText(labels.state, name, { maxLength: MAX_NAME_LENGTH }) === false;
  const unknown = regions.find((name) => !isKnown(name));
  if (unknown === '') return zoneMessages.emptyLine;
  return unknown !== undefined && zoneMessages.unknownState({ state: unknown });
}

function checkPostcodes({ countries: [country], postalCodes }: ReadZone): Message | false {
  if (postalCodes.length > ZONE_LIMITS.postalCodes)
    return zoneMessages.tooManyPostcodes({ max: ZONE_LIMITS.postalCodes });
  const isRight = (entry: string) =>
    readPostcodes(entry) === entry && (country !== INDIA || PINS.test(entry));
  const wrong = postalCodes.find((entry) => !isRight(entry));
  if (wrong === undefined) return false;
  if (wrong === '') return zoneMessages.emptyLine;
  const entry = wrong.slice(0, 50);
  return country === INDIA ? zoneMessages.invalidPin({ entry }) : zoneMessages.invalidPostcode({ entry });
}

/** @returns the errors of a rate, by field */
function checkRate(rate: Omit<ReadRate, 'id'>): FieldErrors {
  const { name, kind, price, percent, freeFrom, from, until, daysFrom, daysUntil } = rate;
  const isWeight = kind === 'WEIGHT';
  const invalidBound = isWeight ? zoneMessages.invalidWeight : zoneMessages.invalidAmount;
  const hasDays = daysFrom !== null && daysUntil !== null;
  return broken({
    name: checkText(labels.name, name, { maxLength: MAX_NAME_LENGTH }),
    kind: !RATE_KINDS.includes(kind) && zoneMessages.rateTypeRequired,
    price: !isAmount(price) && zoneMessages.invalidAmount({ label: labels.price }),
    percent: kind === 'PERCENT' && !isPercent(percent) && zoneMessages.invalidPercent,
    freeFrom:
      freeFrom !== null && !isAmount(freeFrom) && zoneMessages.invalidAmount({ label: labels.freeOver }),
    from: from !== null && !isAmount(from) && invalidBound({ label: labels.from }),
    until:
      until !== null &&
      (isAmount(until)
        ? until <= (from ?? 0) && zoneMessages.upperBoundTooLow
        : invalidBound({ label: labels.lessThan })),
    daysFrom:
      checkDays(daysFrom) || ((daysFrom === null) !== (daysUntil === null) && zoneMessages.bothDaysRequired),
    daysUntil: checkDays(daysUntil) || (hasDays && daysUntil < daysFrom && zoneMessages.daysInWrongOrder),
  });
}

function checkDays(days: number | null): Message | false {
  const isRight = days === null || (Number.isInteger(days) && days >= 0 && days <= MAX_DAYS);
  return !isRight && zoneMessages.invalidDays({ max: MAX_DAYS });
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
