import { htmlToText } from '@mela/rules/html-text.ts';
import type { Cells } from '@mela/rules/import-columns.ts';
import type { Message } from '@mela/rules/messages.ts';
import { catalogueMessages, catalogueTexts } from '../../messages.ts';
import type { CsvRow } from '../file-kind.ts';
import { addressOf } from '../shopify/shopify-images.ts';
import { optionsOf, shopifyVariants } from '../shopify/shopify-variants.ts';
import { splitCell, type WooRow } from './woo-fields.ts';
import {
  asRow,
  imagesOf,
  isSameName,
  optionAttributes,
  variationRows,
  type WooLine,
} from './woo-variants.ts';

const UNSUPPORTED: Readonly<Record<string, Message>> = {
  grouped: catalogueMessages.groupedProducts,
  external: catalogueMessages.externalProducts,
};
const USUAL_TYPES = new Set(['simple', 'variable', 'variation', 'virtual', 'downloadable', '']);

export function isVariation({ type }: WooRow): boolean {
  return typesOf(type).includes('variation');
}

/** Converts a product of WooCommerce's file, with its variations, to this shop's format. */
export function wooProduct(lines: readonly WooLine[], notes: string[]): CsvRow {
  const [{ line, row: product }, ...variations] = lines as [WooLine, ...WooLine[]];
  const { cells, variants, isDraft } = soldParts(product, variations, line, notes);
  const [category = [], ...further] = splitCell(product.categories).map(pathOf);
  const images = [...new Set(lines.flatMap(({ row }) => imagesOf(row).map(addressOf)))];
  const status = isDraft ? 'draft' : statusOf(product);
  if (further.length > 0)
    notes.push(
      catalogueTexts.moreCategories({ categories: further.map((path) => path.join(' > ')).join(', ') }),
    );
  return {
    line,
    cells: {
      ...{ title: unescapeText(product.name), description: descriptionOf(product, notes), status },
      ...{ brand: splitCell(product.brands)[0] ?? '', is_featured: product.featured === '1' ? '1' : '0' },
      tags: [...splitCell(product.tags), ...further.flatMap((path) => path.at(-1) ?? [])].join(', '),
      ...cells,
      images: images.join(' '),
      attributes: detailsOf(product, variations),
    },
    variants,
    fault: lines.find(({ fault }) => fault !== null)?.fault ?? faultOf(product),
    taken: {
      notes,
      categoryName: category.at(-1) ?? '',
      categoryPath: category,
      key: `woocommerce:${product.id || product.sku.toLowerCase() || product.name}`,
    },
  };
}

/** The cells for prices, stock and variants. */
function soldParts(product: WooRow, variations: readonly WooLine[], line: number, notes: string[]) {
  const types = typesOf(product.type);
  const odd = types.filter((type) => !USUAL_TYPES.has(type) && !UNSUPPORTED[type]);
  if (odd.length > 0) notes.push(catalogueTexts.typeNotSupported({ type: odd.join(', ') }));
  if (types.includes('downloadable')) notes.push(catalogueTexts.downloadable);
  if (variations.length === 0) {
    const row = asRow(product, [], [], notes);
    const isEmpty = types.includes('variable');
    if (isEmpty) notes.push(catalogueTexts.noVariations);
    return { ...shopifyVariants([{ line, row }], [], notes), isDraft: isEmpty };
  }
  const { rows, isCut } = variationRows(product, variations, notes);
  const options = optionsOf(rows.map(({ row }) => row));
  // A variation without a price is not for sale. The first one with a price determines the product's price.
  const priced = rows.toSorted((one, other) => Number(one.row.price === '') - Number(other.row.price === ''));
  const [first] = priced;
  const filled = priced.map(({ line: at, row, isSold }) => ({
    ...{ line: at, isSold },
    row: row.price === '' ? { ...row, price: first?.row.price ?? '', compareAtPrice: '' } : row,
  }));
  const { cells, variants } = shopifyVariants(filled, options, notes);
  const byOrder = variants
    .map((variant, place) => ({
      place: rows.findIndex(({ row }) => row === priced[place]?.row),
      variant: {
        ...variant,
        cells: { ...variant.cells, variant_is_sold: filled[place]?.isSold ? '1' : '0' },
      },
    }))
    .toSorted((one, other) => one.place - other.place);
  const optionsCell = options.map(({ name, values }) => `${name}: ${values.join(' | ')}`).join('\n');
  return {
    cells: { ...cells, options: optionsCell } as Cells,
    variants: byOrder.map(({ variant }) => variant),
    isDraft: isCut,
  };
}

function faultOf(product: WooRow): Message | null {
  if (isVariation(product)) return catalogueMessages.noParent;
  return (
    typesOf(product.type)
      .map((type) => UNSUPPORTED[type])
      .find((fault) => fault !== undefined) ?? null
  );
}

/** The status of a product. In WooCommerce, 1 is published, 0 private, and -1 a draft. */
function statusOf({ published, visibility }: WooRow): string {
  if (published !== '' && published !== '1') return 'draft';
  return visibility.toLowerCase() === 'hidden' ? 'hidden' : 'active';
}

function descriptionOf({ name, shortDescription, description }: WooRow, notes: string[]): string {
  const parts = [shortDescription, description].map((text) => htmlToText(unescapeText(text)));
  const text = [...new Set(parts.filter((part) => part !== ''))].join('\n\n');
  if (text !== '') return text;
  notes.push(catalogueTexts.noDescription);
  return unescapeText(name);
}

/** WooCommerce writes line breaks as a backslash and an n. */
function unescapeText(text: string): string {
  return text.replace(/\\n/g, '\n').replaceAll('\\,', ',');
}

/** Lists attributes that describe a product rather than offer a choice: `Material: Wool, silk`. */
function detailsOf(product: WooRow, variations: readonly WooLine[]): string {
  const options = optionAttributes(product, variations);
  return product.attributes
    .filter(({ name, values }) => values.length > 0 && !options.some((one) => isSameName(one.name, name)))
    .map(
      ({ name, values }) => `${name.replaceAll(':', ' ').trim()}: ${values.join(', ').replace(/\s+/g, ' ')}`,
    )
    .join('\n');
}

function pathOf(category: string): string[] {
  return category
    .split(/\s*>\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function typesOf(type: string): string[] {
  return type
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
}
