import { readNumbers } from '@mela/rules/order-numbers.ts';
import type { FastifyReply } from 'fastify';
import { assertValid } from '../../kernel/errors.ts';
import { PDF_CSP } from '../http/security.ts';

/** The maximum number of documents in one PDF, so that it is created within seconds. */
export const MAX_PRINTED = 500;

/** @param name of the file, without its extension */
export function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'content-security-policy': PDF_CSP,
    })
    .send(pdf);
}

/** @returns the numbers of the orders to print @throws UserError for a text that names no orders, or too many */
export function readOrderNumbers(text: unknown): number[] {
  const numbers = readNumbers(String(text ?? ''), MAX_PRINTED);
  const fault = `Orders must be at most ${MAX_PRINTED} order numbers or ranges, such as 1001-1020,1033`;
  assertValid(numbers ? {} : { orders: fault });
  return numbers ?? [];
}
