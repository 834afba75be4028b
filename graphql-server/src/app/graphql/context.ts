import type { DocumentNode } from 'graphql';
import { type Caller, type Context, createContext, type Services } from '../shop/context.ts';

/** What operations that came by HTTP are handed, beside what resolvers need. */
export interface GraphqlContext extends Context {
  /** Calls back once the request was answered, or its client has left. */
  onClose: Caller['onClose'];
  /** What shows of the answer while it is made: an object of its own, because Apollo works with a copy of this context. */
  answer: {
    /** The document, of an answer without an error. */
    document: DocumentNode | null;
    /** Whether the operation did not run, because its document or its variables do not fit the schema. */
    isUnfit: boolean;
    /** The name of the operation, and the codes of its errors. */
    operation?: string | undefined;
    errors?: string[];
  };
}

export function createGraphqlContext(services: Services, caller: Caller): GraphqlContext {
  const answer = { document: null, isUnfit: false };
  return { ...createContext(services, caller), onClose: caller.onClose, answer };
}
