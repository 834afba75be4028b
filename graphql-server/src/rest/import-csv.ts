import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../catalogue/context.ts';
import { importProducts } from '../catalogue/import/import-products.ts';
import { MAX_CSV_BYTES, readCsv } from '../catalogue/import/read-csv.ts';
import type { ImportReport } from '../catalogue/import/report.ts';
import { assertValid } from '../errors.ts';
import { assertDeclaredLength, limitBody } from '../uploads/limit-body.ts';
import { type Envelope, failureEnvelope, successOf } from './envelope.ts';

const DRY_RUN = { '0': false, '1': true } as const;

/**
 * POST /product/import: reads a CSV file, then answers a line of JSON for every step, and an envelope as the last one.
 * The status is said before the end is known, so the last line has one of its own.
 */
export async function answerProductImport(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isDryRun = readDryRun(request.query);
  assertDeclaredLength(request.raw, MAX_CSV_BYTES);
  const rows = await readCsv(limitBody(request.raw, MAX_CSV_BYTES));
  const lines = new PassThrough();
  const broken = new AbortController();
  // Who goes away before the end wants it no more.
  reply.raw.once('close', () => broken.abort());
  const say = (line: object) => void lines.write(`${JSON.stringify(line)}\n`);
  importProducts(context, rows, { isDryRun, signal: broken.signal, onProgress: say })
    .then(
      (report) => envelopeOf(report, isDryRun),
      (error: unknown) => failureEnvelope(error, request),
    )
    .then((envelope) => lines.end(`${JSON.stringify(envelope)}\n`));
  return reply
    .headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
    .send(lines);
}

function readDryRun(query: unknown): boolean {
  const { dry_run: said = '0' } = query as { dry_run?: unknown };
  if (said !== '0' && said !== '1') assertValid({ dry_run: 'dry_run must be 1 or 0.' });
  return DRY_RUN[said as keyof typeof DRY_RUN];
}

function envelopeOf(report: ImportReport, isDryRun: boolean): Envelope {
  if (isDryRun) return successOf('Products checked successfully', report);
  if (report.refused === 0) return successOf('Products imported successfully', report);
  const rows = report.refused === 1 ? '1 row is' : `${report.refused} rows are`;
  return { success: false, status: 400, message: `Nothing was imported: ${rows} refused.`, data: report };
}
