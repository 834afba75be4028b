import type { Message } from '@mela/rules/messages.ts';
import {
  type RedirectReport,
  type RedirectRowReport,
  redirectReportOf,
} from '@mela/rules/redirect-report.ts';
import { refusedFor } from '@mela/rules/refused-row.ts';
import { ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { closeGroup } from '../../kernel/history/group.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import {
  type CheckedRedirect,
  chainFault,
  checkAddresses,
  MAX_REDIRECTS,
  pageFault,
  type RedirectInput,
  TOO_MANY,
} from './check-redirect.ts';
import type { Redirect, RedirectContext } from './collection.ts';
import { redirectsMessages } from './messages.ts';
import { redirectChange } from './write-redirect.ts';

/** The number of redirects that are written together, with their history entries. */
const WRITES_AT_ONCE = 500;

/** A line of a file of redirects. */
export interface RedirectLine extends RedirectInput {
  line: number;
  /** Why the line cannot be read, or null. */
  fault: Message | null;
}

interface Import {
  isDryRun: boolean;
  /** The file's name, for the history. */
  name: string;
}

interface Write {
  before: Redirect | null;
  after: Redirect;
}

/**
 * Adds and changes redirects from a file. Invalid lines are reported, and all others imported.
 * @throws UserError when the shop would have too many redirects
 */
export async function importRedirects(
  context: RedirectContext,
  lines: readonly RedirectLine[],
  { isDryRun, name }: Import,
): Promise<RedirectReport> {
  const stored = await context.redirects.find().toArray();
  const { rows, writes } = planLines(lines, await checkLines(context, lines), stored);
  const created = writes.filter(({ before }) => before === null).length;
  if (stored.length + created > MAX_REDIRECTS) throw new UserError('PAYLOAD_TOO_LARGE', TOO_MANY);
  if (!isDryRun && writes.length > 0)
    await writeAll(context, [...writes, ...repointed(writes, stored)], name);
  return redirectReportOf(rows);
}

/** @returns each line as a redirect, or its faults */
async function checkLines(
  { config, findPages }: RedirectContext,
  lines: readonly RedirectLine[],
): Promise<(CheckedRedirect | Message[])[]> {
  const checked = lines.map((line) => {
    if (line.fault !== null) return [line.fault];
    const redirect = checkAddresses(line, config.publicUrl?.origin);
    return 'faults' in redirect ? Object.values(redirect.faults) : redirect;
  });
  const shadowing = checked.flatMap((one) => (Array.isArray(one) || one.replacesPage ? [] : one.from));
  const pages = await findPages(shadowing);
  return checked.map((one) =>
    Array.isArray(one) || one.replacesPage || !pages.has(one.from) ? one : [pageFault(one.from)],
  );
}

function planLines(
  lines: readonly RedirectLine[],
  checked: readonly (CheckedRedirect | Message[])[],
  stored: readonly Redirect[],
): { rows: RedirectRowReport[]; writes: Write[] } {
  const byFrom = new Map(stored.map((redirect) => [redirect.from, redirect]));
  const targets = new Map<string, { from: string; to: string }>(byFrom);
  const firstLines = new Map<string, number>();
  for (const [index, one] of checked.entries()) {
    if (Array.isArray(one) || firstLines.has(one.from)) continue;
    firstLines.set(one.from, lines[index]?.line ?? 0);
    targets.set(one.from, one);
  }
  const writes: Write[] = [];
  const rows = checked.map((one, index): RedirectRowReport => {
    const { line, from, to } = lines[index] as RedirectLine;
    if (Array.isArray(one)) return { line, from, to, ...refusedFor(one) };
    const shown = { line, from: one.from, to: one.to };
    const twin = firstLines.get(one.from);
    if (twin !== line) return { ...shown, ...refusedFor([redirectsMessages.sameOldAddress({ line: twin })]) };
    const next = one.toKey === null ? undefined : targets.get(one.toKey);
    if (next) return { ...shown, ...refusedFor([chainFault(next, one.from)]) };
    const before = byFrom.get(one.from) ?? null;
    if (before && before.to === one.to && before.replacesPage === one.replacesPage)
      return { ...shown, action: 'unchanged' };
    const after = before
      ? { ...before, ...one, version: before.version + 1 }
      : { _id: new ObjectId(), version: 1, ...one, createdAt: new Date() };
    writes.push({ before, after });
    return before ? { ...shown, action: 'change', before: before.to } : { ...shown, action: 'create' };
  });
  return { rows, writes };
}

/** The stored redirects that lead to the old address of a new redirect, updated to its new address. */
function repointed(writes: readonly Write[], stored: readonly Redirect[]): Write[] {
  const byFrom = new Map(writes.map(({ after }) => [after.from, after]));
  return stored.flatMap((before) => {
    const next = before.toKey === null || byFrom.has(before.from) ? undefined : byFrom.get(before.toKey);
    if (!next || next.toKey === before.from) return [];
    return [{ before, after: { ...before, to: next.to, toKey: next.toKey, version: before.version + 1 } }];
  });
}

async function writeAll(context: RedirectContext, writes: readonly Write[], name: string): Promise<void> {
  const { history, recorder, redirects } = context;
  const id = new ObjectId();
  const importing = recorder.because({
    source: 'IMPORT',
    group: { id, subject: 'REDIRECT', work: 'IMPORT', name },
  });
  for (let start = 0; start < writes.length; start += WRITES_AT_ONCE) {
    const some = writes.slice(start, start + WRITES_AT_ONCE);
    await importing.transact(async (session) => {
      const operations = some.map(({ before, after }) =>
        before
          ? { replaceOne: { filter: { _id: before._id, version: before.version }, replacement: after } }
          : { insertOne: { document: after } },
      );
      const { insertedCount, matchedCount } = await redirects.bulkWrite(operations, { session });
      if (insertedCount + matchedCount < some.length) throw changedMeanwhile();
      await importing.record(
        session,
        some.map(
          ({ before, after }): SubjectChange =>
            before ? redirectChange(before, after) : redirectChange(null, after),
        ),
      );
    });
  }
  await closeGroup(history, id).catch(() => {});
}

function changedMeanwhile(): UserError {
  return new UserError('CONFLICT', redirectsMessages.changedDuringImport);
}
