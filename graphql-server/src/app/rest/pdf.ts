import { readNumbers } from '@mela/rules/order-numbers.ts';
import type { FastifyReply } from 'fastify';
import { assertValid } from '../../kernel/errors.ts';
import { PDF_CSP } from '../http/security.ts';
import { appMessages } from '../messages.ts';

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
  const fault = appMessages.invalidOrderNumbers({ max: MAX_PRINTED });
  assertValid(numbers ? {} : { orders: fault });
  return numbers ?? [];
}
