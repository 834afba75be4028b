import type { Cells } from '@mela/rules/import-columns.ts';
import { type Difference, isOverwritten, type OverwriteGroup } from '@mela/rules/overwrite.ts';
import { UserError } from '../../../kernel/errors.ts';
import type { Product } from '../products/product.ts';
import type { Lookups } from './accept-row.ts';
import { differencesOf } from './differences.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { fingerprintsOf, rememberedRow } from './imported-row.ts';
import { asImported, overwriteWherePossible } from './may-be-active.ts';
import { mended } from './mend-row.ts';
import { applyRow } from './plan-change.ts';
import { type PlannedRow, UNCHANGED } from './product-write.ts';

/** Columns in which a blank cell means that there is no price of that kind. */
const SAYING_BLANKS = new Set(['regular_price', 'variant_price', 'variant_compare_at_price']);

/**
 * Plans the changes of a row that has no id of this shop, for the product that an earlier import of the row
 * created. By default the import overwrites only groups of fields that have changed in the file since its
 * last import; the client can allow more.
 */
export async function planOverwrite(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product,
  now: Date,
): Promise<PlannedRow> {
  const full = await fullProduct(lookups, row, current);
  if (!full) return UNCHANGED;
  const differences = differencesOf(lookups, current, full);
  if (differences.length === 0) return UNCHANGED;
  const isEdited = editedGroups(row);
  const changes = differences.map((change) => ({ ...change, isEdited: isEdited(change.group) }));
  const wanted = new Set(
    changes
      .filter((change: Difference) => isOverwritten(change, lookups.overwrite))
      .map(({ group }) => group),
  );
  const { changed, groups } = overwriteWherePossible(current, full, wanted, row.alerts);
  if (groups.size === 0) return { outcome: { action: 'keep', changes }, write: null };
  const after = { ...changed, version: current.version + 1, updatedAt: now };
  const remember = () => ({ _id: current._id, ...rememberedRow(row, after.images, [...groups]) });
  return { outcome: { action: 'change', changes }, write: { before: current, after }, remember };
}

/** The product as the file describes it. null for a row in this shop's own format that is no longer valid. */
async function fullProduct(lookups: Lookups, row: IdentifiedRow, current: Product): Promise<Product | null> {
  const said = withoutBlanks(row);
  try {
    const full = await mended(said, { isNew: false }, (one) =>
      applyRow(lookups, one, current, { allowsActivationFaults: true }),
    );
    return asImported(current, full, row.notes);
  } catch (error) {
    if (error instanceof UserError && !row.taken) return null;
    throw error;
  }
}

/** Ignores blank cells and the handle: neither changes the product. */
function withoutBlanks(row: IdentifiedRow): IdentifiedRow {
  const filled = <Said extends Cells>(cells: Said): Said =>
    Object.fromEntries(
      Object.entries(cells).filter(
        ([column, cell]) => SAYING_BLANKS.has(column) || (cell ?? '').trim() !== '',
      ),
    ) as Said;
  const { handle: _, version: __, ...cells } = row.cells;
  return {
    ...row,
    cells: filled(cells),
    variants: row.variants.map(({ line, cells: own }) => ({ line, cells: filled(own) })),
  };
}

/** @returns whether the file is unchanged in a group since its last import. Then any difference is an edit in this shop */
function editedGroups(row: IdentifiedRow): (group: OverwriteGroup) => boolean {
  const { imported } = row;
  if (!imported) return () => !row.taken;
  const now = fingerprintsOf(row);
  return (group) => imported.fingerprints[group] === now[group];
}
