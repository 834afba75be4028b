import type { Cells } from '@mela/rules/import-columns.ts';
import { cleanText } from '@mela/rules/text.ts';
import { skuKey } from '@mela/rules/variants.ts';
import { catalogueTexts } from '../messages.ts';
import type { Product } from '../products/product.ts';
import type { SkuOwners } from '../products/sku.ts';
import type { IdentifiedRow, LineIndex } from './identify-rows.ts';

interface KnownSkus {
  /** The lines in the file of the products with each SKU. */
  lines: LineIndex;
  /** The shop's products with each SKU. */
  owners: SkuOwners;
}

/**
 * Removes SKUs that another product, or another variant of this one, already has, and adds a note for each. The first product in
 * the file keeps its SKU.
 */
export function freeSkus(row: IdentifiedRow, { lines, owners }: KnownSkus): IdentifiedRow {
  const seen = new Map<string, string>();
  const otherOwner = (sku: string): string | null => {
    const key = skuKey(sku);
    const own = seen.get(key);
    if (own !== undefined) return own;
    const [firstLine = row.line] = lines.get(key);
    if (firstLine !== row.line) return catalogueTexts.productOnLine({ line: firstLine });
    const owner: Pick<Product, '_id' | 'title'> | undefined = owners
      .get(key)
      ?.find(({ _id }) => _id.toHexString() !== row.id);
    return owner ? `"${owner.title}"` : null;
  };
  const free = (cell: string | undefined, line: number, isVariant: boolean) => {
    const sku = cleanText(cell);
    if (sku === '') return cell;
    const owner = otherOwner(sku);
    const where = isVariant ? `the variant on line ${line}` : 'the product';
    if (owner !== null)
      row.notes.push(catalogueTexts.skuTaken({ sku, owner, line: isVariant ? line : null }));
    else seen.set(skuKey(sku), where);
    return owner === null ? cell : '';
  };
  const sku = free(row.cells.sku, row.line, false);
  const cells: Cells = { ...row.cells, ...(sku !== undefined && { sku }) };
  const variants = row.variants.map(({ line, cells: variant }) => {
    const own = free(variant.variant_sku, line, true);
    return { line, cells: { ...variant, ...(own !== undefined && { variant_sku: own }) } };
  });
  return { ...row, cells, variants };
}
