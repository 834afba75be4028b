import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import { retryOnConflict } from '../../kernel/history/changed-since.ts';
import type { StoredImage } from '../../kernel/images/image.ts';
import type { ImageEdit, ImageOwners } from '../../kernel/images/image-owners.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { uploadedImage, withImages } from './content-images.ts';
import { type ContentContext, updateContent } from './update-content.ts';

export const contentImages: ImageOwners = {
  kind: 'CONTENT',
  find: async (context, { hashes }) => {
    const { content } = context as ContentContext;
    const stored = await content.findOne({ _id: 'content' }, NEWEST);
    return Object.entries(stored?.sections ?? {}).flatMap(([id, section]) => {
      const images = shownIn(section).filter(({ hash }) => !hashes || hashes.includes(hash));
      const title = SECTION_TITLES[id as ContentSection] ?? id;
      return images.length > 0 ? [{ id, title, createdAt: null, images }] : [];
    });
  },
  edit: async (context, id, edit) => {
    const { content } = context as ContentContext;
    let isChanged = false;
    await retryOnConflict(async () => {
      const stored = await content.findOne({ _id: 'content' }, NEWEST);
      const { section, added } = editSection(stored?.sections[id as ContentSection], edit);
      isChanged = added.length > 0;
      if (!stored || !isChanged) return;
      await updateContent(
        context as ContentContext,
        { version: stored.version, values: { [id]: section } },
        [],
        added,
      );
    });
    return isChanged;
  },
};

function shownIn(section: unknown): StoredImage[] {
  const images: StoredImage[] = [];
  editSection(section, (image) => {
    images.push(image);
    return image;
  });
  return images;
}

/** @returns the edited section, and the images that differ */
function editSection(section: unknown, edit: ImageEdit): { section: unknown; added: StoredImage[] } {
  const added: StoredImage[] = [];
  const edited = withImages(section, (image, hash) => {
    const { width, height, alt } = image;
    const before: StoredImage = { hash, width, height, ...(alt && { alt }) };
    const after = edit(before);
    if (after === before) return image;
    added.push(after);
    return uploadedImage(after, after.alt);
  });
  return { section: edited, added };
}
