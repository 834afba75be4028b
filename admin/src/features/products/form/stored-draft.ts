import { detailCells, draftDetails } from '../../../../../graphql-server/src/rules/detail-cells.ts';
import type {
  CreateProductInput,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';
import { type DetailsDraft, type ProductDraft, rupeesOf } from './product-draft.ts';

type DraftFields = Omit<Product, 'category' | 'images' | 'createdAt' | 'updatedAt' | 'discountPercentage'>;

/** The draft that a saved product starts from. */
export function draftOf(product: DraftFields, categoryId: string): ProductDraft {
  const { title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } = product;
  return {
    title,
    description,
    regularPrice: String(regularPrice),
    sellingPrice: String(sellingPrice),
    categoryId,
    badge: badge ?? '',
    isFeatured,
    isPopular,
    isNew,
    ...detailsOf(product),
  };
}

function detailsOf(product: DraftFields): DetailsDraft {
  const { handle, brand, sku, stock, tags, options, attributes, showFrom, showUntil } = product;
  const said = { handle, tags, options, attributes, alts: [] };
  const cells = detailCells(stock === null ? said : { ...said, stock });
  return {
    handle: cells.handle,
    brand: brand ?? '',
    sku: sku ?? '',
    stock: cells.stock,
    tags: cells.tags,
    options: cells.options,
    attributes: cells.attributes,
    status: product.status,
    showFrom: localTime(showFrom),
    showUntil: localTime(showUntil),
  };
}

/** A moment as a field for date and time has it. */
function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 16);
}

const MS_PER_MINUTE = 60_000;

function momentOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** What the rules and the server read of the details. */
export function saidDetails(draft: DetailsDraft) {
  const { stock, tags, options, attributes } = draftDetails(draft);
  return {
    handle: draft.handle.trim() || null,
    brand: draft.brand.trim() || null,
    sku: draft.sku.trim() || null,
    stock: stock || null,
    tags,
    options,
    attributes,
    status: draft.status,
    showFrom: momentOf(draft.showFrom),
    showUntil: momentOf(draft.showUntil),
  };
}

/** The server's input for a valid draft. */
export function inputOf({ title, description, badge, ...draft }: ProductDraft): CreateProductInput {
  const details = saidDetails(draft);
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    regularPrice: rupeesOf(draft.regularPrice),
    sellingPrice: rupeesOf(draft.sellingPrice),
    badge: badge || null,
    ...details,
    stock: details.stock === null ? null : Number(details.stock),
  } as CreateProductInput;
}
