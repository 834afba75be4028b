import { type Context, createContext, type Services } from '../catalogue/context.ts';

/** What operations that came by HTTP are handed, beside what resolvers need. */
export interface GraphqlContext extends Context {
  /** What shows of the answer while it is made: an object of its own, because Apollo works with a copy of this context. */
  answer: {
    /** Whether it is that of a query, and without an error. */
    isCacheable: boolean;
    /** Whether the operation did not run, because its document or its variables do not fit the schema. */
    isUnfit: boolean;
  };
}

export function createGraphqlContext(
  services: Services,
  request: Parameters<typeof createContext>[1],
): GraphqlContext {
  return { ...createContext(services, request), answer: { isCacheable: false, isUnfit: false } };
}
