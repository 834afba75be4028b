import type { HistoryContext } from '../../kernel/history/context.ts';
import type { RedirectCollections } from './collection.ts';

export interface RedirectContext extends HistoryContext, RedirectCollections {
  /** Finds those of the paths at which the shop has a page of its own. */
  findPages(paths: readonly string[]): Promise<ReadonlySet<string>>;
}
