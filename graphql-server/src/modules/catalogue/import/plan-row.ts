import { OVERWRITE_GROUPS } from '@mela/rules/overwrite.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMessages } from '../messages.ts';
import { findOwners } from '../products/find-variant.ts';
import { newProduct, type Product } from '../products/product.ts';
import { acceptRow, type Lookups } from './accept-row.ts';
import { handleIn, type IdentifiedRow, variantIdsIn } from './identify-rows.ts';
import { rememberedRow } from './imported-row.ts';
import { asImported } from './may-be-active.ts';
import { mended } from './mend-row.ts';
import { planChange, readVersion } from './plan-change.ts';
import { planOverwrite } from './plan-overwrite.ts';
import { type PlannedRow, refusedRow } from './product-write.ts';
import { takeRow } from './take-row.ts';
import { mergeVariants } from './variant-cells.ts';

/**
 * Decides what to do with a row, according to the rules for all products.
 * @param now the time of writing; undefined if the row is only checked
 */
export async function planRow(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product | null,
  now = new Date(),
): Promise<PlannedRow> {
  if (row.fault !== null) return refusedRow([row.fault]);
  try {
    const adapted = takeRow(lookups, row, current);
    const planned = await planAdapted(lookups, adapted, current, now);
    const notes = planned.write ? adapted.notes.concat(adapted.alerts) : adapted.alerts;
    return { ...planned, notes };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refusedRow(Object.values(error.fieldMessages ?? { error: error.said }));
  }
}

function planAdapted(
  lookups: Lookups,
  row: IdentifiedRow,
  current: Product | null,
  now: Date,
): Promise<PlannedRow> {
  if (!current) return mended(row, { isNew: true }, (one) => planCreation(lookups, one, now));
  return row.isDerived ? planOverwrite(lookups, row, current, now) : planChange(lookups, row, current, now);
}

async function planCreation(lookups: Lookups, row: IdentifiedRow, now: Date): Promise<PlannedRow> {
  const { id, cells } = row;
  const version = readVersion(cells.version);
  const _id = ObjectId.createFromHexString(id);
  const named = variantIdsIn(row);
  await assertFreeVariants(lookups.context, named);
  // A copied row still contains the variant ids of the original product.
  const variants = mergeVariants(row.variants, []).map((variant) =>
    row.isDerived ? { ...variant, variant_id: '' } : variant,
  );
  const said = { cells, variants, lines: row.variants, formerVariants: named, allowsActivationFaults: true };
  const { fields, images } = await acceptRow(lookups, said, null, _id);
  const created = asImported(null, newProduct(fields, images, now, _id), row.notes);
  const handle = handleIn(cells);
  // Continue the version numbers of the deleted product, so that none is repeated.
  const after = { ...created, version: (version ?? 0) + 1, ...(handle && { handles: [handle] }) };
  const remember = () => ({ _id, ...rememberedRow(row, images, OVERWRITE_GROUPS) });
  return {
    outcome: { action: 'create' },
    write: { before: null, after },
    ...(row.isDerived && { remember }),
  };
}

/** @throws UserError when another product has a variant with one of these ids */
async function assertFreeVariants({ products }: CatalogueContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const owners = await findOwners(
    { products },
    ids.map(parseObjectId).filter((id) => id !== null),
  );
  const owner = ids.map((id) => findByVariantId(id, (one) => owners.get(one))).find(Boolean)?.owner;
  if (owner)
    throw new UserError('BAD_USER_INPUT', catalogueMessages.variantsOfOtherProduct({ title: owner.title }));
}
