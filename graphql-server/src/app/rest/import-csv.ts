import { PassThrough } from 'node:stream';
import type { ImportProgress } from '@mela/rules/import-report.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertDeclaredLength, limitBody } from '../../kernel/uploads/limit-body.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { answerOnce } from '../../modules/catalogue/attempts.ts';
import { MAX_CSV_BYTES } from '../../modules/catalogue/import/csv-file.ts';
import { importProducts } from '../../modules/catalogue/import/import-products.ts';
import {
  assertNoQuestions,
  openSentFile,
  type SentFile,
} from '../../modules/catalogue/import/open-sent-file.ts';
import type { OpenFile } from '../../modules/catalogue/import/remote-images.ts';
import { NEVER_CACHED } from '../http/security.ts';
import type { Context } from '../shop/context.ts';
import { importEnvelope } from './csv.ts';
import { failureEnvelope } from './envelope.ts';
import {
  readAllOrNothing,
  readCategory,
  readDryRun,
  readFileFormat,
  readName,
  readOverwrite,
} from './import-query.ts';
import type { ImportRuns } from './import-runs.ts';
import { idempotencyKey } from './json.ts';

/**
 * POST /product/import: takes a CSV file, then sends a line of JSON for every step and an envelope at the end. The HTTP status is
 * sent before the result is known, so the last line contains the final status.
 */
export async function answerProductImport(
  context: Context,
  uploads: UploadFolder,
  runs: ImportRuns,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isDryRun = readDryRun(request.query);
  const options = {
    ...{ name: readName(request.query), category: readCategory(request.query) },
    ...{ isAllOrNothing: readAllOrNothing(request.query), overwrite: readOverwrite(request.query) },
  };
  const key = idempotencyKey(request);
  assertDeclaredLength(request.raw, MAX_CSV_BYTES);
  await using disposables = new AsyncDisposableStack();
  const stored = disposables.use(uploads.openRequest());
  const { path } = await stored.writeFile(limitBody(request.raw, MAX_CSV_BYTES));
  const store = (chunks: AsyncIterable<Buffer>) => stored.writeFile(chunks);
  const facts = { currency: context.currency, fields: context.productFields };
  const file = await openSentFile(path, store, readFileFormat(request.query), facts);
  if (!isDryRun) assertNoQuestions(file.reading);
  const lines = new PassThrough();
  const running = disposables.move();
  const openFile = () => uploads.openRequest();
  runImport(context, file, isDryRun ? null : runs, {
    ...{ request, reply, lines, openFile, key, options },
  }).finally(() => running.disposeAsync());
  return reply
    .headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': NEVER_CACHED })
    .send(lines);
}

interface Answer {
  request: FastifyRequest;
  reply: FastifyReply;
  lines: PassThrough;
  openFile: OpenFile;
  key: string | null;
  options: {
    name: string;
    category: string;
    isAllOrNothing: boolean;
    overwrite: readonly Overwrite[];
  };
}

/**
 * @param runs the list of running imports. null for a dry run, which is cancelled when its client disconnects
 */
async function runImport(
  context: Context,
  sent: SentFile,
  runs: ImportRuns | null,
  { request, reply, lines, openFile, key, options }: Answer,
): Promise<void> {
  // Write nothing once the client has disconnected: `lines` is then destroyed, but the import continues.
  const say = (line: object) => void (lines.destroyed || lines.write(`${JSON.stringify(line)}\n`));
  const work = (signal: AbortSignal, note: (progress: ImportProgress) => void) => {
    const onProgress = (progress: ImportProgress) => {
      note(progress);
      say(progress);
    };
    return importProducts(context, sent, {
      ...options,
      isDryRun: runs === null,
      openFile,
      signal,
      onProgress,
    }).then(
      (report) => {
        const isImported = report.toCreate + report.toChange > 0;
        return importEnvelope('Products', report, {
          isDryRun: runs === null,
          skips: isImported && !options.isAllOrNothing,
        });
      },
      (error: unknown) => failureEnvelope(error, request),
    );
  };
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const runOnce = (started: ImportRuns) =>
    answerOnce(context, {
      key,
      kind: 'import',
      input: { ...options, ...readFileFormat(request.query) },
      path: sent.file.path,
      run: () => started.start(options.name, work),
      underWay: started.underWay,
      isDone: ({ success }) => success,
    }).catch((error: unknown) => failureEnvelope(error, request));
  say(await (runs ? runOnce(runs) : work(leaving.signal, () => {})));
  lines.end();
}
