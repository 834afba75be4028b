import { STATUSES } from '@mela/rules/detail-limits.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueTexts } from '../messages.ts';
import { imagesOf, type Product } from '../products/product.ts';
import type { IdentifiedRow } from './identify-rows.ts';
import { chooseImages, type KnownImages } from './lookups.ts';

interface ImageLookups extends KnownImages {
  context: Pick<CatalogueContext, 'config'>;
}

const MAX_SHOWN = 200;

/**
 * Removes images that could not be downloaded or exceed the limit, and adds a note for each. A new product that loses an image
 * becomes a draft; an existing one keeps its images.
 */
export function fitImages(lookups: ImageLookups, row: IdentifiedRow, current: Product | null): IdentifiedRow {
  const { cells } = row;
  const named = pathsOf(cells.images);
  const former = current && imagesOf(current).map(({ url }) => url.slice(1));
  if (former && (cells.images === undefined || named.join() === former.join())) return row;
  const kept = keptImages(lookups, row, named, current);
  if (current) {
    const isBlank = named.length === 0 && row.taken !== undefined;
    if (isBlank || (kept.faults.length > 0 && kept.images.length <= current.images.length))
      return withoutImages(row, kept.faults);
  }
  const willBeShown = !current && cells.status?.trim().toLowerCase() !== STATUSES.DRAFT;
  const state = willBeShown ? catalogueTexts.productIsDraft : catalogueTexts.noSuchImage;
  for (const fault of kept.faults) row.notes.push(catalogueTexts.imageNotImported({ state, reason: fault }));
  return {
    ...row,
    cells: { ...cells, ...kept.cells, ...(kept.faults.length > 0 && !current && { status: STATUSES.DRAFT }) },
    variants: withoutLostImages(row, named, kept.images),
  };
}

function keptImages(
  lookups: ImageLookups,
  { cells, notes }: IdentifiedRow,
  named: string[],
  current: Product | null,
) {
  const { maxImages } = lookups.context.config;
  if (named.length > maxImages) notes.push(catalogueTexts.imagesLeftOut({ max: maxImages }));
  const alts = cells.image_alts?.split(/\r\n|\r|\n/);
  const faults: string[] = [];
  const kept = named.slice(0, maxImages).flatMap((path, index) => {
    const { fault } = chooseImages(lookups.context, lookups, current?.images ?? [], path);
    if (fault !== undefined) faults.push(fault.slice(0, MAX_SHOWN));
    return fault === undefined ? [{ path, alt: alts?.[index] ?? '' }] : [];
  });
  const images = kept.map(({ path }) => path);
  const texts = kept.map(({ alt }) => alt);
  return {
    images,
    faults,
    cells: { images: images.join(' '), ...(alts && { image_alts: texts.join('\n').trimEnd() }) },
  };
}

/** The row with blank image cells. */
function withoutImages(row: IdentifiedRow, faults: readonly string[]): IdentifiedRow {
  const { images: _, image_alts: __, ...cells } = row.cells;
  for (const fault of faults) row.alerts.push(catalogueTexts.imagesUnchanged({ reason: fault }));
  const variants = row.variants.map(({ line, cells: { variant_image: ___, ...variant } }) => ({
    line,
    cells: variant,
  }));
  return { ...row, cells, variants };
}

/** Removes lost images from variants. */
function withoutLostImages(row: IdentifiedRow, named: string[], kept: string[]): IdentifiedRow['variants'] {
  const lost = new Set(named.filter((path) => !kept.includes(path)));
  return row.variants.map((variant) =>
    lost.has(variant.cells.variant_image ?? '')
      ? { ...variant, cells: { ...variant.cells, variant_image: '' } }
      : variant,
  );
}

function pathsOf(cell = ''): string[] {
  return cell.split(/[\s|]+/).filter((path) => path !== '');
}
