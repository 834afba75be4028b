const NAMES = new Intl.DisplayNames('en', { type: 'region' });
/** Of names that are read out; more are counted. */
const MAX_NAMES = 4;

export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

/** Which countries are chosen, in a few words. */
export function sentenceOf(codes: ReadonlySet<string>): string {
  const names = [...codes].map(countryName).sort((one, other) => one.localeCompare(other));
  const more = names.length - MAX_NAMES;
  if (names.length === 0) return 'none';
  return more > 1 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : names.join(', ');
}
