import type { FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { packingSlipOf } from '../../modules/documents/packing-slip.ts';
import { readSeller } from '../../modules/documents/read-seller.ts';
import { findByNumbers } from '../../modules/orders/read-order.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { readOrderNumbers, sendPdf } from './pdf.ts';

/** GET /orders/packing-slips: the packing slips of the given orders in one PDF, sorted by order number. */
export async function answerPackingSlips(
  context: Context,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const numbers = readOrderNumbers((query as { orders?: unknown }).orders);
  const orders = await findByNumbers(context, numbers);
  const [first] = orders;
  if (!first) throw new UserError('NOT_FOUND', appMessages.ordersNotFound);
  const seller = await readSeller(context);
  const key = orders.map(({ number, revision }) => `${number} ${revision}`).join();
  const sheets = orders.map((order) => packingSlipOf(order, seller));
  const pdf = await context.pdfPrinter.print(`slips ${JSON.stringify(seller)} ${key}`, sheets);
  return sendPdf(reply, orders.length === 1 ? `packing-slip-${first.number}` : 'packing-slips', pdf);
}
