import { readStock, STOCK_FAULT } from '@mela/rules/amounts.ts';
import type { Message } from '@mela/rules/messages.ts';
import { refusedFor } from '@mela/rules/refused-row.ts';
import { type StockReport, type StockRowReport, stockReportOf } from '@mela/rules/stock-report.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { closeGroup } from '../../../kernel/history/group.ts';
import type { SubjectChange } from '../../../kernel/history/recorder.ts';
import { stockField } from '../../inventory/level.ts';
import { readLevels } from '../../inventory/lines.ts';
import { setLevels } from '../../inventory/set-levels.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMessages } from '../messages.ts';
import { findNamedVariants, type NamedVariant } from './find-named-variants.ts';
import type { StockRow } from './read-stock-file.ts';

/** The maximum number of changed variants. One transaction writes all of them, and they cannot be sold while it runs. */
const MAX_CHANGES = 20_000;

interface NewCount extends NamedVariant {
  onHand: number;
}

interface Import {
  isDryRun: boolean;
  /** The file's name. */
  name: string;
  /** Called in the transaction that writes the quantities. */
  keep: (session: ClientSession, report: StockReport) => Promise<void>;
}

/**
 * Sets the on-hand quantities from a file: all of them, or none if a row is rejected. A row without a number leaves its variant
 * unchanged.
 */
export async function importStock(
  context: CatalogueContext,
  rows: readonly StockRow[],
  { isDryRun, name, keep }: Import,
): Promise<StockReport> {
  const { planned, counts } = await plan(context, rows);
  const report = stockReportOf(planned);
  if (counts.length > MAX_CHANGES) {
    throw new UserError(
      'PAYLOAD_TOO_LARGE',
      catalogueMessages.tooManyStockChanges({ max: MAX_CHANGES, count: counts.length }),
    );
  }
  if (isDryRun || report.refused > 0 || counts.length === 0) return report;
  const { history, recorder, disk } = context;
  const id = new ObjectId();
  const importing = recorder.because({
    source: 'IMPORT',
    group: { id, subject: 'PRODUCT', work: 'IMPORT', name },
  });
  await disk.change(() =>
    importing.transact(async (session) => {
      await keep(session, report);
      await write({ ...context, recorder: importing }, session, counts);
    }),
  );
  await closeGroup(history, id).catch(() => {});
  return report;
}

async function plan(context: CatalogueContext, rows: readonly StockRow[]) {
  const variants = await findNamedVariants(context, rows);
  const known = variants.filter((variant): variant is NamedVariant => !isMessage(variant));
  const levels = await readLevels(
    context,
    known.map(({ variantId }) => variantId),
  );
  const lines = new Map<string, number>();
  const counts: NewCount[] = [];
  const planned = rows.map((row, index): StockRowReport => {
    const variant = variants[index] as NamedVariant | Message;
    const faults = faultsOf(row, variant, lines);
    const { line, id, sku } = row;
    if (isMessage(variant) || faults.length > 0) return { line, id, sku, title: '', ...refusedFor(faults) };
    const key = variant.variantId.toHexString();
    lines.set(key, line);
    const from = levels.get(key)?.onHand ?? null;
    const to = readStock(row.onHand) ?? from;
    const shown = { line, id: key, sku, title: variant.title };
    if (to === null || to === from) return { ...shown, action: 'unchanged' };
    counts.push({ ...variant, onHand: to });
    return { ...shown, action: 'change', from, to };
  });
  return { planned, counts };
}

function faultsOf(
  { fault, onHand }: StockRow,
  variant: NamedVariant | Message,
  lines: ReadonlyMap<string, number>,
): Message[] {
  if (fault !== null) return [fault];
  const twin = isMessage(variant) ? undefined : lines.get(variant.variantId.toHexString());
  return [
    ...(isMessage(variant) ? [variant] : []),
    ...(twin === undefined ? [] : [catalogueMessages.lineOfSameVariant({ line: twin })]),
    ...(readStock(onHand) === null ? [STOCK_FAULT] : []),
  ];
}

function isMessage(variant: NamedVariant | Message): variant is Message {
  return 'code' in variant;
}

async function write(
  context: CatalogueContext,
  session: ClientSession,
  counts: readonly NewCount[],
): Promise<void> {
  const { recorder } = context;
  const present = await readLevels(
    context,
    counts.map(({ variantId }) => variantId),
    session,
  );
  await setLevels(context, session, counts, { reason: 'IMPORTED', by: recorder.author?.name });
  const byProduct = Map.groupBy(counts, ({ productId }) => productId.toHexString());
  const changes = [...byProduct.values()].flatMap((some): SubjectChange[] => {
    const [first] = some;
    if (!first) return [];
    const [before, after] = [{}, {}] as Record<string, number | undefined>[];
    for (const { variantId, productId, onHand } of some) {
      const field = stockField(variantId.toHexString(), productId.toHexString());
      Object.assign(before as object, { [field]: present.get(variantId.toHexString())?.onHand ?? undefined });
      Object.assign(after as object, { [field]: onHand });
    }
    const states = { before: before ?? {}, after: after ?? {} };
    return [{ subject: 'PRODUCT', id: first.productId, name: first.name, ...states }];
  });
  await recorder.record(session, changes);
}
