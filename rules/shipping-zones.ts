import { asciiDigits } from './digits.ts';
import type { TaxedPlace } from './taxes.ts';

/** The destination of an order, as far as it is known. */
export interface Destination extends TaxedPlace {
  postalCode: string | null;
}

/** The addresses that a zone is for. */
export interface ZoneArea {
  /** The countries, each as two letters of ISO 3166-1. Empty: all countries that no other zone names. */
  countries: readonly string[];
  /** States of the zone's only country: in India their two letters, elsewhere as shoppers write them. */
  regions: readonly string[];
  /**
   * Postcodes of the zone's only country: `400001`, `400001-400099` or `4000*`. If the zone also has
   * `regions`, matching either is enough.
   */
  postalCodes: readonly string[];
}

type Breadth = readonly [level: number, width: number];

const [POSTCODE, REGION, COUNTRY, ANYWHERE] = [0, 1, 2, 3];
const CODE = /^[\dA-Z]{1,12}$/;
const RANGE = /^(\d{1,12})-(\d{1,12})$/;
const PREFIX = /^([\dA-Z]{1,11})\*$/;
const DIGITS = /^\d+$/;

/**
 * Finds the zone of an address. The most specific one wins: the narrowest postcodes, then a state, then a
 * country, then the zone of all other countries. Of equally specific zones, the first one.
 * @returns undefined if the shop does not deliver there
 */
export function findZone<Zone extends ZoneArea>(
  zones: readonly Zone[],
  place: Destination,
): Zone | undefined {
  const isNamed = zones.some(({ countries }) => countries.includes(place.country));
  let best: { zone: Zone; breadth: Breadth } | undefined;
  for (const zone of zones) {
    const breadth = breadthOf(zone, place, isNamed);
    if (breadth && (!best || isNarrower(breadth, best.breadth))) best = { zone, breadth };
  }
  return best?.zone;
}

/** @returns how many addresses a zone shares with the place at the level where it matches; null if it does not match */
function breadthOf(zone: ZoneArea, place: Destination, isNamed: boolean): Breadth | null {
  const { countries, regions, postalCodes } = zone;
  if (countries.length === 0) return isNamed ? null : [ANYWHERE, 0];
  if (!countries.includes(place.country)) return null;
  if (regions.length === 0 && postalCodes.length === 0) return [COUNTRY, 0];
  const code = place.postalCode === null ? '' : postcodeKey(place.postalCode);
  const widths = postalCodes.map((entry) => widthOf(entry, code)).filter((width) => width !== null);
  if (widths.length > 0) return [POSTCODE, Math.min(...widths)];
  const region = place.region?.toLowerCase();
  return regions.some((name) => name.toLowerCase() === region) ? [REGION, 0] : null;
}

function isNarrower([level, width]: Breadth, [otherLevel, otherWidth]: Breadth): boolean {
  return level === otherLevel ? width < otherWidth : level < otherLevel;
}

/** @returns how many postcodes an entry covers; null if it does not include this one */
function widthOf(entry: string, code: string): number | null {
  const range = RANGE.exec(entry);
  if (range) {
    const [, from = '', until = ''] = range;
    const isWithin = DIGITS.test(code) && code.length === from.length && from <= code && code <= until;
    return isWithin ? Number(until) - Number(from) + 1 : null;
  }
  const prefix = PREFIX.exec(entry)?.[1];
  if (prefix === undefined) return entry === code ? 1 : null;
  const signs = DIGITS.test(code) ? 10 : 36;
  return code.startsWith(prefix) ? signs ** (code.length - prefix.length) : null;
}

/** A key for a postcode, which is equal for `sw1a 1aa` and `SW1A-1AA`. */
function postcodeKey(text: string): string {
  return asciiDigits(text).toUpperCase().replaceAll(/[\s-]/g, '');
}

/** @returns an entry of `postalCodes` in its stored form; null if it is invalid */
export function readPostcodes(text: string): string | null {
  const [from = '', until, ...more] = asciiDigits(text).replaceAll('–', '-').split('-').map(postcodeKey);
  // Distinguish a range from a code with a hyphen, such as 00-950, whose parts have different lengths.
  const isRange = until !== undefined && more.length === 0 && from.length === until.length;
  if (!isRange) {
    const entry = [from, until, ...more].join('');
    return CODE.test(entry) || PREFIX.test(entry) ? entry : null;
  }
  const range = `${from}-${until}`;
  return RANGE.test(range) && from <= until ? range : null;
}
