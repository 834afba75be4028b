import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  type StorefrontContent,
} from '@mela/rules/content/storefront-content.ts';
import type { ClientSession } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { Category } from '../catalogue/categories/category.ts';

/** The operator's changes to the sample content: a single document, next to the publishing settings. */
export interface StoredContent {
  _id: 'content';
  version: number;
  /** The sections that differ from the sample. */
  sections: Partial<StorefrontContent>;
  /** The uploaded images in these sections. The image sweep keeps them. */
  images: StoredImage[];
  updatedAt: Date;
}

/** The whole content, for a page or the admin. */
export interface ContentState {
  /** 0 until the first change. */
  version: number;
  values: StorefrontContent;
  /** The sections that differ from the sample. */
  changedSections: ContentSection[];
}

export const CONTENT_COLLECTIONS = {
  content: collection<StoredContent>({
    name: 'storefront',
    publishes: true,
    operatorsPart: { _id: 'content' as never },
    images: { field: 'images.hash', index: null },
  }),
};

export interface ContentCollections extends CollectionsIn<typeof CONTENT_COLLECTIONS> {}

/** @param session reads from its snapshot, if given */
export async function readContent(
  { content }: ContentCollections,
  session?: ClientSession,
): Promise<ContentState> {
  const options = session ? { session } : ({ readConcern: { level: 'local' } } as const);
  return contentState(await content.findOne({ _id: 'content' }, options));
}

export function contentState(stored: StoredContent | null): ContentState {
  const sections = stored?.sections ?? {};
  return {
    version: stored?.version ?? 0,
    values: { ...SAMPLE_CONTENT, ...sections },
    changedSections: CONTENT_SECTIONS.filter((section) => section in sections),
  };
}

/** Whether edited content, such as a menu, refers to a category by its id or links to one of its addresses. */
export async function isCategoryLinked(
  { content }: ContentCollections,
  { _id, handles = [] }: Pick<Category, '_id' | 'handles'>,
): Promise<boolean> {
  const stored = await content.findOne({ _id: 'content' }, { readConcern: { level: 'local' } });
  const text = JSON.stringify(stored?.sections ?? {});
  if (text.includes(_id.toHexString())) return true;
  // Do not match a longer handle that starts with this one.
  return handles.some((handle) =>
    text.split(`/category/${handle}`).some((rest, index) => index > 0 && !/^[\w-]/.test(rest)),
  );
}
