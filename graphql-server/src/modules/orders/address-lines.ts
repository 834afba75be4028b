import type { PostalAddress } from '@mela/rules/address-checks.ts';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';

const COUNTRIES = new Intl.DisplayNames(LANGUAGE, { type: 'region' });

/** @returns the lines of an address, without the phone number */
export function addressLines(address: PostalAddress): string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const isIndian = country === 'IN';
  const state = isIndian ? INDIAN_STATES[region ?? ''] : region;
  const place = (isIndian ? `${city} ${postalCode}` : `${postalCode} ${city}`).trim();
  return [name, line1, line2, place, state, COUNTRIES.of(country)].filter((line): line is string =>
    Boolean(line),
  );
}
