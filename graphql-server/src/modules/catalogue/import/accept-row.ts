import { checkHandle } from '@mela/rules/handles.ts';
import { type Cells, draftOf } from '@mela/rules/import-columns.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { plainAmount } from '@mela/rules/price.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { readOptions } from '@mela/rules/product-details.ts';
import type { FieldErrors } from '@mela/rules/text.ts';
import type { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import type { CatalogueContext } from '../context.ts';
import type { Product, ProductFields } from '../products/product.ts';
import { acceptFields, describeImages, withImages } from '../products/service.ts';
import type { SkuOwners } from '../products/sku.ts';
import { handleIn } from './identify-rows.ts';
import {
  type Categories,
  chooseImages,
  findCategoryId,
  hasCategoryNamed,
  type KnownImages,
  type Lookup,
} from './lookups.ts';
import type { NewCategories } from './new-categories.ts';
import { draftVariants, type VariantCells, type VariantRow } from './variant-cells.ts';

/** What the rows of one import are checked against. */
export interface Lookups extends KnownImages {
  context: CatalogueContext;
  categories: Categories;
  /** Of the SKUs of the rows that are planned together. */
  skuOwners: SkuOwners;
  newCategories: NewCategories;
  /** The id or name of the category that products get for which the file names none; blank: they need one. */
  givenCategory: string;
  /** What the import may overwrite of products that it created before. */
  overwrite: readonly Overwrite[];
  /** What that is for the files of other shops. */
  defaultCategory: string;
}

function categoryOf(
  { categories, givenCategory, newCategories }: Lookups,
  cells: Cells,
  current: Product | null,
): Lookup<string> {
  const isNamed = Boolean(cells.category_id?.trim() || cells.category?.trim());
  if (!current && !isNamed && givenCategory !== '') return newCategories.idOf(givenCategory);
  const id = cells.category_id?.trim().toLowerCase() ?? '';
  // A category that is still to be created is in no list.
  if (newCategories.has(id)) return { value: id };
  const name = cells.category?.trim() ?? '';
  if (name === '' || categories.byId.has(id)) return findCategoryId(categories, cells, current);
  // The id is from another shop, or blank: the name counts.
  return hasCategoryNamed(categories, name)
    ? findCategoryId(categories, { ...cells, category_id: '' }, current)
    : newCategories.idOf(name);
}

/** What the rows of a product say of it. */
interface Said {
  cells: Cells;
  variants: VariantCells[];
  /** Where in the file each of the variants is. */
  lines: VariantRow[];
  /** The ids of variants that a product has which comes back. */
  formerVariants?: string[];
  /** The caller decides by `newActivationFaults` what status the product gets; such faults do not throw. */
  allowsActivationFaults?: boolean;
}

/** @throws UserError when a rule is broken */
export async function acceptRow(
  lookups: Lookups,
  said: Said,
  current: Product | null,
  _id: ObjectId,
): Promise<{ fields: ProductFields; images: StoredImage[] }> {
  const { context, skuOwners } = lookups;
  const { cells, formerVariants, allowsActivationFaults = false } = said;
  const category = categoryOf(lookups, cells, current);
  const images = chooseImages(context, lookups, current?.images ?? [], cells.images ?? '');
  const handle = handleIn(cells);
  // Of a new product it is but a wish: no other product stands in its way.
  const wishFault = current === null && handle !== '' && checkHandle(handle);
  const named = { categoryId: category.value, handle: current ? handle : '' };
  const draft = draftOfRow(said, named, context.currency);
  const faults = {
    ...(category.fault && { categoryId: category.fault }),
    ...(images.fault && { images: images.fault }),
    ...(wishFault && { handle: wishFault }),
  };
  const known = {
    current,
    _id,
    skuOwners,
    allowsActivationFaults,
    ...(formerVariants && { formerVariants }),
  };
  const accepted = acceptFields(context, draft, images.value.length, known);
  const fields = await accepted.catch((error: unknown) => {
    if (!(error instanceof UserError && error.fieldErrors)) throw error;
    // What is wrong with the cell itself says more than that the product lacks something.
    return assertValid({ ...withLines(error.fieldErrors, said.lines), ...faults }) as never;
  });
  assertValid(faults);
  const described = describeImages(images.value, draft.imageAlts);
  return { fields: withImages(fields, described), images: described };
}

function draftOfRow(
  { cells, variants }: Said,
  { categoryId, handle }: { categoryId: string; handle: string },
  currency: string,
): ProductDraft {
  const regularPrice = plainAmount(cells.regular_price ?? '', currency);
  const draft = draftOf({
    ...cells,
    regular_price: regularPrice,
    selling_price: plainAmount(cells.selling_price ?? '', currency),
    category_id: categoryId,
    handle,
  });
  const paths = (cells.images ?? '').split(/[\s|]+/).filter((path) => path !== '');
  const options = readOptions(draft.options);
  return {
    ...draft,
    regularPrice: regularPrice.trim() === '' ? null : regularPrice,
    barcode: cells.barcode,
    weightGrams: cells.weight_grams,
    ...(variants.length > 0 && { variants: draftVariants(variants, options, { images: paths, currency }) }),
  };
}

const OF_VARIANT = /^variants\.(\d+)\./;

/** What is wrong with a variant, with its line. */
function withLines(fieldErrors: FieldErrors, rows: readonly VariantRow[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => {
      const line = rows[Number(OF_VARIANT.exec(field)?.[1] ?? -1)]?.line;
      return [field, line === undefined ? message : `${message} (line ${line})`];
    }),
  );
}
