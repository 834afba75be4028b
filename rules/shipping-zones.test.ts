import { describe, expect, it } from 'vitest';
import { type Destination, findZone, readPostcodes, type ZoneArea } from './shipping-zones.ts';

const zone = (name: string, area: Partial<ZoneArea> = {}) => ({
  ...{ name, countries: ['IN'], regions: [], postalCodes: [] },
  ...area,
});
const INDIA = zone('India');
const MAHARASHTRA = zone('Maharashtra', { regions: ['MH', 'GA'] });
const MUMBAI = zone('Mumbai', { postalCodes: ['400001-400104'] });
const FORT = zone('Fort', { postalCodes: ['400001'] });
const WEST = zone('West', { postalCodes: ['4*'] });
const NINE = zone('Nine', { postalCodes: ['400001-400009'] });
const TEN = zone('Ten', { postalCodes: ['40000*'] });
const ELEVEN = zone('Eleven', { postalCodes: ['400000-400010'] });
const HUNDRED = zone('Hundred', { postalCodes: ['4000*'] });
const WORLD = zone('World', { countries: [] });
const LONDON = zone('London', { countries: ['GB'], postalCodes: ['SW1*', 'EC1A1BB'] });
const CALIFORNIA = zone('California', { countries: ['US'], regions: ['California', 'CA'] });
const EUROPE = zone('Europe', { countries: ['DE', 'FR', 'GB'] });

const india = (region: string | null, postalCode: string | null): Destination => ({
  ...{ country: 'IN', region, postalCode },
});
const abroad = (country: string, region: string | null = null, postalCode: string | null = null) => ({
  ...{ country, region, postalCode },
});

describe('the zone of an address', () => {
  const all = [WORLD, INDIA, MAHARASHTRA, WEST, MUMBAI, FORT, EUROPE, LONDON, CALIFORNIA];
  it.each([
    ['none without zones', [], india('MH', '400001'), undefined],
    ['none where no zone has the country', [EUROPE], india('MH', '400001'), undefined],
    ['none where no zone has the state', [MAHARASHTRA], india('KA', '560001'), undefined],
    ['none where no zone has the PIN', [MUMBAI], india('MH', '400105'), undefined],
    ['the only one', [INDIA], india(null, null), 'India'],
    ['one PIN before a range', all, india('MH', '400001'), 'Fort'],
    ['the first PIN of a range', [MUMBAI], india('MH', '400001'), 'Mumbai'],
    ['the last PIN of a range', [MUMBAI], india('MH', '400104'), 'Mumbai'],
    ['none where the PIN is before a range', [MUMBAI], india('MH', '400000'), undefined],
    ['none where a code between two PINs is shorter', [MUMBAI], india('MH', '40005'), undefined],
    ['none where a code between two PINs is longer', [MUMBAI], india('MH', '4000011'), undefined],
    ['none where a code between two PINs has a letter', [MUMBAI], india('MH', '4000A1'), undefined],
    ['none of PINs where the PIN is empty', [MUMBAI, WEST, FORT], india('MH', ' '), undefined],
    ['ten PINs before a range of eleven', [TEN, ELEVEN], india('MH', '400005'), 'Ten'],
    ['a range of nine before ten PINs', [TEN, NINE], india('MH', '400005'), 'Nine'],
    ['a hundred PINs before a range of more', [HUNDRED, MUMBAI], india('MH', '400005'), 'Hundred'],
    [
      'the narrowest entry of several',
      [zone('Both', { postalCodes: ['4*', '400005', '40*'] }), MUMBAI],
      india('MH', '400005'),
      'Both',
    ],
    ['a range before the first digits', all, india('MH', '400002'), 'Mumbai'],
    ['the first digits before the state', all, india('MH', '411001'), 'West'],
    ['a state before its country', [INDIA, MAHARASHTRA], india('GA', '403001'), 'Maharashtra'],
    ['the country where the PIN is not known', [INDIA, MUMBAI], india('MH', null), 'India'],
    ['the country where the state is not known', [INDIA, MAHARASHTRA], india(null, '411001'), 'India'],
    ['the country before the rest of the world', all, india('KA', '560001'), 'India'],
    ['the rest of the world', all, abroad('JP'), 'World'],
    ['not the rest of the world of a country with zones', [WORLD, MUMBAI], india('KA', '560001'), undefined],
    ['a country among several', all, abroad('FR'), 'Europe'],
    ['a postcode in small letters with a space', all, abroad('GB', null, 'sw1a 1aa'), 'London'],
    ['a whole postcode', [LONDON], abroad('GB', null, 'EC1A 1BB'), 'London'],
    ['another postcode', all, abroad('GB', null, 'N1 9GU'), 'Europe'],
    ['a state in other capitals', [CALIFORNIA], abroad('US', 'california'), 'California'],
    ['the first of two alike', [zone('One'), zone('Two')], india(null, null), 'One'],
    ['a PIN in Devanagari', [INDIA, FORT], india('MH', '४००००१'), 'Fort'],
    ['a PIN with a space', [INDIA, FORT], india('MH', '400 001'), 'Fort'],
    [
      'a state of a zone that also has PINs',
      [zone('Both', { regions: ['GA'], postalCodes: ['400001'] })],
      india('GA', '403001'),
      'Both',
    ],
  ])('is %s', (_, zones, place, name) => {
    expect(findZone(zones, place)?.name).toBe(name);
    // The result is the same for any order of the zones, unless they are equal.
    if (name !== 'One') expect(findZone(zones.toReversed(), place)?.name).toBe(name);
  });
});

describe('an entry of postcodes', () => {
  it.each([
    ['400001', '400001'],
    [' 400 001 ', '400001'],
    ['400001 - 400099', '400001-400099'],
    ['400001–400099', '400001-400099'],
    ['४००००१-४०००९९', '400001-400099'],
    ['400001-400001', '400001-400001'],
    ['4000*', '4000*'],
    ['sw1*', 'SW1*'],
    ['SW1A-1AA', 'SW1A1AA'],
    ['00-950', '00950'],
    ['400099-400001', null],
    ['AB1-AB2', null],
    ['*', null],
    ['40*01', null],
    ['', null],
    ['-', null],
    ['$where', null],
    ['1'.repeat(13), null],
    ['400001-400002-400003', null],
  ])('%j is %j', (text, entry) => expect(readPostcodes(text)).toBe(entry));
});
