import { formatUnits } from '@mela/rules/format-money.ts';
import { CHECKED, type ListingQuery } from '@mela/rules/listing/listing-query.ts';
import * as shopText from '#messages/shop.ts';

/** An active filter, and the query without it. */
export interface FilterChip {
  label: string;
  without: ListingQuery;
}

/**
 * The active filters of a query.
 * @param hasSearchField whether the page shows the search text elsewhere
 */
export function filterChips(query: ListingQuery, hasSearchField: boolean, currency: string): FilterChip[] {
  const { text, min, max } = query;
  const first = { ...query, page: 1 };
  return [
    ...(text && !hasSearchField ? [{ label: `“${text}”`, without: { ...first, text: '' } }] : []),
    ...(min !== null || max !== null
      ? [
          {
            label: priceLabel({ min, max }, (price) => formatUnits(price, currency)),
            without: { ...first, min: null, max: null },
          },
        ]
      : []),
    ...CHECKED.flatMap((name) =>
      query[name].map((value) => ({
        label: name === 'size' ? shopText.sizeOf(value) : value,
        without: { ...first, [name]: query[name].filter((other) => other !== value) },
      })),
    ),
  ];
}

function priceLabel(
  { min, max }: Pick<ListingQuery, 'min' | 'max'>,
  format: (price: number) => string,
): string {
  if (min === null) return shopText.upTo(format(max ?? 0));
  return max === null ? shopText.from(format(min)) : `${format(min)} – ${format(max)}`;
}
