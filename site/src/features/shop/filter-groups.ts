import { VALUES_OF } from '../../../../graphql-server/src/rules/listing/find-products.ts';
import type { Checked } from '../../../../graphql-server/src/rules/listing/listing-query.ts';
import type { IndexedProduct } from '../../../../graphql-server/src/rules/listing/product-index.ts';
import { counted } from './filter-options.ts';
import type { FilterGroup } from './listing-facts.ts';

/** More are the rare ones, which search finds. */
const MOST_CHOICES = 12;
const MOST_OPTIONS = 4;
const SEPARATOR = ': ';

/** An option's value as the index and addresses have it: `Cut: slim`. */
export function optionValue(name: string, value: string): string {
  return `${name}${SEPARATOR}${value}`;
}

/** What else the products of a catalogue's listing can be filtered by: nothing that all of them share, or none has. */
export function filterGroupsOf(products: readonly IndexedProduct[]): FilterGroup[] {
  const choicesOf = (name: Checked) => counted(products.flatMap(VALUES_OF[name]).filter(Boolean));
  const isChoice = ({ count }: { count: number }) => count < products.length;
  return [
    { title: 'Availability', name: 'stock' as const, choices: choicesOf('stock').filter(isChoice) },
    { title: 'Discount', name: 'sale' as const, choices: choicesOf('sale').filter(isChoice) },
    ...optionGroups(choicesOf('option')),
    { title: 'Brand', name: 'maker' as const, choices: severalOf(choicesOf('maker')) },
    {
      title: 'Tags',
      name: 'tag' as const,
      choices: choicesOf('tag').filter(isChoice).slice(0, MOST_CHOICES),
    },
  ].filter(({ choices }) => choices.length > 0);
}

function severalOf<Choice>(choices: Choice[]): Choice[] {
  return choices.length > 1 ? choices.slice(0, MOST_CHOICES) : [];
}

/** A group for each option; those of most products first. */
function optionGroups(values: { name: string; count: number }[]): FilterGroup[] {
  const byOption = Map.groupBy(values, ({ name }) => name.split(SEPARATOR, 1)[0] ?? '');
  return Array.from(byOption, ([title, choices]) => ({
    title,
    name: 'option' as const,
    choices: severalOf(choices).map(({ name, count }) => ({
      name: name.slice(title.length + SEPARATOR.length),
      value: name,
      count,
    })),
  }))
    .filter(({ choices }) => choices.length > 0)
    .slice(0, MOST_OPTIONS);
}
