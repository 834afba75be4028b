import type { Subject } from '../history/context.ts';
import type { ContentContext } from './service.ts';

/** What knows the schema of the content is loaded when it is needed: it takes as much memory as all others together. */
export const contentSubject: Subject = {
  seenBy: null,
  needs: { role: 'EDITOR', scope: 'CONTENT' },
  canUndo: () => true,
  undo: async (context: ContentContext, entry) =>
    (await import('./undo.ts')).undoContentChange(context, entry),
  describe: async () => (await import('./describe.ts')).describeContent,
};
