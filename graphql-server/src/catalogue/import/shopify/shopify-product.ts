import { DETAIL_LIMITS } from '../../../rules/detail-limits.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../rules/form-checks.ts';
import { checkHandle } from '../../../rules/handles.ts';
import { htmlToText } from '../../../rules/html-text.ts';
import type { Cells } from '../../../rules/import-columns.ts';
import type { CsvRow } from '../file-kind.ts';
import type { ShopifyRow } from './shopify-fields.ts';
import { shopifyImages } from './shopify-images.ts';
import { optionsOf, shopifyVariants } from './shopify-variants.ts';

interface Row {
  line: number;
  fault: string | null;
  row: ShopifyRow;
}

const GIFT_CARD = 'Gift cards are not sold here: they come as drafts.';
const NO_DESCRIPTION = 'A product without a description has its title for one.';
const LONG = `Descriptions are cut after ${MAX_DESCRIPTION_LENGTH} characters.`;
const MANY_TAGS = `Of tags the first ${DETAIL_LIMITS.tags} are taken, and ${DETAIL_LIMITS.tag} characters of each.`;
const LONG_BRAND = `Brands are cut after ${DETAIL_LIMITS.brand} characters.`;

/** A product of Shopify's file as one of this shop's own would have it. @param notes what else the report is to say of it */
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
      rows.find(({ fault }) => fault !== null)?.fault ?? (first.handle === '' ? 'It has no handle.' : null),
    taken: { notes, categoryName: categoryName(first), key: `shopify:${first.handle.toLowerCase()}` },
  };
}

function productCells(first: ShopifyRow, notes: string[]): Cells {
  const handle = first.handle.toLowerCase();
  return {
    title: first.title,
    description: descriptionOf(first, notes),
    // One that cannot be a handle here is made anew from the title.
    handle: checkHandle(handle) === false ? handle : '',
    brand: cut(first.vendor, DETAIL_LIMITS.brand, LONG_BRAND, notes),
    tags: tagsOf(first.tags, notes),
    status: statusOf(first, notes),
  };
}

function descriptionOf({ body, title }: ShopifyRow, notes: string[]): string {
  const text = htmlToText(body);
  if (text === '') {
    notes.push(NO_DESCRIPTION);
    return title;
  }
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  notes.push(LONG);
  const kept = text.slice(0, MAX_DESCRIPTION_LENGTH - 1).toWellFormed();
  return `${kept.slice(0, Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf(' ')))}…`;
}

function tagsOf(cell: string, notes: string[]): string {
  const tags = [...new Set(cell.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const taken = tags
    .slice(0, DETAIL_LIMITS.tags)
    .map((tag) => tag.slice(0, DETAIL_LIMITS.tag).toWellFormed());
  if (taken.join() !== tags.join()) notes.push(MANY_TAGS);
  return taken.join(', ');
}

/** Archived and unpublished ones are seen nowhere. */
function statusOf({ status, published, isGiftCard }: ShopifyRow, notes: string[]): string {
  if (isTrue(isGiftCard)) {
    notes.push(GIFT_CARD);
    return 'draft';
  }
  const said = status.toLowerCase();
  if (said === 'unlisted') return 'hidden';
  const isActive = said === '' || said === 'active';
  return isActive && (published === '' || isTrue(published)) ? 'active' : 'draft';
}

/** `Apparel > Shirts` is Shirts. */
function categoryName({ type, productCategory }: ShopifyRow): string {
  return type || (productCategory.split('>').at(-1)?.trim() ?? '');
}

function cut(text: string, length: number, note: string, notes: string[]): string {
  if (text.length > length) notes.push(note);
  return text.slice(0, length).toWellFormed();
}

function isTrue(cell: string): boolean {
  return ['true', 'yes', '1'].includes(cell.toLowerCase());
}
