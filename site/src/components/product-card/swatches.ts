import colourValues from '../../content/colours.json' with { type: 'json' };

/** More are a number. */
export const MOST_SWATCHES = 5;

/** The values of the colours that have a known name. */
export function swatchesOf(colours: readonly string[]): string[] {
  const known: Record<string, string> = colourValues;
  return colours.flatMap((name) => (Object.hasOwn(known, name) ? (known[name] ?? []) : []));
}
