import { type CategoryDraft, checkCategory } from '@mela/rules/category-checks.ts';
import { readSeo, type SeoTexts } from '@mela/rules/seo.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import type { FieldMessages } from '../../../kernel/errors.ts';
import { assertValid, throwMissingOrStale } from '../../../kernel/errors.ts';
import type { PreparedImage } from '../../../kernel/images/decode-image.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { prepareImages, type UploadedFile } from '../../../kernel/images/prepare-image.ts';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import {
  HANDLE_TAKEN,
  type HandleFields,
  handleFields,
  isHandleTaken,
  withHandle,
  writeWithHandle,
} from '../handles.ts';
import { describeImages } from '../products/service.ts';
import { type Category, namedFields } from './category.ts';
import { categoryChange } from './category-change.ts';
import { acceptParent, changeTree } from './tree.ts';

/** Omitted fields stay unchanged. null removes an optional value. */
export interface CategoryChange extends Partial<CategoryDraft> {
  parentId?: unknown;
  image?: UploadedFile | null | undefined;
  /** An existing image to restore from an earlier version. */
  formerImage?: StoredImage;
  version?: number | null | undefined;
}

type Fields = Partial<Pick<Category, (typeof OPTIONAL_FIELDS)[number]> & HandleFields> & { name: string };

const OPTIONAL_FIELDS = ['description', 'image', 'parentId', 'seoTitle', 'seoDescription'] as const;
const MAX_TRIES = 100;

/**
 * Changes a category. Without a version in the change, it retries after a conflict.
 * @throws UserError when the id is unknown, the version is outdated, a rule is broken, or the file is not an acceptable image
 */
export async function updateCategory(
  context: CatalogueContext,
  id: string,
  change: CategoryChange,
): Promise<Category> {
  const { categories, config } = context;
  // Validates as much as possible before reading the category, as for products.
  if (change.name !== undefined) assertValid(checkCategory({ ...change, name: change.name }));
  const _id = parseObjectId(id);
  let newImage: PreparedImage | null | undefined;
  for (let tries = 1; ; tries += 1) {
    const current = _id && (await categories.findOne({ _id }, NEWEST));
    const isStale = change.version != null && change.version !== current?.version;
    if (!current || isStale) return throwMissingOrStale('Category', current);
    await assertAcceptable(context, current, change);
    if (newImage === undefined) [newImage = null] = await prepareImages([change.image ?? null], config);
    const updated = await write(context, current, change, newImage);
    if (updated) return updated;
    if (change.version != null || tries === MAX_TRIES) {
      return throwMissingOrStale('Category', await categories.findOne({ _id: current._id }, NEWEST));
    }
  }
}

async function assertAcceptable(
  { categories }: CatalogueContext,
  current: Category,
  change: CategoryChange,
): Promise<void> {
  const faults: FieldMessages = checkCategory({ ...change, name: change.name ?? current.name });
  const handle = cleanText(change.handle);
  const isNewHandle = handle !== '' && handle !== current.handles?.[0] && !faults['handle'];
  if (isNewHandle && (await isHandleTaken(categories, handle, current._id))) faults['handle'] = HANDLE_TAKEN;
  assertValid(faults);
}

/** @returns null when the category has changed since it was read */
async function write(
  context: CatalogueContext,
  current: Category,
  change: CategoryChange,
  newImage: PreparedImage | null,
): Promise<Category | null> {
  const { categories, images, disk } = context;
  const name = cleanText(change.name ?? current.name);
  const image = imageAfter(current, change, newImage);
  const kept = (field: 'description' | keyof SeoTexts) =>
    change[field] === undefined ? current[field] : change[field];
  const text = cleanText(kept('description'));
  const seo = readSeo({ seoTitle: kept('seoTitle'), seoDescription: kept('seoDescription') });
  const described = { name, ...(text && { description: text }), ...(image && { image }), ...seo };
  const save = (handles?: HandleFields) =>
    disk.change(() =>
      placed(context, current, change, (parentId, session) =>
        replace(context, current, { ...described, ...handles, ...(parentId && { parentId }) }, session),
      ),
    );
  const named = { _id: current._id, heading: name, chosen: cleanText(change.handle) };
  if (newImage) await images.write([newImage]);
  return change.handle === undefined || cleanText(change.handle) === current.handles?.[0]
    ? save()
    : writeWithHandle(categories, named, (handle) => save(handleFields(name, withHandle(current, handle))));
}

/** Changes the parent in one transaction with the tree. */
function placed(
  context: CatalogueContext,
  current: Category,
  { parentId }: CategoryChange,
  work: (parentId: ObjectId | undefined, session: ClientSession) => Promise<Category | null>,
): Promise<Category | null> {
  if (parentId === undefined) return context.recorder.transact((session) => work(current.parentId, session));
  return changeTree(context, async (session) =>
    work(await acceptParent(context.categories, parentId, current._id, session), session),
  );
}

async function replace(
  { categories, recorder }: CatalogueContext,
  current: Category,
  fields: Fields,
  session: ClientSession,
): Promise<Category | null> {
  const { _id, version } = current;
  const gone = OPTIONAL_FIELDS.filter((field) => !(field in fields));
  const replaced = await categories.findOneAndUpdate(
    { _id, version },
    {
      $set: { ...fields, ...namedFields(fields.name, fields.parentId), updatedAt: new Date() },
      $unset: Object.fromEntries(gone.map((field) => [field, ''])),
      $inc: { version: 1 },
    },
    { returnDocument: 'after', session },
  );
  if (replaced) await recorder.record(session, [categoryChange(current, replaced)]);
  return replaced;
}

function imageAfter(
  current: Category,
  { image, imageAlt, formerImage }: CategoryChange,
  newImage: PreparedImage | null,
): StoredImage | undefined {
  const kept = image === null ? undefined : (newImage ?? formerImage ?? current.image);
  const [described] = describeImages(kept ? [kept] : [], imageAlt === undefined ? undefined : [imageAlt]);
  return described;
}
