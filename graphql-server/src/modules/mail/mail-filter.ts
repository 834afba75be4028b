import { asciiDigits } from '@mela/rules/digits.ts';
import type { Filter } from 'mongodb';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import {
  ABOUT_INDEX,
  KIND_INDEX,
  type Mail,
  type MailState,
  ORDER_NUMBER_INDEX,
  STATE_INDEX,
  TO_INDEX,
} from './collection.ts';
import type { MailKind } from './kinds.ts';

/** Filters for emails. Omitted filters match all emails. */
export interface MailFilter {
  state?: MailState | null | undefined;
  kind?: MailKind | null | undefined;
  /** The id of the email's subject, such as an order. */
  about?: string | null | undefined;
  /** An order number, or part of the recipient's address. */
  search?: string | null | undefined;
}

interface Plan {
  where: Filter<Mail>;
  hint: string;
}

const ORDER_NUMBER = /^#?(\d{1,15})$/;

/** The query for a filter, with its most selective index. @throws UserError */
export function planOf({ state, kind, about, search }: MailFilter): Plan {
  const said = searchText(search);
  const found = said === '' ? null : searched(said);
  const where = {
    ...found?.where,
    ...(about != null && { about }),
    ...(state && { state }),
    ...(kind && { kind }),
  };
  if (about != null) return { where, hint: ABOUT_INDEX };
  if (found) return { where, hint: found.hint };
  return { where, hint: state ? STATE_INDEX : kind ? KIND_INDEX : '_id_' };
}

function searched(said: string): Plan {
  const [, number] = ORDER_NUMBER.exec(asciiDigits(said)) ?? [];
  if (number !== undefined)
    return { where: { 'data.number': String(Number(number)) }, hint: ORDER_NUMBER_INDEX };
  return { where: { to: containing(said) }, hint: TO_INDEX };
}
