import { type CategoryDraft, checkCategory } from '@mela/rules/category-checks.ts';
import { readSeo } from '@mela/rules/seo.ts';
import { cleanText } from '@mela/rules/text.ts';
import { ObjectId } from 'mongodb';
import { assertValid, throwMissingOrStale } from '../../../kernel/errors.ts';
import { prepareImages, type UploadedFile } from '../../../kernel/images/prepare-image.ts';
import { atVersion, NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { HANDLE_TAKEN, handleFields, isHandleTaken, writeWithHandle } from '../handles.ts';
import { type Facet, NOTHING, parentFacet, textFacets, topFacet } from '../list/facets.ts';
import { type Page, type PageRequest, readPage } from '../list/page.ts';
import { catalogueMessages } from '../messages.ts';
import { describeImages } from '../products/service.ts';
import { type Category, firstPosition, namedFields } from './category.ts';
import { categoryChange } from './category-change.ts';
import { moveProducts } from './move-products.ts';
import { acceptParent, changeTree, liftChildren } from './tree.ts';

export type CategoryPage = Page<Category>;

/** A category matches if it meets every given condition. */
export interface CategoryFilter {
  text?: string | null | undefined;
  parentId?: string | null | undefined;
  isTopLevel?: boolean | null | undefined;
}

/** One page of the categories. Every word of the filter's text must begin a word of the name. */
export async function listCategories(
  { categories, counts, scans }: CatalogueContext,
  request: Omit<PageRequest, 'facets'>,
  { text, parentId, isTopLevel }: CategoryFilter,
): Promise<CategoryPage> {
  const facets: Facet[] = textFacets(text);
  if (parentId != null) {
    const _id = parseObjectId(parentId);
    facets.push(_id ? parentFacet(_id) : NOTHING);
  }
  if (isTopLevel != null) facets.push(topFacet(isTopLevel));
  const rarestFirst = await counts.rarestFirst(categories, facets, scans);
  return readPage(categories, { ...request, facets: rarestFirst }, scans);
}

export interface NewCategory extends CategoryDraft {
  parentId?: unknown;
}

/** @throws UserError when a rule is broken, or the file is not an acceptable image */
export async function createCategory(
  context: CatalogueContext,
  draft: NewCategory,
  file?: UploadedFile | null,
  _id = new ObjectId(),
): Promise<Category> {
  const { categories, config, images, recorder, disk } = context;
  const chosen = cleanText(draft.handle);
  const faults = checkCategory(draft);
  const isTaken = chosen !== '' && !faults['handle'] && (await isHandleTaken(categories, chosen));
  assertValid({ ...faults, ...(isTaken && { handle: HANDLE_TAKEN }) });
  const parentId = await acceptParent(categories, draft.parentId);
  const prepared = (await prepareImages([file ?? null], config)).filter((image) => image !== null);
  const [image] = describeImages(prepared, [draft.imageAlt]);
  const description = cleanText(draft.description);
  const fields = {
    ...namedFields(cleanText(draft.name), parentId),
    ...(parentId && { parentId }),
    ...(description && { description }),
    ...(image && { image }),
    ...readSeo(draft),
  };
  const insert = (handle: string) => () =>
    recorder.transact(async (session) => {
      const createdAt = new Date();
      const category = {
        _id,
        ...fields,
        version: 1,
        createdAt,
        updatedAt: createdAt,
        ...handleFields(fields.name, [handle]),
        position: firstPosition(createdAt),
      };
      await categories.insertOne(category, { session });
      await recorder.record(session, [categoryChange(null, category)]);
      return category;
    });
  const write = (handle: string) => disk.change(insert(handle));
  const named = { _id, heading: fields.name, chosen };
  await images.write(prepared);
  return writeWithHandle(categories, named, write);
}

interface Deletion {
  version?: number | null | undefined;
  moveProductsTo?: string | null | undefined;
}

/**
 * Deletes a category. Its products move to another one or become uncategorised; its subcategories move up to its place.
 * @throws UserError when an id is unknown, or the version outdated
 */
export async function deleteCategory(
  context: CatalogueContext,
  id: string,
  { version, moveProductsTo }: Deletion = {},
): Promise<Category> {
  const { categories, recorder, disk } = context;
  const _id = parseObjectId(id);
  const current = _id && (await categories.findOne({ _id }, NEWEST));
  if (!current || (version != null && version !== current.version)) {
    return throwMissingOrStale('Category', current);
  }
  const target = await findTarget(context, current, moveProductsTo);
  if (target) await moveProducts(context, current._id, target);
  const deleted = await disk.change(() =>
    changeTree(context, async (session) => {
      const gone = await categories.findOneAndDelete(atVersion<Category>(current._id, version), { session });
      if (!gone) return null;
      const lifted = await liftChildren(categories, gone, session);
      await recorder.record(session, [categoryChange(gone, null)]);
      await recorder.because({ source: 'CATEGORY_DELETION' }).record(session, lifted);
      return gone;
    }),
  );
  if (!deleted) {
    return throwMissingOrStale('Category', await categories.findOne({ _id: current._id }, NEWEST));
  }
  // A product may have been added to it in the meantime.
  if (target) await moveProducts(context, current._id, target);
  return deleted;
}

async function findTarget(
  { categories }: CatalogueContext,
  { _id }: Category,
  moveProductsTo: string | null | undefined,
): Promise<ObjectId | null> {
  if (moveProductsTo == null) return null;
  const id = parseObjectId(moveProductsTo);
  const target = id && !id.equals(_id) && (await categories.findOne({ _id: id }, NEWEST));
  if (!target) assertValid({ moveProductsTo: catalogueMessages.newCategoryNotFound });
  return id;
}
