import type { DocumentNode } from 'graphql';
import { type Caller, type Context, createContext, type Services } from '../shop/context.ts';

/** The context of operations by HTTP, in addition to what resolvers need. */
export interface GraphqlContext extends Context {
  /** Calls back when the request was answered or its client has disconnected. */
  onClose: Caller['onClose'];
  /** Facts about the response while it is created. A shared object, because Apollo copies this context. */
  answer: {
    /** The document of a response without errors. */
    document: DocumentNode | null;
    /** Whether the operation did not run because its document or variables do not fit the schema. */
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
