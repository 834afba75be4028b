import {
  COLLECTION_LIMITS,
  type CollectionDraft,
  checkCollection,
  readConditions,
} from '@mela/rules/collection-checks.ts';
import { readSeo } from '@mela/rules/seo.ts';
import { cleanText } from '@mela/rules/text.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, ConflictError, throwMissingOrStale, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import { prepareImages, type UploadedFile } from '../../kernel/images/prepare-image.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { currentHandle, handleFields, withHandle, writeWithHandle } from '../catalogue/handles.ts';
import { describeImages } from '../catalogue/products/service.ts';
import type { CollectionContext, ProductCollection } from './collection.ts';
import { collectionsMessages, collectionsTexts } from './messages.ts';

/** A collection to save. It replaces all fields, but keeps an omitted image and an omitted handle. */
interface Saved extends CollectionDraft {
  id?: string | null | undefined;
  version?: number | null | undefined;
  match?: ProductCollection['match'] | undefined;
  isInMenu?: boolean | null | undefined;
  image?: UploadedFile | null | undefined;
}

/** @throws UserError for invalid fields, a taken handle, an unknown id, a stale version, and too many collections */
export async function saveCollection(
  context: CollectionContext,
  { image: file, ...input }: Saved,
): Promise<ProductCollection> {
  assertValid(checkCollection(input));
  const { config, disk, images, productCollections } = context;
  const former = input.id ? await findCollection(context, input.id) : null;
  if (former && input.version != null && input.version !== former.version) throw changedByOthers();
  const prepared = (await prepareImages([file ?? null], config)).filter((image) => image !== null);
  const kept = file === null ? [] : prepared.length > 0 ? prepared : former?.image ? [former.image] : [];
  const [image] = describeImages(kept, input.imageAlt === undefined ? undefined : [input.imageAlt]);
  await images.write(prepared);
  const name = cleanText(input.name);
  const save = (handles: Pick<ProductCollection, 'handles' | 'hasOwnHandle'>) =>
    disk.change(() => storeCollection(context, former, merge(former, input, image, handles)));
  const chosen = cleanText(input.handle);
  const keepsHandle = former !== null && (input.handle === undefined || chosen === currentHandle(former));
  if (keepsHandle) return save({ handles: former.handles ?? [], hasOwnHandle: former.hasOwnHandle === true });
  const headed = { _id: former?._id ?? new ObjectId(), heading: name, chosen };
  return writeWithHandle(productCollections, headed, (handle) =>
    save(handleFields(name, withHandle(former ?? {}, handle))),
  );
}

function merge(
  former: ProductCollection | null,
  { name, description, match = 'ALL', conditions, isInMenu, ...input }: Omit<Saved, 'image'>,
  image: StoredImage | undefined,
  handles: Pick<ProductCollection, 'handles' | 'hasOwnHandle'>,
): ProductCollection {
  const text = cleanText(description);
  const now = new Date();
  return {
    _id: former?._id ?? new ObjectId(),
    name: cleanText(name),
    version: (former?.version ?? 0) + 1,
    createdAt: former?.createdAt ?? now,
    updatedAt: now,
    ...handles,
    ...(text && { description: text }),
    ...(image && { image }),
    isInMenu: isInMenu ?? false,
    match,
    conditions: readConditions(conditions),
    ...readSeo(input),
  };
}

/**
 * Writes a collection with its history entry.
 * @param former the collection before; null for a new one
 * @throws UserError if it was changed in the meantime, or if there are too many
 */
export function storeCollection(
  context: CollectionContext,
  former: ProductCollection | null,
  next: ProductCollection,
): Promise<ProductCollection> {
  const { productCollections, recorder } = context;
  return recorder.transact(async (session) => {
    if (former) {
      const asRead = { _id: former._id, version: former.version };
      const { matchedCount } = await productCollections.replaceOne(asRead, next, { session });
      if (matchedCount === 0) throw changedByOthers();
    } else {
      await assertRoom(context, session);
      await productCollections.insertOne(next, { session });
    }
    await recorder.record(session, [collectionChange(former, next)]);
    return next;
  });
}

async function assertRoom({ productCollections }: CollectionContext, session: ClientSession): Promise<void> {
  const { collections: max } = COLLECTION_LIMITS;
  if ((await productCollections.countDocuments({}, { session })) >= max)
    throw new UserError('CONFLICT', collectionsMessages.tooManyCollections({ max }));
}

/** @returns its last state @throws UserError for an unknown id or a stale version */
export async function deleteCollection(
  context: CollectionContext,
  id: string,
  version?: number | null,
): Promise<ProductCollection> {
  const { productCollections, recorder } = context;
  return recorder.transact(async (session) => {
    const former = await findCollection(context, id, session);
    if (version != null && version !== former.version) throw changedByOthers();
    await productCollections.deleteOne({ _id: former._id }, { session });
    await recorder.record(session, [collectionChange(former, null)]);
    return former;
  });
}

/** @throws UserError for an unknown id */
async function findCollection(
  { productCollections }: CollectionContext,
  id: string,
  session?: ClientSession,
): Promise<ProductCollection> {
  const _id = parseObjectId(id);
  const options = session ? { session } : NEWEST;
  const found = _id && (await productCollections.findOne({ _id }, options));
  return found || throwMissingOrStale(collectionsTexts.collection, null);
}

function changedByOthers(): ConflictError {
  return new ConflictError({ kind: collectionsTexts.collection, document: null });
}

/** The history entry of a collection. A state is null before the creation and after the deletion. */
function collectionChange(before: ProductCollection | null, after: ProductCollection | null): SubjectChange {
  const { _id, name } = (after ?? before) as ProductCollection;
  const images = before?.image && before.image.hash !== after?.image?.hash ? [before.image.hash] : [];
  return {
    ...{ subject: 'COLLECTION', id: _id, name, images },
    before: before && stateOf(before),
    after: after && stateOf(after),
    ...(before && !after && { document: before }),
  };
}

/** The fields of a collection in the history. */
export function stateOf(collection: ProductCollection) {
  const { name, description, image, match, conditions, isInMenu, seoTitle, seoDescription } = collection;
  const handle = currentHandle(collection);
  return { name, handle, description, image, match, conditions, isInMenu, seoTitle, seoDescription };
}
