import { choicesOf, type FilteredProduct, optionParts } from '@mela/rules/listing/listing-filters.ts';
import type { Checked } from '@mela/rules/listing/listing-query.ts';
import * as sharedText from '#messages/shared.ts';
import * as shopText from '#messages/shop.ts';
import { counted } from './filter-options.ts';
import type { FilterGroup } from './listing-facts.ts';

/** The maximum number of values in a group. Rare values are omitted, because the search finds them. */
const MOST_CHOICES = 12;
const MOST_OPTIONS = 4;

/** Further filters of a catalogue's listing. Omits values that all products share. */
export function filterGroupsOf(products: readonly FilteredProduct[]): FilterGroup[] {
  const choicesIn = (name: Checked) =>
    counted(products.flatMap((product) => choicesOf(product, name)).filter(Boolean));
  const isChoice = ({ count }: { count: number }) => count < products.length;
  return [
    { title: sharedText.availability, name: 'stock' as const, choices: choicesIn('stock').filter(isChoice) },
    { title: sharedText.discount, name: 'sale' as const, choices: choicesIn('sale').filter(isChoice) },
    ...optionGroups(choicesIn('option')),
    { title: shopText.brand, name: 'maker' as const, choices: severalOf(choicesIn('maker')) },
    {
      title: shopText.tags,
      name: 'tag' as const,
      choices: choicesIn('tag').filter(isChoice).slice(0, MOST_CHOICES),
    },
  ].filter(({ choices }) => choices.length > 0);
}

function severalOf<Choice>(choices: Choice[]): Choice[] {
  return choices.length > 1 ? choices.slice(0, MOST_CHOICES) : [];
}

/** A group per option, the most frequent first. */
function optionGroups(values: { name: string; count: number }[]): FilterGroup[] {
  const byOption = Map.groupBy(values, ({ name }) => optionParts(name)[0]);
  return Array.from(byOption, ([title, choices]) => ({
    title,
    name: 'option' as const,
    choices: severalOf(choices).map(({ name, count }) => ({
      name: optionParts(name)[1],
      value: name,
      count,
    })),
  }))
    .filter(({ choices }) => choices.length > 0)
    .slice(0, MOST_OPTIONS);
}
