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
import type { CacheControlScope } from '../../schema.generated.ts';
import type { CachePolicy, ReadCollection } from '../http/response-cache.ts';

/** Which fields a change of a collection makes stale in the cache. Other fields only read what these have found. */
export const STALE_FIELDS: Record<ReadCollection, readonly string[]> = {
  // A list of products may be of those in one category, which is looked up.
  categories: [
    'Query.category',
    'Query.categories',
    'Query.products',
    'Product.category',
    'Category.children',
    'Category.products',
    'Category.totalProductCount',
  ],
  products: [
    'Query.product',
    'Query.products',
    'Category.productCount',
    'Category.totalProductCount',
    'Category.products',
  ],
  // Only responses that say how many there are: a sale makes no other one stale.
  inventory: ['Product.stock', 'ProductVariant.availability', 'ProductVariant.inventory'],
};
/** What a field's directive says. */
interface CacheControl {
  scope: CacheControlScope;
  /** In seconds. */
  maxAge?: number;
}

const COLLECTIONS = Object.keys(STALE_FIELDS) as ReadCollection[];

/** What tells one request from another: two with the same key get the same answer, while nothing changes. */
export function cacheKey({ method, url, headers }: FastifyRequest, bodyText: string): string {
  return `${headers.accept ?? ''}\n${method === 'POST' ? bodyText : url}`;
}

/** Reads off a schema whose answers may be cached, and until when. */
export class CachePolicies {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<DocumentNode, CachePolicy | null>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @returns null unless every root field of a document, which fits the schema, may be cached. */
  of(document: DocumentNode): CachePolicy | null {
    const known = this.#known.get(document);
    if (known !== undefined) return known;
    const policy = this.#read(document);
    this.#known.set(document, policy);
    return policy;
  }

  #read(document: DocumentNode): CachePolicy | null {
    const typeInfo = new TypeInfo(this.#schema);
    const controls: (CacheControl | null)[] = [];
    const coordinates = new Set<string>();
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        [Kind.FIELD]: () => {
          const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
          if (!parent || !field || field.name.startsWith('__')) return;
          coordinates.add(`${parent.name}.${field.name}`);
          if (this.#isRoot(parent.name)) controls.push(this.#controlOf(field));
        },
      }),
    );
    if (controls.includes(null)) return null;
    const known = controls.filter((control) => control !== null);
    const ages = known.flatMap(({ maxAge }) => maxAge ?? []);
    return {
      scope: known.some(({ scope }) => scope === 'PRIVATE') ? 'PRIVATE' : 'PUBLIC',
      ...(ages.length > 0 && { maxAgeMs: 1_000 * Math.min(...ages) }),
      readFrom: COLLECTIONS.filter((name) => STALE_FIELDS[name].some((field) => coordinates.has(field))),
    };
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
