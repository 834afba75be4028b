const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** @param code two letters of ISO 3166-1 */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}
