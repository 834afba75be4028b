import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import { assertUnchanged, retryOnConflict } from '../../kernel/history/changed-since.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { partsOf } from './content-change.ts';
import { imagesIn, WHOLE } from './content-images.ts';
import { type ContentContext, updateContent } from './update-content.ts';

export async function undoContentChange(context: ContentContext, entry: HistoryEntry): Promise<void> {
  const section = entry.subjectId as ContentSection;
  await retryOnConflict(async () => {
    const stored = await context.content.findOne({ _id: 'content' }, NEWEST);
    const parts = partsOf(stored, section);
    assertUnchanged(entry, parts, WHOLE in parts ? () => 'The list' : undefined);
    const { before = {} } = entry;
    const value = WHOLE in before ? before[WHOLE] : { ...parts, ...before };
    const change = { version: stored?.version ?? 0, values: { [section]: value } };
    await updateContent(context, change, [], imagesIn(before));
  });
}
