import { STATUSES } from './detail-limits.ts';
import type { DetailsDraft, ProductAttribute, ProductDetails } from './product-details.ts';
import type { ProductOption } from './variants.ts';

/** The columns of a product's details, in order. */
export const DETAIL_COLUMNS = [
  'handle',
  'brand',
  'sku',
  'stock',
  'tags',
  'options',
  'attributes',
  'status',
  'show_from',
  'show_until',
  'image_alts',
] as const;

/**
 * Further columns of details. They are at the end of a file, because programs of shops rely on the order of
 * the other columns.
 */
export const SEO_COLUMNS = ['seo_title', 'seo_description'] as const;

type DetailColumn = (typeof DETAIL_COLUMNS | typeof SEO_COLUMNS)[number];

type DetailCells = { [Name in DetailColumn]?: string | undefined };

const TAGS = ', ';
const VALUES = ' | ';
/** Separates options, attributes and alternative texts. */
const LINES = '\n';

/** Reads the product details in a row; blank cells are unset. */
export function draftDetails(cells: DetailCells): DetailsDraft {
  const { status = '', image_alts: alts } = cells;
  return {
    handle: cells.handle,
    brand: cells.brand,
    sku: cells.sku,
    stock: cells.stock?.trim(),
    tags: cells.tags === undefined ? undefined : partsOf(cells.tags, ','),
    options: linesOf(cells.options)?.map(readOption),
    attributes: linesOf(cells.attributes)?.map(readAttribute),
    status: status.trim() === '' ? undefined : readStatus(status.trim()),
    showFrom: cells.show_from?.trim(),
    showUntil: cells.show_until?.trim(),
    imageAlts: alts === undefined ? undefined : altsIn(alts),
    seoTitle: cells.seo_title,
    seoDescription: cells.seo_description,
  };
}

/** A product's details as cells, in the format of imports. */
export function detailCells(
  details: Omit<ProductDetails, 'stock'> & {
    stock?: number | undefined;
    handle: string;
    alts: (string | undefined)[];
  },
): Record<DetailColumn, string> {
  const { options = [], attributes = [], alts } = details;
  return {
    handle: details.handle,
    brand: details.brand ?? '',
    sku: details.sku ?? '',
    stock: details.stock?.toString() ?? '',
    tags: (details.tags ?? []).join(TAGS),
    options: options.map(({ name, values }) => `${name}: ${values.join(VALUES)}`).join(LINES),
    attributes: attributes.map(({ name, value }) => `${name}: ${value}`).join(LINES),
    status: STATUSES[details.status ?? 'ACTIVE'],
    show_from: details.showFrom?.toISOString() ?? '',
    show_until: details.showUntil?.toISOString() ?? '',
    image_alts: alts
      .map((alt = '') => alt)
      .join(LINES)
      .trimEnd(),
    seo_title: details.seoTitle ?? '',
    seo_description: details.seoDescription ?? '',
  };
}

function linesOf(cell: string | undefined): string[] | undefined {
  return cell?.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

function altsIn(cell: string): string[] {
  return cell.trim() === '' ? [] : cell.trimEnd().split(/\r\n|\r|\n/);
}

function readOption(line: string): ProductOption {
  const { name, rest } = splitName(line);
  return { name, values: partsOf(rest, '|') };
}

function readAttribute(line: string): ProductAttribute {
  const { name, rest } = splitName(line);
  return { name, value: rest };
}

function splitName(line: string): { name: string; rest: string } {
  const [name = '', ...rest] = line.split(':');
  return { name: name.trim(), rest: rest.join(':').trim() };
}

function partsOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readStatus(text: string): string {
  return Object.entries(STATUSES).find(([, label]) => label === text.toLowerCase())?.[0] ?? text;
}
