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

/** What the operator has changed of the sample's content. One document, beside the settings of publishing. */
export interface StoredContent {
  _id: 'content';
  version: number;
  /** The sections that differ from the sample's. */
  sections: Partial<StorefrontContent>;
  /** The uploaded images in the sections: they are not swept. */
  images: StoredImage[];
  updatedAt: Date;
}

/** The whole content, as a page or the admin takes it. */
export interface ContentState {
  /** 0 as long as nothing was ever changed. */
  version: number;
  values: StorefrontContent;
  /** The sections that are no longer the sample's. */
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

/** @param session reads as of its snapshot */
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

/** Whether edited content, such as a menu, names a category by its id or links to one of its addresses. */
export async function isCategoryLinked(
  { content }: ContentCollections,
  { _id, handles = [] }: Pick<Category, '_id' | 'handles'>,
): Promise<boolean> {
  const stored = await content.findOne({ _id: 'content' }, { readConcern: { level: 'local' } });
  const text = JSON.stringify(stored?.sections ?? {});
  if (text.includes(_id.toHexString())) return true;
  // A longer handle may begin with this one.
  return handles.some((handle) =>
    text.split(`/category/${handle}`).some((rest, index) => index > 0 && !/^[\w-]/.test(rest)),
  );
}
