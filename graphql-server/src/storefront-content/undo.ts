import type { ContentSection } from '../../../site/src/content/storefront-content.ts';
import { assertUnchanged, retryOnConflict } from '../history/changed-since.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { partsOf, WHOLE } from './content-change.ts';
import { imagesIn } from './content-images.ts';
import { fieldName } from './describe.ts';
import { type ContentContext, updateContent } from './service.ts';

export async function undoContentChange(context: ContentContext, entry: HistoryEntry): Promise<void> {
  const section = entry.subjectId as ContentSection;
  await retryOnConflict(async () => {
    const stored = await context.content.findOne({ _id: 'content' }, NEWEST);
    const parts = partsOf(stored, section);
    assertUnchanged(entry, parts, (part) => fieldName(section, part));
    const { before = {} } = entry;
    const value = WHOLE in before ? before[WHOLE] : { ...parts, ...before };
    const change = { version: stored?.version ?? 0, values: { [section]: value } };
    await updateContent(context, change, [], imagesIn(before));
  });
}
