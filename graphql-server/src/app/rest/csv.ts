import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { appTexts } from '../messages.ts';
import { type Envelope, successOf } from './envelope.ts';

/** Sends a CSV file (RFC 4180). @param name such as `products-2026-11-26` */
export function sendCsv(reply: FastifyReply, name: string, content: string | AsyncIterable<string>) {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
    .send(typeof content === 'string' ? content : Readable.from(content));
}

/** A file name with today's date. */
export function named(what: string): string {
  return `${what}-${new Date().toISOString().slice(0, 10)}`;
}

/**
 * The response to an import.
 * @param what the imported things, such as Products
 * @param skips whether the other rows are imported when some are rejected
 */
export function importEnvelope(
  what: string,
  report: { refused: number },
  { isDryRun, skips }: { isDryRun: boolean; skips: boolean },
): Envelope {
  if (isDryRun) return successOf(appTexts.fileChecked({ items: what }), report);
  if (report.refused === 0) return successOf(appTexts.fileImported({ items: what }), report);
  const { refused: rows } = report;
  if (skips) return successOf(appTexts.rowsSkipped({ items: what, rows }), report);
  return { success: false, status: 400, message: appTexts.nothingImported({ rows }), data: report };
}
