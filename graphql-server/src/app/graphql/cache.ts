import type { FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { CachePolicy } from '../http/response-cache.ts';

/** The arguments of `@cacheControl` on a field. */
interface CacheControl {
  /** The maximum age in seconds. */
  maxAge?: number | null;
}

/** Identifies a request: two with the same key get the same response from the same release. */
export function requestKey({ method, url, headers }: FastifyRequest, bodyText: string): string {
  return `${headers.accept ?? ''}\n${method === 'POST' ? bodyText : url}`;
}

/** Reads from the schema which responses may be cached, and for how long. */
export class CachePolicies {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<DocumentNode, CachePolicy | null>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @returns null unless every root field of a valid document may be cached */
  of(document: DocumentNode): CachePolicy | null {
    const known = this.#known.get(document);
    if (known !== undefined) return known;
    const policy = this.#read(document);
    this.#known.set(document, policy);
    return policy;
  }

  #read(document: DocumentNode): CachePolicy | null {
    const typeInfo = new TypeInfo(this.#schema);
    const ages: number[] = [];
    let isCacheable = true;
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        [Kind.FIELD]: () => {
          const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
          if (!parent || !field || field.name.startsWith('__')) return;
          const control = this.#controlOf(field);
          if (!control && this.#isRoot(parent.name)) isCacheable = false;
          if (control?.maxAge != null) ages.push(control.maxAge);
        },
      }),
    );
    if (!isCacheable) return null;
    return ages.length > 0 ? { maxAgeMs: 1_000 * Math.min(...ages) } : {};
  }

  #isRoot(typeName: string): boolean {
    return (
      typeName === this.#schema.getQueryType()?.name || typeName === this.#schema.getMutationType()?.name
    );
  }

  #controlOf({ astNode }: GraphQLField<unknown, unknown>): CacheControl | null {
    const directive = this.#schema.getDirective('cacheControl');
    const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
    return (values as CacheControl | undefined) ?? null;
  }
}
