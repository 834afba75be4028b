import type { ClientSession, Db, Document, Filter, IndexDescription } from 'mongodb';
import type { Subjects } from './history/context.ts';

/** The indexes of collections, by what the server calls these. */
export type IndexesOf<Collections> = { readonly [Name in keyof Collections]?: IndexDescription[] };

/** What the rest of the server has to know of a domain: `shop/domains.ts` lists them. */
export interface Domain<Collections> {
  collectionsOf(db: Pick<Db, 'collection'>): Collections;
  /** Every query names the index that it uses. */
  indexes: IndexesOf<Collections>;
  /** What the history has to know of its things. */
  subjects: Partial<Subjects>;
  /** Collections of this moment alone, by name: no backup has them. */
  notBackedUp: readonly string[];
  /** Of collections that servers fill in an empty shop too: what counts as the operator's, or null for nothing of it. */
  filledByServers: Readonly<Record<string, Filter<Document> | null>>;
  /** What a restore counts, by collection, and what people call it. */
  counted: Readonly<Record<string, string>>;
  /** What adds its data up, with that of the domains below it, and says in sentences what does not agree. */
  checks: readonly ((collections: never, session?: ClientSession) => AsyncIterable<string>)[];
}

export const NOTHING_ELSE = {
  indexes: {},
  subjects: {},
  notBackedUp: [],
  filledByServers: {},
  counted: {},
  checks: [],
};
