import { isDeepStrictEqual } from 'node:util';
import type { Message } from '@mela/rules/messages.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { type AcceptedDetails, readOptions } from '@mela/rules/product-details.ts';
import { isAmbiguousRename, renameValues } from '@mela/rules/renamed-values.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import {
  type AcceptedVariant,
  type ProductOption,
  selectedOptions,
  type Variant,
  type VariantDraft,
  variantsFrom,
} from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import { assertValid } from '../../../kernel/errors.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { catalogueMessages } from '../messages.ts';
import type { Product } from './product.ts';

type WithVariants = Pick<Product, 'options' | 'variants'>;

/** A draft with its variants. If it does not list them, they follow from its options. */
export function withVariants(draft: ProductDraft, current: WithVariants | null): ProductDraft {
  if (draft.variants != null) return draft;
  const options = readOptions(draft.options);
  const { options: formerOptions = [], variants = [] } = current ?? {};
  // Products stored before variants existed have only options.
  if (isDeepStrictEqual(options, formerOptions) && variants.length > 0 === options.length > 0) {
    return { ...draft, variants: draftsOf(options, variants) };
  }
  const former = renameValues({ options: formerOptions, variants }, options);
  const known = variantsFrom(options, former);
  const kept = new Set(known.map(({ id }) => id));
  assertNoneLost(former.options, options, variants, kept);
  return { ...draft, variants: known };
}

/** Stored variants in the form of client input. */
export function draftsOf(options: readonly ProductOption[], variants: readonly Variant[]): VariantDraft[] {
  return variants.map(({ values, image = null, ...variant }) => ({
    ...variant,
    image,
    selectedOptions: selectedOptions(options, values),
  }));
}

/** Converts a product that was stored when its own variant had the product's id. */
export function withOwnVariantIds<T extends Pick<Product, '_id' | 'variants'>>(product: T): T {
  const id = product._id.toHexString();
  if (!product.variants?.some((variant) => variant.id === id)) return product;
  const variants = product.variants.map((variant) =>
    variant.id === id ? { ...variant, id: ownVariantId(id) } : variant,
  );
  return { ...product, variants };
}

/** The variants of a product. A product without options has a single variant, which is not stored. */
export function variantsOf({
  _id,
  sku,
  barcode,
  variants,
}: Pick<Product, '_id' | 'sku' | 'barcode' | 'variants'>): Variant[] {
  const only = {
    id: ownVariantId(_id.toHexString()),
    values: [],
    ...(sku && { sku }),
    ...(barcode && { barcode }),
  };
  return variants ?? [only];
}

/**
 * Assigns ids to variants: the given id, or that of the variant which had the same option values. When a product gets options, its
 * own variant becomes the first one, so that carts and stock stay valid.
 * @param formerIds of former variants, which may be restored
 * @throws UserError for an id of another product
 */
export function identifyVariants<T extends AcceptedDetails>(
  { variants: described, ...fields }: T,
  current: WithVariants | null,
  productId: ObjectId,
  formerIds: readonly string[] = [],
): Omit<T, 'variants'> & { variants?: (AcceptedVariant & { id: string })[] } {
  if (!described) return fields;
  const own = ownVariantId(productId.toHexString());
  // Old files and clients may send the product's id for its own variant.
  const variants = described.map((one) => (one.id === productId.toHexString() ? { ...one, id: own } : one));
  const { variants: former = [] } = current ?? {};
  const isById = variants.some(({ id }) => id !== undefined);
  const { options: next = [] } = fields as Pick<AcceptedDetails, 'options'>;
  const named = renameValues({ options: current?.options ?? [], variants: former }, next);
  const free = new Set([own, ...former.map(({ id }) => id), ...formerIds]);
  const faults: Record<string, Message> = {};
  for (const [index, { id }] of variants.entries()) {
    if (id !== undefined && !free.delete(id))
      faults[`variants.${index}.id`] = catalogueMessages.productLacksVariant;
  }
  assertValid(faults);
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined);
  const known = variants.map(
    ({ id, values }) =>
      id ??
      take(
        (
          former.find((one) => isDeepStrictEqual(one.values, values)) ??
          (isById ? undefined : named.variants.find((one) => isDeepStrictEqual(one.values, values)))
        )?.id,
      ),
  );
  if (!isById) assertNoneLost(named.options, next, former, new Set(known));
  const first = former.length === 0 ? known.indexOf(undefined) : -1;
  const identified = variants.map(({ image: said, ...variant }, index) => {
    const id = known[index] ?? (index === first ? take(own) : undefined) ?? new ObjectId().toHexString();
    const image = said === undefined ? former.find((one) => one.id === id)?.image : said;
    return { ...variant, id, ...(image != null && { image }) };
  });
  return { ...fields, variants: identified };
}

/** @throws UserError if a tracked variant would be removed although it may only have been renamed */
function assertNoneLost(
  former: readonly ProductOption[],
  options: readonly ProductOption[],
  variants: readonly Variant[],
  kept: ReadonlySet<unknown>,
): void {
  const isLost = variants.some(({ id, onHand }) => onHand !== undefined && !kept.has(id));
  if (isLost && isAmbiguousRename(former, options))
    assertValid({ variants: catalogueMessages.renamesAmbiguous });
}

/** Resolves the images of variants, by position or hash. A deleted image is replaced by the product's first one. */
export function variantsWithImages(
  variants: readonly (Omit<AcceptedVariant, 'onHand'> & { id: string; onHand?: number })[] | undefined,
  images: readonly StoredImage[],
): { variants?: Variant[] } {
  if (!variants) return {};
  const hashes = new Set(images.map(({ hash }) => hash));
  return {
    variants: variants.map(({ image, ...variant }) => {
      const hash = typeof image === 'number' ? images[image]?.hash : image;
      return { ...variant, ...(hash != null && hashes.has(hash) && { image: hash }) };
    }),
  };
}
