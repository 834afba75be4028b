import { cleanText } from '@mela/rules/text.ts';
import type { Filter } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import {
  NUMBER_INDEX,
  type Return,
  type ReturnContext,
  type ReturnStatus,
  STATUS_INDEX,
} from './collection.ts';

export type ReturnPage = PlannedPage<Return>;

interface Request extends KeysetRequest {
  filter?:
    | { status?: ReturnStatus | null | undefined; search?: string | null | undefined }
    | null
    | undefined;
}

/** The number of an order or a return, such as 1001, #1001 or 1001-R2. */
const NUMBER = /^#?(\d{1,15})(?:-?r(\d{1,3}))?$/i;

/** One page of the returns, newest first. @throws UserError when an argument is out of bounds */
export function listReturns({ returns, scans }: ReturnContext, request: Request): Promise<ReturnPage> {
  return readNewest(returns, scans, request, planOf(request.filter ?? {}), 'return');
}

export function countReturns({ returns, scans }: ReturnContext, { plan }: ReturnPage): Promise<number> {
  return countPlanned(returns, scans, plan);
}

/** The number of returns that await the shop's decision. */
export function countRequested({ returns }: Pick<ReturnContext, 'returns'>): Promise<number> {
  return returns.countDocuments({ status: 'REQUESTED' }, { hint: STATUS_INDEX });
}

function planOf({ status, search }: NonNullable<Request['filter']>): ReturnPage['plan'] {
  const isState: Filter<Return> = status ? { status } : {};
  const text = cleanText(search);
  if (text === '') return { filter: isState, hint: status ? STATUS_INDEX : '_id_' };
  const [, number, place] = NUMBER.exec(text) ?? [];
  // Text that is not a number finds nothing.
  const named = { orderNumber: Number(number ?? -1), ...(place && { place: Number(place) }) };
  return { filter: { ...isState, ...named }, hint: NUMBER_INDEX };
}
