import type { ContentSection } from '../../../site/src/content/storefront-content.ts';
import { NEWEST } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { partsOf, WHOLE } from '../storefront-content/content-change.ts';
import { imagesIn } from '../storefront-content/content-images.ts';
import { updateContent } from '../storefront-content/service.ts';
import { assertUnchanged, retryOnConflict } from './changed-since.ts';
import { fieldName } from './describe-content.ts';
import type { HistoryEntry } from './entry.ts';

export async function undoContentChange(context: Context, entry: HistoryEntry): Promise<void> {
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
