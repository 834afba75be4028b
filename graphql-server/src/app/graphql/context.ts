import type { DocumentNode } from 'graphql';
import { type Caller, type Context, createContext, type Services } from '../shop/context.ts';

/** The context of GraphQL operations over HTTP, in addition to the context of resolvers. */
export interface GraphqlContext extends Context {
  /** Registers a listener that is called when the response is sent or the client has disconnected. */
  onClose: Caller['onClose'];
  /**
   * Facts that are collected while the response is created. They are in an object of their own, because
   * Apollo copies this context.
   */
  answer: {
    /** The document, if the response has no errors. */
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
