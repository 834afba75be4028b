import colourValues from '../../content/colours.json' with { type: 'json' };

/** The maximum number of swatches of a card. The number of further colours is shown instead. */
export const MOST_SWATCHES = 5;

const known: Record<string, string> = colourValues;

/** @returns the CSS value of a colour, or undefined for an unknown name */
export function swatchOf(name: string): string | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

/** The CSS values of colours with a known name. */
export function swatchesOf(colours: readonly string[]): string[] {
  return colours.flatMap((name) => swatchOf(name) ?? []);
}
