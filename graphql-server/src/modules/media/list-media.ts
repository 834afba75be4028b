import type { Filter } from 'mongodb';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { ImageQuery } from '../../kernel/images/image-owners.ts';
import { NEWEST_IMAGES, type RegisteredImage } from '../../kernel/images/image-register.ts';
import { type KeysetPage, type KeysetRequest, keysetPage } from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { findOwners, type MediaContext, type MediaImage, withUsages } from './media-image.ts';

type Stored = Filter<RegisteredImage>;

/** An image matches if it meets every condition. */
interface MediaFilter {
  search?: string | null | undefined;
  isUsed?: boolean | null | undefined;
  lacksAlt?: boolean | null | undefined;
}

export interface MediaPage extends KeysetPage<MediaImage> {
  filter: Stored;
}

/**
 * One page of the images, newest first. A filter searches the documents of all modules, because only they know which images they
 * show.
 */
export async function listMedia(
  context: MediaContext,
  { filter: asked, ...request }: KeysetRequest & { filter?: MediaFilter | null | undefined },
): Promise<MediaPage> {
  assertPage({ first: request.first, offset: 0 });
  const behind = request.after == null ? {} : olderThan(request.after);
  const filter = { $and: await conditionsOf(context, asked ?? {}) };
  const found = await context.scans.run((options) =>
    context.storedImages
      .find({ $and: [behind, filter] }, { ...options, ...NEWEST })
      .hint(NEWEST_IMAGES.name)
      .sort(NEWEST_IMAGES.key as Record<string, -1>)
      .limit(request.first + 1)
      .toArray(),
  );
  const page = keysetPage(request, found, ({ at, _id }) => encodeCursor([at.getTime(), _id]));
  return { ...page, nodes: await withUsages(context, page.nodes), filter };
}

export function countMedia({ storedImages, scans }: MediaContext, { filter }: MediaPage): Promise<number> {
  return scans.run((options) =>
    storedImages.countDocuments(filter, { ...options, hint: NEWEST_IMAGES.name }),
  );
}

/** @throws UserError for a cursor of another list */
function olderThan(cursor: string): Stored {
  const [time, _id] = decodeCursor(cursor);
  if (!Number.isSafeInteger(time) || typeof _id !== 'string') throw wrongCursor();
  const at = new Date(time as number);
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] };
}

async function conditionsOf(
  context: MediaContext,
  { search, isUsed, lacksAlt }: MediaFilter,
): Promise<Stored[]> {
  const text = searchText(search);
  const conditions: Stored[] = [{}];
  if (text !== '') {
    const $in = await hashesMatching(context, text);
    conditions.push({ $or: [{ fileName: containing(text) }, { _id: { $in } }] });
  }
  if (isUsed != null) {
    const used = await hashesShown(context, {});
    conditions.push({ _id: isUsed ? { $in: used } : { $nin: used } });
  }
  if (lacksAlt != null) {
    const lacking = await hashesShown(context, { lacksAlt: true }, ({ alt }) => alt === undefined);
    conditions.push({ _id: lacksAlt ? { $in: lacking } : { $nin: lacking } });
  }
  return conditions;
}

async function hashesMatching(context: MediaContext, text: string): Promise<string[]> {
  const { $regex, $options } = containing(text);
  const pattern = new RegExp($regex, $options);
  return hashesShown(context, { text }, ({ alt = '' }, title) => pattern.test(title) || pattern.test(alt));
}

async function hashesShown(
  context: MediaContext,
  query: ImageQuery,
  isMeant: (image: StoredImage, title: string) => boolean = () => true,
): Promise<string[]> {
  const owners = await findOwners(context, query);
  const hashes = owners.flatMap(([, { title, images }]) =>
    images.filter((image) => isMeant(image, title)).map(({ hash }) => hash),
  );
  return [...new Set(hashes)];
}
