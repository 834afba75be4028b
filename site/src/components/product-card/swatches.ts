import colourValues from '../../content/colours.json' with { type: 'json' };

/** More are a number. */
export const MOST_SWATCHES = 5;

const known: Record<string, string> = colourValues;

/** @returns the value of a colour; undefined for a name that is not known */
export function swatchOf(name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** The values of the colours that have a known name. */
export function swatchesOf(colours: readonly string[]): string[] {
  return colours.flatMap((name) => swatchOf(name) ?? []);
}
