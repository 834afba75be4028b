import { LANGUAGE } from '../locale.ts';
import { nameKey } from './facet-index.ts';
import {
  COLOUR_NAME,
  type Facet,
  type FacetKind,
  type FacetQuery,
  type FacetValue,
  MOST_ATTRIBUTES,
  MOST_OPTIONS,
  MOST_VALUES,
  NO_VALUE,
  SIZE_NAME,
  YES,
} from './facets.ts';
import { optionParts } from './listing-filters.ts';
import { IN_STOCK, type ListingQuery, ON_SALE } from './listing-query.ts';
import type { SearchIndex } from './product-index.ts';
import { compareSizes } from './sizes.ts';

/** The filters that count their choices per variant. `condition` is missing because it is an attribute. */
export const COUNTED = ['color', 'size', 'option', 'maker', 'tag', 'stock', 'sale'] as const;

const BY_NAME = new Intl.Collator(LANGUAGE, { numeric: true });

export type Counts = Map<string, number>;

/** The number of products for each value. */
export type FacetCounts = Record<(typeof COUNTED)[number] | 'category' | 'attribute', Counts>;

/** The chosen values, as the index spells them. */
export interface Chosen {
  query: ListingQuery;
  /** The values of each attribute, by the attribute's key. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The facets in the order in which the shop's pages show them; those of attributes are last. Facets without values are omitted. */
export function makeFacets(
  { categories }: SearchIndex,
  counts: FacetCounts,
  { query, attributes }: Chosen,
  asked: FacetQuery,
): Facet[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const category = asked.category ? [asked.category.slug].filter((slug) => names.has(slug)) : [];
  const options = [
    facet('OPTION', COLOUR_NAME, valuesOf(counts.color, query.color)),
    facet('OPTION', SIZE_NAME, valuesOf(counts.size, query.size)),
    ...namedFacets('OPTION', valuesOf(counts.option, query.option)),
  ];
  const ofAttributes = namedFacets(
    'ATTRIBUTE',
    valuesOf(
      counts.attribute,
      [...attributes.values()].flatMap((texts) => [...texts]),
    ),
  );
  return [
    facet(
      'CATEGORY',
      null,
      valuesOf(counts.category, category, (slug) => names.get(slug) ?? slug),
    ),
    onOrOff('AVAILABILITY', IN_STOCK, counts.stock, asked.isAvailable),
    onOrOff('SALE', ON_SALE, counts.sale, asked.isOnSale),
    ...mostFrequent(options, MOST_OPTIONS),
    facet('BRAND', null, valuesOf(counts.maker, query.maker)),
    facet('TAG', null, valuesOf(counts.tag, query.tag)),
    ...mostFrequent(ofAttributes, MOST_ATTRIBUTES),
  ].filter(({ values }) => values.length > 0);
}

/** The most frequent values and all chosen ones; sizes from small to large. */
export function firstValues({ kind, name, values }: Facet, first: number): FacetValue[] {
  const some = values.filter(({ isSelected }, place) => isSelected || place < first);
  const isSize = kind === 'OPTION' && name === SIZE_NAME;
  return isSize ? some.toSorted((one, other) => compareSizes(one.label, other.label)) : some;
}

function valuesOf(
  counts: Counts,
  selected: readonly string[],
  labelOf = (value: string) => value,
): FacetValue[] {
  const chosen = new Set(selected.filter((value) => value !== NO_VALUE));
  const unfound = [...chosen].filter((value) => !counts.has(value)).map((value) => [value, 0] as const);
  return Array.from([...counts, ...unfound], ([value, count]) => ({
    value,
    label: labelOf(value),
    count,
    isSelected: chosen.has(value),
  })).toSorted((one, other) => other.count - one.count || BY_NAME.compare(one.label, other.label));
}

function facet(kind: FacetKind, name: string | null, all: readonly FacetValue[]): Facet {
  const values = all.filter(({ isSelected }, place) => isSelected || place < MOST_VALUES);
  return { kind, name, values, valueCount: all.filter(({ count }) => count > 0).length };
}

/** A facet for each option or attribute. */
function namedFacets(kind: FacetKind, all: readonly FacetValue[]): Facet[] {
  const byName = Map.groupBy(all, ({ value }) => nameKey(optionParts(value)[0]));
  return Array.from(byName.values(), (some) => {
    const name = optionParts(some[0]?.value ?? '')[0];
    const values = some.map((one) => {
      const [, value] = optionParts(one.value);
      return { ...one, value, label: value };
    });
    return facet(kind, name, values);
  });
}

function onOrOff(kind: FacetKind, label: string, counts: Counts, isChosen: boolean | null): Facet {
  const values = valuesOf(counts, isChosen ? [label] : []);
  return facet(
    kind,
    null,
    values.map((one) => ({ ...one, value: YES })),
  );
}

/** The facets that apply to the most products, and all facets with choices. */
function mostFrequent(facets: readonly Facet[], most: number): Facet[] {
  const size = ({ values }: Facet) => values.reduce((sum, { count }) => sum + count, 0);
  const isChosen = ({ values }: Facet) => values.some(({ isSelected }) => isSelected);
  return facets
    .toSorted((one, other) => size(other) - size(one))
    .filter((one, place) => place < most || isChosen(one));
}
