import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { UserError } from '../../kernel/errors.ts';
import type { UploadedFile } from '../../kernel/images/prepare-image.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { type ContentContext, prepareContent } from '../content/update-content.ts';
import { publishingMessages } from './messages.ts';
import type { PageSource } from './pages/messages.ts';
import { createPreview, type PreviewCollection } from './preview.ts';
import type { SettingsCollection } from './settings.ts';

type PreviewContext = ContentContext & {
  settings: SettingsCollection;
  previews: PreviewCollection;
  publisher: { current: { documents: number | null }; pages: PageSource };
};

/** The pages that show the content. */
const CONTENT_PAGES = ['/', '/about', '/contactus', '/help', '/privacy', '/terms', '/404.html'];

/**
 * Creates a preview for operators with some changed sections, saved or not.
 * @returns the number of the preview, which can be viewed like a release
 * @throws UserError if a section or image is invalid, or no preview can be created
 */
export async function previewContent(
  context: PreviewContext,
  values: unknown,
  files: UploadedFile[],
): Promise<number> {
  const { content, images } = context;
  const stored = await content.findOne({ _id: 'content' }, NEWEST);
  const { prepared, sections } = await prepareContent(context, stored, values, files);
  context.disk.assertWritable();
  await images.write(prepared);
  const preview = await createPreview(context, { ...SAMPLE_CONTENT, ...sections });
  await assertPagesCanBeMade(context, preview);
  return preview;
}

async function assertPagesCanBeMade(
  { publisher: { current, pages } }: PreviewContext,
  preview: number,
): Promise<void> {
  const release = current.documents;
  if (release === null) throw new UserError('UNAVAILABLE', publishingMessages.nothingLiveYet);
  for (const path of CONTENT_PAGES) {
    const page = await pages.find({ path, release, preview });
    if (page && 'fault' in page)
      throw new UserError('UNAVAILABLE', publishingMessages.pageNotRendered({ path }));
  }
}
