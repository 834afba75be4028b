const NAMES = new Intl.DisplayNames('en', { type: 'region' });
const MAX_NAMES = 4;

export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

/** Which countries are chosen, or how many where these are more than a few. */
export function sentenceOf(codes: ReadonlySet<string>): string {
  if (codes.size > MAX_NAMES) return `${codes.size} countries`;
  return [...codes].map(countryName).sort().join(', ') || 'none';
}
