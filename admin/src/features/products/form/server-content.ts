import { TITLE_SEPARATOR } from '@mela/rules/variants.ts';
import type { ErrorExtensionsFragment } from '../../../graphql.generated.ts';
import { type FormContent, isChanged, type SavedContent, startForm } from './form-state.ts';
import { storedImages } from './image-list.ts';
import { draftOf } from './stored-draft.ts';
import { isSameMatrix } from './variants/compare-matrices.ts';
import type { Matrix } from './variants/matrix.ts';
import { stockIn, storedMatrix } from './variants/stored-matrix.ts';

/** The conflicting state if it is what we tried to save, as after a lost response. Otherwise null. */
export function savedAs(
  current: ErrorExtensionsFragment['current'],
  wanted: FormContent,
): SavedContent | null {
  const server = contentOf(current, wanted.draft.variants);
  return server && !isChanged({ ...startForm(server), ...wanted }, isSameMatrix) ? server : null;
}

/** @param known provides the stock of variants, which conflict states lack */
export function contentOf(current: ErrorExtensionsFragment['current'], known: Matrix): SavedContent | null {
  if (current?.__typename !== 'ProductState') return null;
  const { images, version, categoryId } = current;
  const stock = stockIn(known);
  const variants = current.variants.map((variant) => {
    const title = variant.selectedOptions.map(({ value }) => value).join(TITLE_SEPARATOR);
    return { ...variant, onHand: stock.get(stock.has(variant.id) ? variant.id : title) ?? null };
  });
  const matrix = storedMatrix(current.options, variants, images);
  return { draft: draftOf(current, categoryId, matrix), images: storedImages(images), version };
}
