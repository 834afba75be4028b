import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import type { ShopifyRow } from './shopify-fields.ts';

interface NamedImage {
  address: string;
  alt: string;
}

/** The images in the rows of a product, by position. Images that only variants use come last. */
export function shopifyImages(rows: readonly ShopifyRow[]): NamedImage[] {
  const placed = rows
    .filter(({ image }) => image !== '')
    .map((row, index) => ({ row, place: Number(row.imagePosition) || index + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => ({ address: addressOf(row.image), alt: altOf(row.imageAlt) }));
  const ofVariants = rows
    .filter(({ variantImage }) => variantImage !== '')
    .map(({ variantImage }) => ({ address: addressOf(variantImage), alt: '' }));
  const byAddress = new Map<string, NamedImage>();
  for (const image of [...placed, ...ofVariants]) {
    if (!byAddress.has(image.address)) byAddress.set(image.address, image);
  }
  return [...byAddress.values()];
}

/** Encodes the characters that separate URLs in a cell. */
export function addressOf(cell: string): string {
  return cell.replace(/[\s|]/g, (character) => encodeURIComponent(character));
}

function altOf(cell: string): string {
  return cell.replace(/\s+/g, ' ').slice(0, DETAIL_LIMITS.imageAlt).toWellFormed().trim();
}
