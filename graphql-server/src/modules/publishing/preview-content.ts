import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { UploadedFile } from '../../kernel/images/prepare-image.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { type ContentContext, prepareContent } from '../content/update-content.ts';
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
  context.disk.assertWritable();
  await images.write(prepared);
  return askForPreview(settings, { ...SAMPLE_CONTENT, ...sections });
}
