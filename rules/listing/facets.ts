/** The conditions of a list whose facets are counted, in the terms of the index. Values ignore case and accents. */
export interface FacetQuery {
  text: string;
  /** The slug of a category, and whether its subcategories are included. */
  category: { slug: string; isDeep: boolean } | null;
  /** Values of the same name are alternatives. */
  options: readonly NamedValues[];
  attributes: readonly NamedValues[];
  /** null: all brands. Likewise in `anyTags`. */
  brands: readonly string[] | null;
  /** The product has all of these. */
  tags: readonly string[];
  anyTags: readonly string[] | null;
  /** In the unit of cards, like `max`. */
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
  /** The option or attribute. */
  name: string | null;
  /** The most frequent ones, and all chosen ones. Of categories the slugs. */
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

/** No product has this value. */
export const NO_VALUE = '\0';

/** The colours and sizes of an index have no names of their own. */
export const COLOUR_NAME = 'Colour';
export const SIZE_NAME = 'Size';

export const MOST_VALUES = 100;
export const MOST_OPTIONS = 10;
export const MOST_ATTRIBUTES = 20;
