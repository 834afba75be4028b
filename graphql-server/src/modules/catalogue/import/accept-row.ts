import { checkHandle } from '@mela/rules/handles.ts';
import { type Cells, draftOf } from '@mela/rules/import-columns.ts';
import type { Overwrite } from '@mela/rules/overwrite.ts';
import { plainAmount } from '@mela/rules/price.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { readOptions } from '@mela/rules/product-details.ts';
import type { ObjectId } from 'mongodb';
import { assertValid, type FieldMessages, UserError } from '../../../kernel/errors.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueMessages } from '../messages.ts';
import type { Product, ProductFields } from '../products/product.ts';
import { acceptFields, describeImages, withImages } from '../products/service.ts';
import type { SkuOwners } from '../products/sku.ts';
import { type CellFormat, fieldDrafts, withColumns } from './field-cells.ts';
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
import { draftVariants, readAmount, type VariantCells, type VariantRow } from './variant-cells.ts';

/** The context for validating the rows of an import. */
export interface Lookups extends KnownImages {
  context: CatalogueContext;
  categories: Categories;
  /** The settings for converting between values and cells. */
  format: CellFormat;
  /** The products that already have the SKUs of the current batch of rows. */
  skuOwners: SkuOwners;
  newCategories: NewCategories;
  /** The id or name of the category for new products without one in the file. If blank, such products are rejected. */
  givenCategory: string;
  /** Which fields the import may overwrite in products of an earlier import. */
  overwrite: readonly Overwrite[];
  /** The default category for products in other shops' files. */
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
  // A category that the import has yet to create is not in the list.
  if (newCategories.has(id)) return { value: id };
  const name = cells.category?.trim() ?? '';
  if (name === '' || categories.byId.has(id)) return findCategoryId(categories, cells, current);
  // The id is blank or from another shop, so use the name.
  return hasCategoryNamed(categories, name)
    ? findCategoryId(categories, { ...cells, category_id: '' }, current)
    : newCategories.idOf(name);
}

/** What the file says about one product. */
interface Said {
  cells: Cells;
  variants: VariantCells[];
  /** The line of each variant in the file. */
  lines: VariantRow[];
  /** The previous ids of a restored product's variants. */
  formerVariants?: string[];
  /** Whether to ignore activation errors. The caller then uses `newActivationFaults` to set the product's status. */
  allowsActivationFaults?: boolean;
}

/** @throws UserError when a rule is broken */
export async function acceptRow(
  lookups: Lookups,
  said: Said,
  current: Product | null,
  _id: ObjectId,
): Promise<{ fields: ProductFields; images: StoredImage[] }> {
  const { context, format, skuOwners } = lookups;
  const { cells, formerVariants, allowsActivationFaults = false } = said;
  const category = categoryOf(lookups, cells, current);
  const images = chooseImages(context, lookups, current?.images ?? [], cells.images ?? '');
  const handle = handleIn(cells);
  // A new product's handle is only a suggestion: if another product has it, that is no error.
  const wishFault = current === null && handle !== '' && checkHandle(handle);
  const named = { categoryId: category.value, handle: current ? handle : '' };
  const custom = fieldDrafts(cells, current?.customFields, format);
  const draft = {
    ...draftOfRow(said, named, context.currency),
    ...(custom.drafts.length > 0 && { customFields: custom.drafts }),
  };
  const { invalidCell } = catalogueMessages;
  const faults = {
    ...(category.fault && { categoryId: invalidCell({ problem: category.fault }) }),
    ...(images.fault && { images: invalidCell({ problem: images.fault }) }),
    ...(wishFault && { handle: wishFault }),
    ...withColumns(custom.faults, format),
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
    if (!(error instanceof UserError && error.fieldMessages)) throw error;
    // An error in the cell itself is more helpful than an error for the resulting missing value.
    const found = withColumns(withLines(error.fieldMessages, said.lines), format);
    return assertValid({ ...found, ...faults }) as never;
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
    ...(cells.cost !== undefined && { cost: readAmount(cells.cost, currency) }),
    ...(variants.length > 0 && { variants: draftVariants(variants, options, { images: paths, currency }) }),
  };
}

const OF_VARIANT = /^variants\.(\d+)\./;

/** Adds the file's line number to each variant's error. */
function withLines(faults: FieldMessages, rows: readonly VariantRow[]): FieldMessages {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      const line = rows[Number(OF_VARIANT.exec(field)?.[1] ?? -1)]?.line;
      return [field, line === undefined ? fault : { ...fault, text: `${fault.text} (line ${line})` }];
    }),
  );
}
