import type { ClientSession } from 'mongodb';
import type { AnyCollections } from './declared-collections.ts';
import type { Subject } from './history/context.ts';

/** What the rest of the server may know about a module. `mela.config.ts` lists the modules of the shop. */
export interface Module<Collections extends AnyCollections = AnyCollections> {
  name: string;
  /** The modules whose code this one may import; `npm run check` refuses any other. */
  uses: readonly Module[];
  collections: Collections;
  /** The things whose changes the history keeps. */
  subjects: Readonly<Record<string, Subject>>;
  /** What it adds to the schema, in GraphQL's language. */
  schema: string;
  /** One for each part of it. */
  resolvers: readonly object[];
  /** They add the data up, with that of the modules it uses, and say in sentences what does not agree. */
  checks: readonly ((collections: never, session?: ClientSession) => AsyncIterable<string>)[];
}

type Declaration<Collections extends AnyCollections> = Pick<Module<Collections>, 'name'> &
  Partial<Module<Collections>>;

/** @returns the declaration, with nothing where it leaves something out */
export function defineModule<
  const Subjects extends Module['subjects'] = Record<never, Subject>,
  Collections extends AnyCollections = Record<never, never>,
>(
  declaration: Declaration<Collections> & { subjects?: Subjects },
): Module<Collections> & { subjects: Subjects } {
  const { subjects = {} as Subjects, collections = {} as Collections } = declaration;
  return { uses: [], schema: '', resolvers: [], checks: [], ...declaration, collections, subjects };
}
