import { isDeepStrictEqual } from 'node:util';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import { ConflictError } from '../../kernel/errors.ts';
import { assertUnchanged, retryOnConflict } from '../../kernel/history/changed-since.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import { prepareImages, type UploadedFile } from '../../kernel/images/prepare-image.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { checkSections, type Sections } from './check-sections.ts';
import {
  type ContentCollections,
  type ContentState,
  contentState,
  type StoredContent,
} from './collection.ts';
import { contentChanges, partsOf } from './content-change.ts';
import { imagesIn, placeholderHash, uploadedImage, WHOLE, withImages } from './content-images.ts';
import { contentTexts } from './messages.ts';

export type ContentContext = HistoryContext & ContentCollections;

export interface ContentChange {
  /** The version that the caller has edited. */
  version: number;
  /** Whole sections by name. null resets a section to the sample's; omitted sections stay unchanged. */
  values: unknown;
}

/**
 * Changes some sections, and stores their new images.
 * @param files the files that `{ upload: 0 }` and so on refer to
 * @param formerImages images of an earlier version, which an undo may restore
 * @throws UserError when a rule is broken, a file is not an acceptable image, or the version is outdated
 */
export async function updateContent(
  context: ContentContext,
  { version, values }: ContentChange,
  files: UploadedFile[],
  formerImages: readonly StoredImage[] = [],
): Promise<ContentState> {
  const { content, images } = context;
  const stored = await content.findOne({ _id: 'content' }, NEWEST);
  assertVersion(stored, version);
  const { prepared, sections } = await prepareContent(context, stored, values, files, formerImages);
  await images.write(prepared);
  const saved = await write(context, version, sections);
  if (!saved) throw conflict(await content.findOne({ _id: 'content' }, NEWEST));
  return contentState(saved);
}

/**
 * Validates the sections, and inserts their new images. @throws UserError when a rule is broken, or a file is not an acceptable
 * image
 */
export async function prepareContent(
  context: ContentContext,
  stored: StoredContent | null,
  values: unknown,
  files: UploadedFile[],
  formerImages: readonly StoredImage[] = [],
) {
  const checked = checkSections(values, [...(stored?.images ?? []), ...formerImages], files.length);
  // Decode images only once the rules are met, because decoding takes longest.
  const prepared = (await prepareImages(files, context.config)).filter((image) => image !== null);
  const newImages = prepared.map((image, index) => [placeholderHash(index), image] as const);
  return { prepared, sections: placeImages(changedSections(stored, checked), new Map(newImages)) };
}

function assertVersion(stored: StoredContent | null, version: number): void {
  if (version !== (stored?.version ?? 0)) throw conflict(stored);
}

function conflict(stored: StoredContent | null): ConflictError {
  return new ConflictError({ kind: contentTexts.storefrontContent, document: contentState(stored) });
}

/** The sections that differ from the sample after this change. */
function changedSections(stored: StoredContent | null, changed: Sections): StoredContent['sections'] {
  const all = { ...stored?.sections, ...changed };
  const entries = Object.entries(all).filter(
    ([name, value]) => value !== null && !isDeepStrictEqual(value, SAMPLE_CONTENT[name as keyof Sections]),
  );
  return Object.fromEntries(entries) as StoredContent['sections'];
}

type NewImages = ReadonlyMap<string, { hash: string; width: number; height: number }>;

function placeImages(sections: StoredContent['sections'], newImages: NewImages): StoredContent['sections'] {
  return withImages(sections, (image, hash) => {
    const stored = newImages.get(hash);
    return stored ? uploadedImage(stored, image.alt) : image;
  });
}

/** @returns null when another request has saved in the meantime */
async function write(
  { content, recorder, disk }: ContentContext,
  version: number,
  sections: StoredContent['sections'],
): Promise<StoredContent | null> {
  disk.assertWritable();
  try {
    return await recorder.transact(async (session) => {
      const former = await content.findOne({ _id: 'content' }, { session });
      const saved = await content.findOneAndUpdate(
        { _id: 'content', version },
        { $set: { sections, images: imagesIn(sections), updatedAt: new Date() }, $inc: { version: 1 } },
        { upsert: version === 0, returnDocument: 'after', session },
      );
      if (saved) await recorder.record(session, contentChanges(former, saved));
      return saved;
    });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

export async function undoContentChange(context: ContentContext, entry: HistoryEntry): Promise<void> {
  const section = entry.subjectId as ContentSection;
  await retryOnConflict(async () => {
    const stored = await context.content.findOne({ _id: 'content' }, NEWEST);
    const parts = partsOf(stored, section);
    assertUnchanged(entry, parts, WHOLE in parts ? () => contentTexts.theList : undefined);
    const { before = {} } = entry;
    const value = WHOLE in before ? before[WHOLE] : { ...parts, ...before };
    const change = { version: stored?.version ?? 0, values: { [section]: value } };
    await updateContent(context, change, [], imagesIn(before));
  });
}
