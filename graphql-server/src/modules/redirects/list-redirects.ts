import type { Filter } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  keysetPage,
  type PlannedPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import { FROM_INDEX, type Redirect, type RedirectContext } from './collection.ts';

export type RedirectPage = PlannedPage<Redirect>;

interface Request extends KeysetRequest {
  /** A part of either address. */
  search?: string | null | undefined;
}

/** One page of the redirects, by old address. @throws UserError when an argument is out of bounds */
export async function listRedirects(
  { redirects, scans }: RedirectContext,
  request: Request,
): Promise<RedirectPage> {
  const { first, after } = request;
  assertPage({ first, offset: 0 });
  const plan = { filter: filterOf(request.search), hint: FROM_INDEX };
  const behind: Filter<Redirect> = after == null ? {} : { from: { $gt: readCursor(after) } };
  const found = await scans.run((options) =>
    redirects
      .find({ $and: [plan.filter, behind] }, options)
      .hint(plan.hint)
      .sort({ from: 1 })
      .limit(first + 1)
      .toArray(),
  );
  return { plan, ...keysetPage(request, found, ({ from }) => encodeCursor([from])) };
}

export function countRedirects(
  { redirects, scans }: RedirectContext,
  { plan }: RedirectPage,
): Promise<number> {
  return countPlanned(redirects, scans, plan);
}

function filterOf(search: string | null | undefined): Filter<Redirect> {
  const text = searchText(search);
  if (text === '') return {};
  const pattern = containing(text.normalize('NFC'));
  return { $or: [{ from: pattern }, { to: pattern }] };
}

function readCursor(after: string): string {
  const [from] = decodeCursor(after);
  if (typeof from !== 'string') throw wrongCursor();
  return from;
}
