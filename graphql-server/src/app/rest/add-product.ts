import { checkProduct, type ProductDraft } from '@mela/rules/product-checks.ts';
import { assertValid } from '../../kernel/errors.ts';
import { uploadOf } from '../../kernel/uploads/graphql-operations.ts';
import type { FormFile, MultipartForm } from '../../kernel/uploads/read-multipart.ts';
import { execute } from '../graphql/execute.ts';
import type { Context } from '../shop/context.ts';
import { draftFromForm, inputOf } from './json.ts';
import {
  AddProductDocument,
  FindCategoryDocument,
  type RestProductFragment,
} from './operations.generated.ts';

const IMAGE_FIELDS = new Set(['images[]', 'images']);

/** POST /product/add. @throws UserError when a rule is broken or a file is not an acceptable image */
export async function addProduct(
  context: Context,
  { fields, files }: MultipartForm,
  key: string | null,
): Promise<RestProductFragment> {
  const draft = draftFromForm(fields);
  const images = files.filter(isImage);
  const input = inputOf(draft);
  if (!input) return refuse(context, draft, images.length);
  return (await execute(AddProductDocument, { input, images: images.map(uploadOf), key }, context)).product;
}

/**
 * Rejects a draft that the schema's types cannot represent. The rules report its error together with all
 * others.
 */
async function refuse(context: Context, draft: ProductDraft, imageCount: number): Promise<never> {
  const { category } = await execute(FindCategoryDocument, { id: String(draft.categoryId) }, context);
  assertValid(
    checkProduct(draft, { hasCategory: category !== null, imageCount, currency: context.currency }),
  );
  throw new Error('A draft that no input can hold passed every rule.');
}

/** Ignores empty file fields: browsers send them as a file without a name and content. */
function isImage({ field, name, size }: FormFile): boolean {
  return IMAGE_FIELDS.has(field) && (name !== '' || size > 0);
}
