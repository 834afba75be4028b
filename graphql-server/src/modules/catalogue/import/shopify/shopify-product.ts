import { checkHandle } from '@mela/rules/handles.ts';
import { htmlToText } from '@mela/rules/html-text.ts';
import type { Cells } from '@mela/rules/import-columns.ts';
import type { Message } from '@mela/rules/messages.ts';
import { catalogueMessages, catalogueTexts } from '../../messages.ts';
import type { CsvRow } from '../file-kind.ts';
import type { ShopifyRow } from './shopify-fields.ts';
import { shopifyImages } from './shopify-images.ts';
import { optionsOf, shopifyVariants } from './shopify-variants.ts';

interface Row {
  line: number;
  fault: Message | null;
  row: ShopifyRow;
}

/** Converts a product of Shopify's file to this shop's format. @param notes collects further notes for the report */
export function shopifyProduct(rows: readonly Row[], notes: string[]): CsvRow {
  const [{ line, row: first }] = rows as [Row];
  const images = shopifyImages(rows.map(({ row }) => row));
  const options = optionsOf(rows.map(({ row }) => row));
  const { cells, variants } = shopifyVariants(rows, options, notes);
  return {
    line,
    cells: {
      ...productCells(first, notes),
      ...cells,
      options: options.map(({ name, values }) => `${name}: ${values.join(' | ')}`).join('\n'),
      images: images.map(({ address }) => address).join(' '),
      image_alts: images
        .map(({ alt }) => alt)
        .join('\n')
        .trimEnd(),
    },
    variants,
    fault:
      rows.find(({ fault }) => fault !== null)?.fault ??
      (first.handle === '' ? catalogueMessages.noHandle : null),
    taken: {
      notes,
      categoryName: categoryName(first),
      key: `shopify:${first.handle.toLowerCase()}`,
      formerHandle: first.handle.toLowerCase(),
    },
  };
}

function productCells(first: ShopifyRow, notes: string[]): Cells {
  const handle = first.handle.toLowerCase();
  return {
    title: first.title,
    description: descriptionOf(first, notes),
    // Replaces an invalid handle with one derived from the title.
    handle: checkHandle(handle) === false ? handle : '',
    brand: first.vendor,
    seo_title: first.seoTitle,
    seo_description: first.seoDescription,
    tags: first.tags,
    status: statusOf(first, notes),
  };
}

function descriptionOf({ body, title }: ShopifyRow, notes: string[]): string {
  if (/<img\b/i.test(body)) notes.push(catalogueTexts.inlineImages);
  const text = htmlToText(body);
  if (text !== '') return text;
  notes.push(catalogueTexts.noDescription);
  return title;
}

/** Archived and unpublished products become hidden. */
function statusOf({ status, published, isGiftCard }: ShopifyRow, notes: string[]): string {
  if (isTrue(isGiftCard)) {
    notes.push(catalogueTexts.giftCards);
    return 'draft';
  }
  const said = status.toLowerCase();
  if (said === 'unlisted') return 'hidden';
  const isActive = said === '' || said === 'active';
  return isActive && (published === '' || isTrue(published)) ? 'active' : 'draft';
}

/** The last part of a category path: `Apparel > Shirts` becomes Shirts. */
function categoryName({ type, productCategory }: ShopifyRow): string {
  return type || (productCategory.split('>').at(-1)?.trim() ?? '');
}

function isTrue(cell: string): boolean {
  return ['true', 'yes', '1'].includes(cell.toLowerCase());
}
