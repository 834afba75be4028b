import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';

/** A redirect from an old address to a new one. */
export interface Redirect {
  _id: ObjectId;
  version: number;
  /** The key of the old address (`rules/redirect-address.ts`); unique. */
  from: string;
  /** A readable path in the shop, or an address of another site. */
  to: string;
  /** The key of the page to which `to` leads; null for another site. */
  toKey: string | null;
  /** Whether it applies even if the shop has a page at the old address. */
  replacesPage: boolean;
  /** The import that created the redirect when it changed a handle. */
  importId?: ObjectId;
  createdAt: Date;
}

export const FROM_INDEX = 'from';
export const TO_INDEX = 'toKey';
export const IMPORT_INDEX = 'importId';

export const REDIRECT_COLLECTIONS = {
  redirects: collection<Redirect>({
    name: 'redirects',
    publishes: true,
    counted: 'redirects',
    indexes: [
      { key: { from: 1 }, name: FROM_INDEX, unique: true },
      { key: { toKey: 1 }, name: TO_INDEX },
      { key: { importId: 1 }, name: IMPORT_INDEX, sparse: true },
    ],
  }),
};

export interface RedirectCollections extends CollectionsIn<typeof REDIRECT_COLLECTIONS> {}

export interface RedirectContext extends HistoryContext, RedirectCollections {
  /** @returns the paths at which the shop has a page */
  findPages(paths: readonly string[]): Promise<ReadonlySet<string>>;
}
