import { numbersText } from '@mela/rules/order-numbers.ts';
import { daysLater, startOfShopDay } from '@mela/rules/shop-days.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { isAllowed } from '../../kernel/roles.ts';
import { DOCUMENT_PAGE_CSP, documentPage } from '../../modules/documents/document-page.ts';
import type { Invoice } from '../../modules/invoices/collection.ts';
import { sheetOf } from '../../modules/invoices/invoice-sheet.ts';
import { findIssuedBetween } from '../../modules/invoices/read-invoices.ts';
import { findByNumbers, findByToken } from '../../modules/orders/read-order.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { MAX_PRINTED, readOrderNumbers, sendPdf } from './pdf.ts';

const CREDIT_NOTES = 'credit-notes';

/**
 * GET /invoices/{id}/pdf: a document, for callers who may read orders or have the order's token.
 * @throws UserError with the same message for a missing document and for one that the caller may not see
 */
export async function answerInvoice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invoice = await findInvoice(context, request);
  return sendPdf(reply, fileName(invoice), await print(context, [invoice]));
}

/** GET /invoices/{id}/page: the same document as an HTML page. */
export async function answerInvoicePage(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invoice = await findInvoice(context, request);
  const pdf = request.url.replace(/\/page(?=\?|$)/, '/pdf');
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': DOCUMENT_PAGE_CSP })
    .send(documentPage(sheetOf(invoice), pdf));
}

/**
 * GET /invoices/of-order: the target of links in emails. Without an invoice, it redirects shoppers to their order and sends
 * programs an error.
 */
export async function answerOfOrder(
  context: Context,
  { query, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, kind } = query as { token?: unknown; kind?: unknown };
  const order = typeof token === 'string' ? await findByToken(context, token) : null;
  const all = order ? await context.invoicesOfOrder.load(order._id.toHexString()) : [];
  const wanted = kind === CREDIT_NOTES ? notesOf(all) : invoiceOf(all);
  const [first] = wanted;
  if (first) return sendPdf(reply, fileName(first), await print(context, wanted));
  if (typeof token === 'string' && headers.accept?.includes('text/html'))
    return reply.redirect(`/order/${encodeURIComponent(token)}`, 303);
  throw new UserError('NOT_FOUND', appMessages.invoiceNotFound);
}

/** GET /invoices/print: one PDF with the documents of a period, or with the invoices of the given orders. */
export async function answerInvoices(
  context: Context,
  { query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { from, to, orders } = query as { from?: unknown; to?: unknown; orders?: unknown };
  if (orders !== undefined) return answerInvoicesOf(context, orders, reply);
  const { timeZone } = context;
  const [start, end] = [from, to].map((day) => startOfShopDay(String(day), timeZone));
  assertValid({
    ...(!start && { from: appMessages.invalidFrom }),
    ...(!(end && start && end >= start) && { to: appMessages.invalidTo }),
  });
  const until = startOfShopDay(daysLater(String(to), 1), timeZone) as Date;
  const found = await findIssuedBetween(context, start as Date, until, MAX_PRINTED);
  if (found.length === 0) throw new UserError('NOT_FOUND', appMessages.noInvoicesInPeriod);
  return sendPdf(reply, `invoices-${from}-${to}`, await print(context, found));
}

async function answerInvoicesOf(
  context: Context,
  numbers: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const orders = await findByNumbers(context, readOrderNumbers(numbers));
  const found = await Promise.all(
    orders.map(async ({ _id, number }) => ({
      number,
      invoices: invoiceOf(await context.invoicesOfOrder.load(_id.toHexString())),
    })),
  );
  const invoices = found.flatMap((one) => one.invoices);
  const missing = found.filter((one) => one.invoices.length === 0).map(({ number }) => number);
  if (invoices.length === 0) throw new UserError('NOT_FOUND', appMessages.noInvoicesOfOrders);
  const [first] = invoices;
  const name = invoices.length === 1 && first ? fileName(first) : 'invoices';
  reply.header('x-orders-without-invoice', numbersText(missing));
  return sendPdf(reply, name, await print(context, invoices));
}

function print(context: Context, invoices: readonly Invoice[]): Promise<Buffer> {
  return context.pdfPrinter.print(invoices.map(keyOf).join(), invoices.map(sheetOf));
}

/** The cache key of a PDF. It changes when the PDF would look different. */
function keyOf({ _id, canceledAt, buyer }: Invoice): string {
  return [_id.toHexString(), canceledAt && 'canceled', !buyer && 'erased'].filter(Boolean).join(' ');
}

function fileName({ number }: Invoice): string {
  return number.replaceAll('/', '-');
}

/** The newest invoice. An order has none before it is paid or shipped. */
function invoiceOf(all: readonly Invoice[]): Invoice[] {
  return all.filter(({ kind }) => kind !== 'CREDIT_NOTE').slice(-1);
}

function notesOf(all: readonly Invoice[]): Invoice[] {
  return all.filter(({ kind, canceledAt }) => kind === 'CREDIT_NOTE' && !canceledAt);
}

async function findInvoice(context: Context, { params, query }: FastifyRequest): Promise<Invoice> {
  const _id = parseObjectId((params as { id: string }).id);
  const { token } = query as { token?: unknown };
  const invoice = _id && (await context.invoices.findOne({ _id }, NEWEST));
  const mayRead = isAllowed(context.viewer, { role: 'VIEWER', scope: 'ORDERS' });
  const order = !mayRead && typeof token === 'string' ? await findByToken(context, token) : null;
  if (!invoice || !(mayRead || order?._id.equals(invoice.orderId)))
    throw new UserError('NOT_FOUND', appMessages.invoiceNotFound);
  return invoice;
}
