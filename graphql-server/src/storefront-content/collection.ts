import type { ClientSession, Collection } from 'mongodb';
import type { StoredImage } from '../images/image.ts';
import { SAMPLE_CONTENT } from '../rules/content/sample-content.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  type StorefrontContent,
} from '../rules/content/storefront-content.ts';

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

export interface ContentCollections {
  content: Collection<StoredContent>;
}

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
