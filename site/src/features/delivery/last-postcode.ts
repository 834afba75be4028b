/** The storage key of the last postcode. */
const KEY = 'postcode';
const INDIA = 'IN';

/** The default country for postcodes: India if the shop delivers there, otherwise the shop's first country. */
export function firstCountry(countries: readonly string[]): string | undefined {
  return countries.includes(INDIA) ? INDIA : countries[0];
}

/** @returns the last postcode that the shopper entered for a country. Empty if there is none */
export function lastPostcode(country: string): string {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return stored?.country === country && typeof stored.postalCode === 'string' ? stored.postalCode : '';
  } catch {
    return '';
  }
}

export function rememberPostcode(country: string, postalCode: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ country, postalCode }));
  } catch {
    // Without storage the next page asks again.
  }
}
