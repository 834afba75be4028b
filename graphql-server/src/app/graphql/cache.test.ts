import { extendSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CachePolicies, STALE_FIELDS } from './cache.ts';
import { schema } from './schema.ts';

const policies = new CachePolicies(schema);
const BOTH = ['categories', 'products'];

describe('an operation', () => {
  it.for([
    ['{ categories { nodes { name } } }', ['categories']],
    ['{ categories { nodes { name productCount } } }', BOTH],
    ['{ category(id: "1") { ...C } } fragment C on Category { productCount }', BOTH],
    ['{ product(id: "1") { title images { url } } }', ['products']],
    ['{ product(id: "1") { category { name } } }', BOTH],
    ['{ products { nodes { title } } }', BOTH],
    ['{ imageLimits { maxBytes } }', []],
    ['{ __typename }', []],
    ['{ __schema { types { name } } }', []],
    ['query A { categories { totalCount } } query B { imageLimits { maxCount } }', ['categories']],
  ] as const)('%s is cached until %j change', ([query, readFrom]) => {
    const scope = query.includes('imageLimits') ? 'PRIVATE' : 'PUBLIC';
    expect(policies.of(parse(query))).toEqual({ scope, readFrom });
  });

  it('that changes something is never cached', () => {
    expect(policies.of(parse('mutation { deleteCategory(id: "1") { id } }'))).toBeNull();
  });

  const extended = extendSchema(
    schema,
    parse(`extend type Query { now: Int! me: String @cacheControl(scope: PRIVATE) }`),
  );
  it.for([
    ['{ now }', null],
    ['{ now imageLimits { maxBytes } }', null],
    ['{ me imageLimits { maxBytes } }', { scope: 'PRIVATE', readFrom: [] }],
  ] as const)('%s, of fields that the schema gained, has the policy %j', ([query, policy]) => {
    expect(new CachePolicies(extended).of(parse(query))).toEqual(policy);
  });
});

it('every field that is named stale is one of the schema', () => {
  const fields = Object.values(STALE_FIELDS).flat();
  const unknown = fields.filter((coordinate) => {
    const [typeName = '', field = ''] = coordinate.split('.');
    const type = schema.getType(typeName);
    return !(type && 'getFields' in type && field in type.getFields());
  });
  expect(unknown).toEqual([]);
});

it('every field that may be cached is stale after some change, but for what only a restart changes', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const stale = new Set(Object.values(STALE_FIELDS).flat());
  const never = fields.filter(({ name }) => {
    const policy = policies.of(parse(document(name)));
    // What is cached for seconds is stale by itself.
    return policy && policy.maxAgeMs === undefined && !stale.has(`Query.${name}`);
  });
  expect(never.map(({ name }) => name)).toEqual(['imageLimits']);
});

function document(field: string): string {
  const needsId = schema
    .getQueryType()
    ?.getFields()
    [field]?.args.some(({ name }) => name === 'id');
  return `{ ${field}${needsId ? '(id: "1")' : ''} { __typename } }`;
}
