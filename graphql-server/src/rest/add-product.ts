import { Readable } from 'node:stream';
import { type FileUpload, Upload } from 'graphql-upload-ts';
import type { Context } from '../catalogue/context.ts';
import type { IncomingFile } from '../catalogue/images/prepare-image.ts';
import { checkProduct, type ProductDraft } from '../catalogue/rules/checks.ts';
import { assertValid } from '../errors.ts';
import { execute } from '../graphql/execute.ts';
import type { MultipartForm } from '../uploads/read-multipart.ts';
import { draftFromForm, inputOf } from './json.ts';
import {
  AddProductDocument,
  FindCategoryDocument,
  type RestProductFragment,
} from './operations.generated.ts';

/** POST /product/add: @throws UserError when a rule is broken or a file is no acceptable image. */
export async function addProduct(
  context: Context,
  { fields, files }: MultipartForm,
): Promise<RestProductFragment> {
  const draft = draftFromForm(fields);
  const input = inputOf(draft);
  if (!input) return refuse(context, draft, files.length);
  return (await execute(AddProductDocument, { input, images: files.map(uploadOf) }, context)).product;
}

/** The schema's types cannot hold what is wrong with this draft: the rules say it, with all else that is wrong. */
async function refuse(context: Context, draft: ProductDraft, imageCount: number): Promise<never> {
  const { category } = await execute(FindCategoryDocument, { id: String(draft.categoryId) }, context);
  assertValid(checkProduct(draft, { hasCategory: category !== null, imageCount }));
  throw new Error('A draft that no input can hold passed every rule.');
}

/** A file that was read already, as the schema takes one. */
function uploadOf({ name, bytes }: IncomingFile): Upload {
  const upload = new Upload();
  upload.resolve({ filename: name, createReadStream: () => Readable.from([bytes]) } as unknown as FileUpload);
  return upload;
}
