import { extendSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CachePolicies } from './cache.ts';
import { schema } from './schema.ts';

const policies = new CachePolicies(schema);

describe('an operation', () => {
  it.for([
    ['{ categories { nodes { name productCount } } }'],
    ['{ category(id: "1") { ...C } } fragment C on Category { productCount }'],
    ['{ product(id: "1") { title images { url } category { name } } }'],
    ['{ products { nodes { title } } }'],
    ['{ __typename }'],
    ['{ __schema { types { name } } }'],
    ['query A { categories { totalCount } } query B { product(id: "1") { title } }'],
  ] as const)('%s is cached for as long as its release is shown', ([query]) => {
    expect(policies.of(parse(query))).toEqual({});
  });

  it.for([
    ['{ availability(variantIds: ["1"]) { state } }'],
    ['{ product(id: "1") { title stock } }'],
    ['{ products { nodes { variants { availability } } } }'],
    ['{ products { nodes { ...P } } } fragment P on Product { variants { availability } }'],
  ] as const)('%s, which says what is in stock, is cached for a second', ([query]) => {
    expect(policies.of(parse(query))).toEqual({ maxAgeMs: 1_000 });
  });

  it.for([
    ['{ imageLimits { maxBytes } }'],
    ['{ products { nodes { title } } imageLimits { maxBytes } }'],
    ['{ products { nodes { title } } storefront { mode } }'],
  ] as const)('%s, of which not all fields may be cached, is not', ([query]) => {
    expect(policies.of(parse(query))).toBeNull();
  });

  it('that changes something is never cached', () => {
    expect(policies.of(parse('mutation { deleteCategory(id: "1") { id } }'))).toBeNull();
  });

  it('with a new field of the schema is not cached unless the field allows it', () => {
    const extended = new CachePolicies(
      extendSchema(schema, parse(`extend type Query { now: Int! rate: Int @cacheControl(maxAge: 5) }`)),
    );
    expect(extended.of(parse('{ now }'))).toBeNull();
    expect(extended.of(parse('{ rate products { nodes { stock } } }'))).toEqual({ maxAgeMs: 1_000 });
    expect(extended.of(parse('{ rate }'))).toEqual({ maxAgeMs: 5_000 });
  });
});
