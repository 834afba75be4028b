import { STATUSES } from '../../rules/detail-limits.ts';
import type { Cells } from '../../rules/import-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { ADDRESS, type KnownImages, type Lookup } from './lookups.ts';
import type { NewCategories } from './new-categories.ts';

interface TakingLookups extends KnownImages {
  context: Pick<CatalogueContext, 'config'>;
  newCategories: NewCategories;
  /** The category of what names none. */
  defaultCategory: string;
}

const NO_IMAGE = 'A product without an image comes as a draft.';
const MAX_SHOWN = 200;

/**
 * A row of another shop's file as one of this shop's own: what it lacks makes the product a draft, where that would refuse one
 * of this shop's, and stands in the notes.
 */
export function takeRow(
  { context, newCategories, defaultCategory, remote }: TakingLookups,
  row: IdentifiedRow,
): { row: IdentifiedRow; category: Lookup<string>; notes: string[] } | null {
  if (!row.taken) return null;
  const { categoryName } = row.taken;
  const notes = [...row.taken.notes];
  const category = newCategories.idOf(categoryName || defaultCategory);
  const { maxImages } = context.config;
  const named = (row.cells.images ?? '').split(' ').filter((address) => address !== '');
  const alts = (row.cells.image_alts ?? '').split('\n');
  if (named.length > maxImages) notes.push(`Of images the first ${maxImages} are taken.`);
  const kept = named
    .map((address, index) => ({ address, alt: alts[index] ?? '' }))
    .slice(0, maxImages)
    .filter(({ address }) => {
      const fault = ADDRESS.test(address) ? remote.get(address)?.fault : `${address} is no address.`;
      if (fault === undefined) return true;
      notes.push(`It lacks an image, and is a draft: ${fault.slice(0, MAX_SHOWN)}`);
      return false;
    });
  const isShort = kept.length === 0 || kept.length < Math.min(named.length, maxImages);
  if (named.length === 0) notes.push(NO_IMAGE);
  const addresses = new Set(kept.map(({ address }) => address));
  const cells: Cells = {
    ...row.cells,
    category_id: category.value,
    images: [...addresses].join(' '),
    image_alts: kept
      .map(({ alt }) => alt)
      .join('\n')
      .trimEnd(),
    ...(isShort && { status: STATUSES.DRAFT }),
  };
  const variants = row.variants.map((variant) => {
    const { variant_image: image = '' } = variant.cells;
    return addresses.has(image) ? variant : { ...variant, cells: { ...variant.cells, variant_image: '' } };
  });
  return { row: { ...row, cells, variants }, category, notes };
}
