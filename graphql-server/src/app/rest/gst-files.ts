import { startOfShopDay } from '@mela/rules/shop-days.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvText } from '../../kernel/csv.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { RETURN_TABLES, returnTable } from '../../modules/invoices/gst-return.ts';
import { findIssuedBetween } from '../../modules/invoices/read-invoices.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { sendCsv } from './csv.ts';

const MAX_LISTED = 100_000;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** GET /invoices/return/{table}: a table of GSTR-1, or the list for the books, of a month as a CSV file. */
export async function answerReturn(
  context: Context,
  { params, query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = (params as { table: string }).table;
  const table = RETURN_TABLES.find((one) => one === name);
  if (!table)
    throw new UserError('NOT_FOUND', appMessages.unknownReturnTable({ tables: RETURN_TABLES.join(', ') }));
  const month = String((query as { month?: unknown }).month);
  assertValid(MONTH.test(month) ? {} : { month: appMessages.invalidMonth });
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const [start, end] = [month, next].map((one) => startOfShopDay(`${one}-01`, context.timeZone));
  const found = await findIssuedBetween(context, start as Date, end as Date, MAX_LISTED);
  return sendCsv(reply, `${table}-${month}`, csvText(returnTable(table, found)));
}
