import type { CellChange } from '@mela/rules/import-report.ts';
import { type OverwriteGroup, overwriteGroupOf } from '@mela/rules/overwrite.ts';
import type { Product } from '../products/product.ts';
import type { Lookups } from './accept-row.ts';
import { categoryOf } from './plan-change.ts';
import { type ColumnChange, cellChanges, cellsOf, excerptsOf, reportedChange } from './product-cells.ts';
import { OPTION_COLUMNS, type VariantCells, variantCellsOf, variantChanges } from './variant-cells.ts';

type GroupedChange = ColumnChange & { group: OverwriteGroup };

type ReportedChange = CellChange & { group: OverwriteGroup };

const VARIANT_GROUPS = ['prices', 'stock', 'details', 'images'] as const;

/** The differences between a product and its version in the file, by the groups of fields that an import may overwrite. */
export function differencesOf(lookups: Lookups, current: Product, full: Product): ReportedChange[] {
  const { format } = lookups;
  const { currency } = format;
  const [before, after] = [current, full].map((one) => cellsOf(one, categoryOf(lookups, one), format)) as [
    ReturnType<typeof cellsOf>,
    ReturnType<typeof cellsOf>,
  ];
  const hasVariants = Boolean(current.variants ?? full.variants);
  const changes: GroupedChange[] = [
    ...cellChanges(before, after, format)
      // The stock of a product with variants is that of its variants.
      .filter(({ column }) => column !== 'handle' && !(hasVariants && column === 'stock'))
      .map((change) => ({ ...change, group: overwriteGroupOf(change.column as keyof typeof before) })),
    ...variantDifferences(variantCellsOf(current, currency), variantCellsOf(full, currency), currency),
  ];
  return changes.map((change) => reportedChange(change, format));
}

function variantDifferences(
  before: VariantCells[],
  after: VariantCells[],
  currency: string,
): GroupedChange[] {
  const beforeById = new Map(before.map((variant) => [variant.variant_id, variant]));
  const shared = after.filter(({ variant_id: id }) => beforeById.has(id));
  const former = shared.map(({ variant_id: id }) => beforeById.get(id) as VariantCells);
  const ofShared = VARIANT_GROUPS.flatMap((group) =>
    changeOf(group, former.map(onlyOf(group)), shared.map(onlyOf(group)), currency),
  );
  return [...changeOf('variants', before.map(onlyOf(null)), after.map(onlyOf(null)), currency), ...ofShared];
}

function changeOf(
  group: OverwriteGroup,
  before: VariantCells[],
  after: VariantCells[],
  currency: string,
): GroupedChange[] {
  const change = variantChanges(before, after, currency);
  return change ? [{ column: 'variants', group, ...excerptsOf(change) }] : [];
}

/** A variant with only its option values and the cells of a group. */
function onlyOf(group: OverwriteGroup | null) {
  return (variant: VariantCells): VariantCells =>
    Object.fromEntries(
      Object.entries(variant).map(([column, cell]) => {
        const isKept =
          OPTION_COLUMNS.some((name) => name === column) ||
          (group !== null && overwriteGroupOf(column as keyof VariantCells) === group);
        return [column, isKept ? cell : column === 'variant_is_sold' ? '1' : ''];
      }),
    ) as VariantCells;
}
