import fc from 'fast-check';
import { nested, nestedJson } from './nested.ts';
import { encode, type FuzzedRequest, ID } from './values.ts';

/** Numbers of repetitions, of which the largest is more than the parser accepts. */
const FEW = fc.constantFrom(3, 9, 10, 11, 40, 200, 490, 3_000);
export function graphql(body: string): FuzzedRequest {
  return { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body };
}

const selections = nested(
  [
    ['{ a', ' }'],
    ['{ categories { nodes', ' } }'],
    ['{ category', ' }'],
    ['{ ... on Query', ' }'],
    ['{ ... @include(if: true)', ' }'],
    ['{ __schema { types { fields { type', ' } } } }'],
    ['{ ofType', ' }'],
  ],
  fc.constantFrom('{ __typename }', '{ id }', '', '{ ...F0 }'),
  FEW,
);
const LITERALS = nested(
  [
    ['[', ']'],
    ['{ a: ', ' }'],
    ['{ filter: [', '] }'],
  ],
  fc.constantFrom('1', '$x', '"x"', 'null', 'RED', `"${ID}"`),
  FEW,
);
const TYPES = nested(
  [
    ['[', ']'],
    ['[', '!]'],
  ],
  fc.constantFrom('Int', 'ID!', 'ProductFilter', 'Nothing'),
  FEW,
);
/** Each fragment spreads others: the next, the next twice, or an earlier one. */
const fragments = fc
  .record({ count: FEW, width: fc.integer({ min: 1, max: 3 }), last: fc.constantFrom('__typename', '...F0') })
  .map(({ count, width, last }) => {
    const bodies = Array.from({ length: count }, (_, index) =>
      index === count - 1 ? last : `...F${index + 1} `.repeat(width),
    );
    const defined = bodies.map((body, index) => `fragment F${index} on Query { ${body} }`);
    return `{ ...F0 } ${defined.join(' ')}`;
  });
const documents = fc.oneof(
  selections,
  fragments,
  LITERALS.map((literal) => `{ product(id: ${literal}) { id } }`),
  LITERALS.map((literal) => `{ products(filter: ${literal}) { totalCount } }`),
  LITERALS.map((literal) => `query ($x: Int = ${literal}) { __typename }`),
  LITERALS.map(
    (literal) =>
      `mutation { updateStorefrontContent(input: { version: 0, values: ${literal} }) { version } }`,
  ),
  LITERALS.map((literal) => `{ __typename @include(if: ${literal}) }`),
  fc.tuple(TYPES, LITERALS).map(([type, literal]) => `query ($x: ${type} = ${literal}) { __typename }`),
);

/** GraphQL documents with nested selections, fragments, literals and types. */
export const deepDocuments: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  documents.map((query) => graphql(JSON.stringify({ query }))),
  documents.map((query) => ({ method: 'GET', path: `/graphql?query=${encode(query)}`, headers: {} })),
);

const OPERATIONS = [
  'query ($x: ProductFilter) { products(filter: $x) { totalCount } }',
  'query ($x: [[Int]]) { __typename }',
  'query ($x: ChangeSubjectInput) { history(of: $x) { totalCount } }',
  'mutation ($x: CreateProductInput!) { createProduct(input: $x, images: []) { id } }',
  'mutation ($x: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $x) { version } }',
  'mutation ($x: StorefrontContentValues!) { updateStorefrontContent(input: { version: 0, values: $x }) { version } }',
  'mutation ($x: SignInInput!) { signIn(input: $x) { isOpen } }',
  'mutation ($x: WebAuthn!) { signInWithPasskey(response: $x) { isOpen } }',
  'mutation ($x: [ID!]) { deleteProducts(selection: { ids: $x }) }',
];
const variables = fc
  .record({
    query: fc.constantFrom(...OPERATIONS),
    name: fc.constantFrom('', 'title', 'options', 'attributes', 'values', 'search', 'response'),
    content: nestedJson,
  })
  .map(({ query, name, content }) => {
    const value = name === '' ? content : `{"${name}":${content}}`;
    return `{"query":${JSON.stringify(query)},"variables":{"x":${value}}}`;
  });

/** Nested JSON for GraphQL: in its variables, and instead of its arguments. */
export const deepVariables: fc.Arbitrary<FuzzedRequest> = fc
  .oneof(
    { weight: 4, arbitrary: variables },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('query', 'variables', 'extensions', 'operationName', 'x'), nestedJson)
        .map(([name, content]) => `{"query":"{ __typename }","${name}":${content}}`),
    },
    { weight: 1, arbitrary: nestedJson },
  )
  .map(graphql);
