import { CHECKED, type ListingQuery } from '../../../../graphql-server/src/rules/listing/listing-query.ts';
import { formatPrice } from '../../components/format.ts';

/** One of the things that a list is filtered by, and the query without it. */
export interface FilterChip {
  label: string;
  without: ListingQuery;
}

/** @param hasSearchField the search is said and changed elsewhere in the page */
export function filterChips(query: ListingQuery, hasSearchField: boolean): FilterChip[] {
  const { text, min, max } = query;
  const first = { ...query, page: 1 };
  return [
    ...(text && !hasSearchField ? [{ label: `“${text}”`, without: { ...first, text: '' } }] : []),
    ...(min !== null || max !== null
      ? [{ label: priceLabel(min, max), without: { ...first, min: null, max: null } }]
      : []),
    ...CHECKED.flatMap((name) =>
      query[name].map((value) => ({
        label: name === 'size' ? `Size ${value}` : value,
        without: { ...first, [name]: query[name].filter((other) => other !== value) },
      })),
    ),
  ];
}

function priceLabel(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${formatPrice(max ?? 0)}`;
  return max === null ? `From ${formatPrice(min)}` : `${formatPrice(min)} – ${formatPrice(max)}`;
}
