import { unguardFormula } from '@mela/rules/formula.ts';
import { readFlag } from '@mela/rules/import-columns.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvStream } from '../../kernel/csv.ts';
import { UserError } from '../../kernel/errors.ts';
import { assertDeclaredLength, limitBody } from '../../kernel/uploads/limit-body.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { readLines } from '../../modules/catalogue/import/read-lines.ts';
import { MAX_REDIRECTS } from '../../modules/redirects/check-redirect.ts';
import { FROM_INDEX, type Redirect } from '../../modules/redirects/collection.ts';
import { importRedirects, type RedirectLine } from '../../modules/redirects/import-redirects.ts';
import { appMessages, appTexts } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { named, sendCsv } from './csv.ts';
import { type Envelope, sendEnvelope, successOf } from './envelope.ts';
import { importOnce } from './import-once.ts';
import { readDryRun, readName } from './import-query.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_SHOWN = 80;
const BATCH_SIZE = 500;
/** Shopify's column names, so that files can be exchanged in both directions. */
const HEADERS = [appTexts.redirectFrom, appTexts.redirectTo, appTexts.replacesPage];

/** Column names are compared without case and punctuation. */
const NAMES = {
  from: ['redirect_from', 'from', 'old_address', 'old_url', 'source'],
  to: ['redirect_to', 'to', 'new_address', 'new_url', 'target'],
  replacesPage: ['replaces_page'],
} as const;
type RedirectColumn = keyof typeof NAMES;

/** POST /redirects/import: imports a CSV file, and reports what it did with each line. */
export async function answerRedirectImport(
  context: Context,
  uploads: UploadFolder,
  underWay: Map<string, Promise<Envelope>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isDryRun = readDryRun(request.query);
  assertDeclaredLength(request.raw, MAX_BYTES);
  await using stored = uploads.openRequest();
  const { path } = await stored.writeFile(limitBody(request.raw, MAX_BYTES));
  const lines = await readRedirectFile(path);
  const name = readName(request.query);
  const run = async () => {
    const report = await importRedirects(context, lines, { isDryRun, name });
    return successOf(
      (isDryRun ? appTexts.fileChecked : appTexts.fileImported)({ items: 'Redirects' }),
      report,
    );
  };
  const work = { kind: 'redirect-import', name, isDryRun, path, run, underWay };
  return sendEnvelope(reply, await importOnce(context, request, work));
}

/** GET /redirects/export: all redirects, in the format of the import. */
export function answerRedirectExport(context: Context, reply: FastifyReply): FastifyReply {
  const cursor = context.redirects
    .find<Redirect>({})
    .hint(FROM_INDEX)
    .sort({ from: 1 })
    .batchSize(BATCH_SIZE);
  const rowsOf = async (some: Redirect[]) =>
    some.map(({ from, to, replacesPage }) => [from, to, replacesPage ? '1' : '0']);
  return sendCsv(reply, named('redirects'), csvStream(HEADERS, cursor, rowsOf));
}

/** Reads a CSV file of redirects. Its first line names the columns, in any order. @throws UserError for any other file */
async function readRedirectFile(path: string): Promise<RedirectLine[]> {
  const lines: RedirectLine[] = [];
  let columns: (RedirectColumn | null)[] | null = null;
  for await (const { line, cells } of readLines(path)) {
    if (columns) lines.push(lineOf(columns, cells, line));
    else columns = readColumns(cells);
    if (lines.length > MAX_REDIRECTS) throw tooManyLines();
  }
  if (lines.length === 0) throw new UserError('BAD_USER_INPUT', appMessages.fileHasNoRedirects);
  return lines;
}

function readColumns(cells: string[]): (RedirectColumn | null)[] {
  const columns = cells.map((cell) => columnOf(unguardFormula(cell)));
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (!twice && columns.includes('from') && columns.includes('to')) return columns;
  const shown = cells.join(', ').slice(0, MAX_SHOWN);
  throw new UserError('BAD_USER_INPUT', appMessages.redirectColumnsMissing({ line: shown }));
}

function columnOf(header: string): RedirectColumn | null {
  const name = header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  const columns = Object.keys(NAMES) as RedirectColumn[];
  return columns.find((column) => (NAMES[column] as readonly string[]).includes(name)) ?? null;
}

function lineOf(columns: (RedirectColumn | null)[], cells: string[], line: number): RedirectLine {
  const said: Record<RedirectColumn, string> = { from: '', to: '', replacesPage: '' };
  for (const [index, column] of columns.entries()) {
    if (column) said[column] = unguardFormula(cells[index] ?? '').trim();
  }
  const replacesPage = readFlag(said.replacesPage);
  const isRagged = cells.length !== columns.length;
  const fault = isRagged
    ? appMessages.wrongCellCount({ cells: cells.length, columns: columns.length })
    : typeof replacesPage !== 'boolean'
      ? appMessages.invalidReplacesPage
      : null;
  return { line, from: said.from, to: said.to, replacesPage: replacesPage === true, fault };
}

function tooManyLines(): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', appMessages.tooManyRedirects);
}
