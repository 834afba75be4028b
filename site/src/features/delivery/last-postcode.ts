/** The key in the browser's storage of the postcode that the shopper entered last. */
const KEY = 'postcode';
const INDIA = 'IN';

/** The country whose postcode the shop asks for first: India where the shop delivers there, otherwise its first country. */
export function firstCountry(countries: readonly string[]): string | undefined {
  return countries.includes(INDIA) ? INDIA : countries[0];
}

/** @returns the postcode that the shopper entered last on this shop's pages in a country; empty: none */
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
