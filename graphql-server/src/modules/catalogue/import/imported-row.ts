import { createHash } from 'node:crypto';
import { COLUMNS, VARIANT_COLUMNS } from '@mela/rules/import-columns.ts';
import { OVERWRITE_GROUPS, type OverwriteGroup, overwriteGroupOf } from '@mela/rules/overwrite.ts';
import type { ObjectId } from 'mongodb';
import type { StoredImage } from '../../../kernel/images/image.ts';
import type { CatalogueContext } from '../context.ts';
import { filledFields } from './field-cells.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { ADDRESS } from './lookups.ts';
import type { ImportedRow } from './product-write.ts';

const COLUMNS_OF_GROUPS = OVERWRITE_GROUPS.map((group) => ({
  group,
  own: COLUMNS.filter((column) => overwriteGroupOf(column) === group),
  ofVariants: VARIANT_COLUMNS.filter((column) => overwriteGroupOf(column) === group),
}));

/** A hash of the row's cells for each group of fields that an import may overwrite. */
export function fingerprintsOf({ cells, variants, taken }: IdentifiedRow): ImportedRow['fingerprints'] {
  const category = taken?.categoryName ?? cells.category ?? cells.category_id ?? '';
  return Object.fromEntries(
    COLUMNS_OF_GROUPS.map(({ group, ...columns }) => {
      const own = columns.own.map((column) => (group === 'categories' ? category : (cells[column] ?? '')));
      const ofVariants = variants.map((variant) =>
        columns.ofVariants.map((column) => variant.cells[column] ?? ''),
      );
      const ofModules = group === 'details' ? filledFields(cells) : [];
      return [group, hashOf([own, ofVariants, ...(ofModules.length > 0 ? [ofModules] : [])])];
    }),
  );
}

function hashOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16);
}

/** The data to remember about a product after these groups of its row are imported. */
export function rememberedRow(
  row: IdentifiedRow,
  images: readonly StoredImage[],
  groups: readonly OverwriteGroup[],
): Omit<ImportedRow, '_id'> {
  const fingerprints = Object.fromEntries(
    Object.entries(fingerprintsOf(row)).filter(([group]) => groups.includes(group as OverwriteGroup)),
  );
  const addresses = (row.cells.images ?? '').split(/[\s|]+/).filter((path) => path !== '');
  return {
    fingerprints,
    images: groups.includes('images')
      ? addresses.flatMap((address, index) => {
          const image = images[index];
          return image && ADDRESS.test(address) ? [{ address, image }] : [];
        })
      : [],
  };
}

/** Reads what earlier imports contained about these products, by id. */
export async function readImportedRows(
  { importedRows }: CatalogueContext,
  ids: ObjectId[],
): Promise<Map<string, ImportedRow>> {
  if (ids.length === 0) return new Map();
  const found = await importedRows.find({ _id: { $in: ids } }).toArray();
  return new Map(found.map((row) => [row._id.toHexString(), row]));
}

/** Stores rows for the next import of the same file. */
export async function writeImportedRows(
  { importedRows }: CatalogueContext,
  rows: readonly ImportedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const operations = rows.map(({ _id, fingerprints, images }) => ({
    updateOne: {
      filter: { _id },
      update: {
        $set: {
          ...Object.fromEntries(
            Object.entries(fingerprints).map(([group, hash]) => [`fingerprints.${group}`, hash]),
          ),
          ...(fingerprints.images && { images }),
        },
      },
      upsert: true,
    },
  }));
  await importedRows.bulkWrite(operations, { ordered: false });
}
