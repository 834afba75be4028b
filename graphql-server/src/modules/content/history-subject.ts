import { excerpts } from '@mela/rules/text.ts';
import type { State } from '../../kernel/history/changed-fields.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { type FieldChange, type FieldValue, fieldChange, images } from '../../kernel/history/field-values.ts';
import { imagesIn, WHOLE } from './content-images.ts';
import type { ContentContext } from './update-content.ts';

/** Loads the content's schema only when needed, because it takes as much memory as all other modules together. */
export const contentSubject: Subject = {
  seenBy: null,
  undo: {
    needs: { role: 'EDITOR', scope: 'CONTENT' },
    one: async (context: ContentContext, entry) =>
      (await import('./update-content.ts')).undoContentChange(context, entry),
  },
  describe: async () => describeParts,
};

/** The changed parts of a section. */
function describeParts({ before = {}, after = {} }: HistoryEntry): FieldChange[] {
  const [one, other] = [before, after] as [State, State];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((part) => {
    const [from, to] = [one[part], other[part]];
    const cut = typeof from === 'string' && typeof to === 'string' ? excerpts(from, to) : null;
    const values = [cut?.before ?? from, cut?.after ?? to].map(contentValue);
    return fieldChange('content', values[0] ?? null, values[1] ?? null, part === WHOLE ? null : part);
  });
}

function contentValue(content: unknown): FieldValue | null {
  if (content === undefined || content === null || content === '') return null;
  return { content, ...images(imagesIn(content)) };
}
