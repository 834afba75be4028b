import { SAMPLE_CONTENT } from '../../../site/src/content/sample-content.ts';
import type { UploadedFile } from '../images/prepare-image.ts';
import { removeUnusedImages } from '../images/remove-unused-images.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { imagesIn } from '../storefront-content/content-images.ts';
import { type ContentContext, prepareContent } from '../storefront-content/service.ts';
import { askForPreview } from './preview.ts';
import type { SettingsCollection } from './settings.ts';

type PreviewContext = ContentContext & { settings: SettingsCollection };

/**
 * Has the pages made as they would be with some sections changed, saved or not, for operators alone.
 * @returns the number of the preview, which is looked at as a former release is
 * @throws UserError when a rule is broken, a file not an acceptable image, or no preview can be made.
 */
export async function previewContent(
  context: PreviewContext,
  values: unknown,
  files: UploadedFile[],
): Promise<number> {
  const { content, images, settings } = context;
  const stored = await content.findOne({ _id: 'content' }, NEWEST);
  const { prepared, sections } = await prepareContent(context, stored, values, files);
  const asked = { content: { ...SAMPLE_CONTENT, ...sections }, images: imagesIn(sections) };
  context.revision.assertWritable();
  const made = await images.storeFor(prepared, () => askForPreview(settings, asked));
  if (!made) throw new Error('There is neither a preview nor a reason.');
  await removeUnusedImages(context, { images: made.formerImages }, asked.images);
  return made.release;
}
