import { findByVariantId } from '@mela/rules/variant-ids.ts';
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

/** A value that an address names: the places of its option, and of itself among the values of that. */
type NamedValue = readonly [option: number, place: number];

/**
 * The variant that an address asks for, `?variant=` with its id or `?color=` and `?size=` with values: of several that fit
 * one that can be bought. A value beside an id is preferred to that variant's own. Where no variant has all values the first
 * value decides.
 *
 * @returns undefined where the address asks for nothing that exists
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
