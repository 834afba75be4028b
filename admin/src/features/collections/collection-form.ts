import type { CollectionRules } from '@mela/rules/catalogue.ts';
import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import type { Seo } from '../../components/SeoFields.tsx';
import type {
  CollectionConditionInput,
  CollectionInput,
  CollectionRowFragment,
} from '../../graphql.generated.ts';
import { inUnits, readAmount } from '../../shop-currency.ts';
import { isNewImage, type NewImage } from '../storefront-content/content-draft.ts';
import type { TypedCondition } from './ConditionFields.tsx';

/** A collection in the form. '' for none. */
export interface CollectionForm extends Seo {
  name: string;
  handle: string;
  description: string;
  image: ContentImage | NewImage | null;
  isInMenu: boolean;
  match: CollectionRules['match'];
  conditions: TypedCondition[];
}

const isPrice = ({ kind }: Pick<TypedCondition, 'kind'>) => kind === 'PRICE_BELOW' || kind === 'PRICE_ABOVE';

export function newCondition(): TypedCondition {
  return { key: crypto.randomUUID(), kind: 'TAG', value: '' };
}

export function formOf(row: CollectionRowFragment | null): CollectionForm {
  const { image } = row ?? {};
  return {
    name: row?.name ?? '',
    handle: row?.handle ?? '',
    description: row?.description ?? '',
    isInMenu: row?.isInMenu ?? false,
    match: row?.match ?? 'ALL',
    seoTitle: row?.seoTitle ?? '',
    seoDescription: row?.seoDescription ?? '',
    image: image
      ? {
          ...{ src: image.url, thumbnail: image.thumbnailUrl, width: image.width, height: image.height },
          alt: image.ownAlt ?? '',
        }
      : null,
    conditions: row
      ? row.conditions.map(({ kind, value }) => ({
          ...{ key: crypto.randomUUID(), kind },
          value: isPrice({ kind }) ? String(inUnits(Number(value))) : value,
        }))
      : [newCondition()],
  };
}

/**
 * The conditions for the server. An invalid price stays as it was typed, so that the server rejects it at its
 * field.
 */
export function conditionsOf({ conditions }: Pick<CollectionForm, 'conditions'>): CollectionConditionInput[] {
  return conditions.map(({ kind, value }) => ({
    kind,
    value: isPrice({ kind }) ? String(readAmount(value) ?? value) : value.trim(),
  }));
}

export function inputOf(form: CollectionForm, row: CollectionRowFragment | null): CollectionInput {
  const { name, handle, description, image, isInMenu, match, seoTitle, seoDescription } = form;
  return {
    ...(row && { id: row.id, version: row.version }),
    ...{ name, description, isInMenu, match, seoTitle, seoDescription },
    ...(handle.trim() !== (row?.handle ?? '') && { handle: handle.trim() || null }),
    ...imageInput(image),
    conditions: conditionsOf(form),
  };
}

function imageInput(image: CollectionForm['image']): Pick<CollectionInput, 'image' | 'imageAlt'> {
  if (image === null || typeof image === 'string') return { image: null };
  const imageAlt = image.alt.trim() || null;
  return isNewImage(image) ? { image: image.upload, imageAlt } : { imageAlt };
}
