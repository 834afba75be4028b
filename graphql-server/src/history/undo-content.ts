import type { ContentSection } from '../../../site/src/content/storefront-content.ts';
import { ConflictError, NEWEST } from '../catalogue/collections.ts';
import type { Context } from '../catalogue/context.ts';
import { partsOf, WHOLE } from '../storefront-content/content-change.ts';
import { imagesIn } from '../storefront-content/content-images.ts';
import { updateContent } from '../storefront-content/service.ts';
import { assertUnchanged } from './changed-since.ts';
import { fieldName } from './describe-content.ts';
import type { HistoryEntry } from './entry.ts';

/** Others may change other sections between our reading and our writing, hardly so often. */
const MAX_TRIES = 100;

export async function undoContentChange(context: Context, entry: HistoryEntry): Promise<void> {
  const section = entry.subjectId as ContentSection;
  for (let tries = 1; ; tries += 1) {
    const stored = await context.content.findOne({ _id: 'content' }, NEWEST);
    const parts = partsOf(stored, section);
    assertUnchanged(entry, parts, (part) => fieldName(section, part));
    const { before = {} } = entry;
    const value = WHOLE in before ? before[WHOLE] : { ...parts, ...before };
    const change = { version: stored?.version ?? 0, values: { [section]: value } };
    try {
      await updateContent(context, change, [], imagesIn(before));
      return;
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    }
  }
}
