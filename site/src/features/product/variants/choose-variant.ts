import type { PageVariant } from './variant-data.ts';

/** The variant of one value for each option, by their places; undefined: there is no such combination. */
export function variantAt(
  variants: readonly PageVariant[],
  places: readonly number[],
): PageVariant | undefined {
  return variants.find((variant) => variant.places.every((place, option) => place === places[option]));
}

export function canBeHad(variant: Pick<PageVariant, 'state'> | undefined): boolean {
  return variant?.state === 'IN_STOCK' || variant?.state === 'LOW';
}

/** What is chosen at first: what can be had, before what is sold out and what is not sold. */
export function firstVariant(variants: readonly PageVariant[]): PageVariant | undefined {
  return variants.find(canBeHad) ?? variants.find(({ state }) => state !== 'NOT_SOLD') ?? variants[0];
}

/** For each value of each option whether it cannot be had with the other values that are chosen. */
export function goneValues(
  variants: readonly PageVariant[],
  options: readonly { values: readonly string[] }[],
  places: readonly number[],
): boolean[][] {
  return options.map(({ values }, option) =>
    values.map((_, place) => !canBeHad(variantAt(variants, places.with(option, place)))),
  );
}

/** The variant whose image shows what was chosen last, where the combination itself is not made. */
export function nearestVariant(
  variants: readonly PageVariant[],
  places: readonly number[],
  option: number,
): PageVariant | undefined {
  const likeness = (variant: PageVariant) =>
    variant.places.filter((place, index) => place === places[index]).length;
  return variants
    .filter((variant) => variant.places[option] === places[option])
    .toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/** Such as `Red / M`; empty without options. */
export function titleOf(
  options: readonly { values: readonly string[] }[],
  places: readonly number[],
): string {
  return places.map((place, option) => options[option]?.values[place]).join(' / ');
}
