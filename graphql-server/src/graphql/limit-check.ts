import type { FastifyRequest } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { UserError } from '../errors.ts';
import { MAX_DOCUMENT_LENGTH, MAX_TOKENS, overLimit } from './limits.ts';

/** Some 20 MB of parsed documents, if all of it is fields of two letters. */
const MAX_KEPT_CHARACTERS = 100_000;

const TOO_LONG = `This document is too long: at most ${MAX_DOCUMENT_LENGTH} characters are read. Send long values as variables.`;
const NO_SUBSCRIPTIONS = 'There are no subscriptions here: ask again instead.';

type Variables = Record<string, unknown>;

/**
 * Refuses operations that are over a limit, or of a kind there is not, before Apollo validates or runs them. Parsed
 * documents are kept for the next time.
 */
export class LimitCheck {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: (_, query) => query.length + 1,
  });

  /** @throws UserError that names the limit. What is no GraphQL at all is left for Apollo to explain. */
  refuse(request: FastifyRequest): void {
    const { query, variables } = request.method === 'POST' ? fromBody(request.body) : fromUrl(request.url);
    if (typeof query !== 'string') return;
    if (query.length > MAX_DOCUMENT_LENGTH) throw new UserError('BAD_USER_INPUT', TOO_LONG);
    const document = this.#parse(query);
    if (!document) return;
    const fault = overLimit(document, variables) ?? (hasSubscription(document) ? NO_SUBSCRIPTIONS : null);
    if (fault) throw new UserError('BAD_USER_INPUT', fault);
  }

  #parse(query: string): DocumentNode | null {
    const known = this.#documents.get(query);
    if (known) return known;
    try {
      const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
      this.#documents.set(query, document);
      return document;
    } catch {
      return null;
    }
  }
}

function hasSubscription({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) => 'operation' in definition && definition.operation === 'subscription',
  );
}

function fromBody(body: unknown): { query: unknown; variables: Variables } {
  const { query, variables } = (body ?? {}) as { query?: unknown; variables?: unknown };
  return { query, variables: asVariables(variables) };
}

/** Read as Apollo reads it: another parser of addresses may see another document than the one that runs. */
function fromUrl(url: string): { query: unknown; variables: Variables } {
  const search = new URLSearchParams(url.slice(url.indexOf('?')));
  const query = search.get('query');
  try {
    return { query, variables: asVariables(JSON.parse(search.get('variables') ?? '{}')) };
  } catch {
    return { query, variables: {} };
  }
}

function asVariables(variables: unknown): Variables {
  return typeof variables === 'object' && variables !== null ? (variables as Variables) : {};
}
