/** The conditions of a list whose facets are counted, in the terms of the index. Values ignore case and accents. */
export interface FacetQuery {
  text: string;
  /** The slug of a category, and whether its subcategories are included. */
  category: { slug: string; isDeep: boolean } | null;
  /** The chosen values of options. Values with the same name are alternatives. */
  options: readonly NamedValues[];
  attributes: readonly NamedValues[];
  /** The chosen brands. null: all brands. `anyTags` works alike. */
  brands: readonly string[] | null;
  /** Only products with all of these tags. */
  tags: readonly string[];
  anyTags: readonly string[] | null;
  /** The lowest price, in the unit of the cards' prices, as is `max`. */
  min: number | null;
  max: number | null;
  isAvailable: boolean | null;
  isOnSale: boolean | null;
  /** Only products with these ids; null: all. */
  ids: readonly string[] | null;
}

export interface NamedValues {
  name: string;
  values: readonly string[];
}

export type FacetKind = 'CATEGORY' | 'AVAILABILITY' | 'SALE' | 'OPTION' | 'BRAND' | 'TAG' | 'ATTRIBUTE';

/** A filter of a list, with the number of products for each of its values. */
export interface Facet {
  kind: FacetKind;
  /** The name of the option or attribute. null for other filters. */
  name: string | null;
  /** The most frequent values, and all chosen ones. Categories are named by their slugs. */
  values: FacetValue[];
  valueCount: number;
}

export interface FacetValue {
  value: string;
  label: string;
  count: number;
  isSelected: boolean;
}

export interface CountedFacets {
  facets: Facet[];
  /** The lowest and highest price, in the unit of cards, whatever prices are chosen. null: there are no products. */
  prices: { min: number; max: number } | null;
}

/** The value of a filter that is on or off. */
export const YES = 'true';

/** A value that no product has. */
export const NO_VALUE = '\0';

/** The name for the option of colours. An index stores colours and sizes without the option's name. */
export const COLOUR_NAME = 'Colour';
export const SIZE_NAME = 'Size';

export const MOST_VALUES = 100;
export const MOST_OPTIONS = 10;
export const MOST_ATTRIBUTES = 20;
