import type { Filter } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { cleanSearch } from '../../kernel/list/search-text.ts';
import type { Order } from './collection.ts';
import { ordersMessages } from './messages.ts';
import { searchedNumber, searchedTerms } from './terms.ts';

const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 10;

/** A search in a list of orders. */
interface OrderSearch {
  isEmpty: boolean;
  /** The order number in the search. null: the search is not for a number. */
  number: number | null;
  /** Conditions that must all be true. Empty for an order number, and for a text without words, which finds nothing. */
  terms: Filter<Pick<Order, 'terms'>>[];
}

/** @throws UserError for a search that is too long */
export function readSearch(search: string | null | undefined): OrderSearch {
  const text = cleanSearch(search);
  const tooLong = { search: ordersMessages.tooManyWords({ max: MAX_WORDS }) };
  // Splitting a very long text takes seconds.
  assertValid(text.length > MAX_SEARCH_LENGTH ? tooLong : {});
  const words = searchedTerms(text);
  assertValid(words.length > MAX_WORDS ? tooLong : {});
  const number = searchedNumber(text);
  const terms = words.map(({ term, whole }) => ({
    // Prefixes as regular expressions. MongoDB turns them into exact index bounds, so that counting reads no orders.
    terms: whole === undefined ? beginningWith(term) : { $in: [whole, beginningWith(term)] },
  }));
  return { isEmpty: text === '', number, terms: number === null ? terms : [] };
}

function beginningWith(term: string): RegExp {
  return new RegExp(`^${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
