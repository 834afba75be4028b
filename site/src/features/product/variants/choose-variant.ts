import { findByVariantId } from '@mela/rules/variant-ids.ts';
import type { PageVariant } from './variant-data.ts';

/** The variant with these values, by their indexes. undefined if the combination does not exist. */
export function variantAt(
  variants: readonly PageVariant[],
  places: readonly number[],
): PageVariant | undefined {
  return variants.find((variant) => variant.places.every((place, option) => place === places[option]));
}

export function canBeHad(variant: Pick<PageVariant, 'state'> | undefined): boolean {
  return variant?.state === 'IN_STOCK' || variant?.state === 'LOW';
}

/** The default variant: an available one, else a sold-out one, else any. */
export function firstVariant(variants: readonly PageVariant[]): PageVariant | undefined {
  return variants.find(canBeHad) ?? variants.find(({ state }) => state !== 'NOT_SOLD') ?? variants[0];
}

/** A value in a URL: the indexes of the option and the value. */
export type NamedValue = readonly [option: number, place: number];

/**
 * The variant in a URL: `?variant=` with its id, or `?color=` and `?size=` with values. If several variants
 * match, it is one in stock, if possible. Values take precedence over those of an id. If no variant has all
 * values, the first value decides.
 * @returns undefined if nothing in the URL exists
 */
export function namedVariant(
  variants: readonly PageVariant[],
  id: string | null,
  values: readonly NamedValue[],
): PageVariant | undefined {
  const fitting = (some: readonly NamedValue[]) =>
    variants.filter(({ places }) => some.every(([option, place]) => places[option] === place));
  const named =
    id === null ? undefined : findByVariantId(id, (one) => variants.find((variant) => variant.id === one));
  if (!named)
    return values.length === 0
      ? undefined
      : (firstVariant(fitting(values)) ?? firstVariant(fitting(values.slice(0, 1))));
  const places = values.reduce<readonly number[]>(
    (all, [option, place]) => all.with(option, place),
    named.places,
  );
  return variantAt(variants, places) ?? named;
}

/** For each value of each option, whether it is unavailable in combination with the other selected values. */
export function goneValues(
  variants: readonly PageVariant[],
  options: readonly { values: readonly string[] }[],
  places: readonly number[],
): boolean[][] {
  return options.map(({ values }, option) =>
    values.map((_, place) => !canBeHad(variantAt(variants, places.with(option, place)))),
  );
}

/** The variant to show for a combination that does not exist: one with the value chosen last. */
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

/** The selected values as a title, such as `Red / M`. Empty if there are no options. */
export function titleOf(
  options: readonly { values: readonly string[] }[],
  places: readonly number[],
): string {
  return places.map((place, option) => options[option]?.values[place]).join(' / ');
}
