/** A request that is designed to be expensive, and that the server refuses. */
export interface HostileRequest {
  path: string;
  init: RequestInit;
  /** The bytes that the client had to send, without the headers. */
  length: number;
}

const UPDATE =
  'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const LIST = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
const FULL_FILTER = 'text: "a", isNew: true, isPopular: true, isFeatured: true, categoryId: "1"';

/** Documents that are expensive to parse, measure or validate; each is refused. */
const DOCUMENTS: Record<string, string> = {
  '390 unknown fields': `{ ${times(390, (index) => `unknown${index}`)} }`,
  '990 unknown fields': `{ ${times(990, (index) => `unknown${index}`)} }`,
  'unknown fields of long names': `{ ${times(80, (index) => `${'x'.repeat(230)}${index}`)} }`,
  'deep nesting': `{ ${'products { nodes { '.repeat(120)} id ${'} }'.repeat(120)} }`,
  'nesting without an end': '{a'.repeat(9_000),
  'lists inside lists in a literal': `{ product(id: ${'['.repeat(480)}1${']'.repeat(480)}) { id } }`,
  'fields in one place, which validation compares with each other': `{ ${times(390, () => '__typename')} x }`,
  'fields with arguments in one place': `{ ${times(100, () => 'product(id: "1") { id }')} x }`,
  'twenty lists with large arguments': `{ ${times(20, () => `products(filter: { ${FULL_FILTER} }) { totalCount }`)} x }`,
  'fields in one place by way of their parents': `{ ${times(8, () => `products { ${times(4, () => `nodes { ${times(5, () => 'category { id }')} }`)} }`)} x }`,
  'fields in an introspection': `{ __schema { types { ${times(980, () => 'name')} } } x }`,
  'fields in a fragment that nothing spreads': `{ __typename } fragment F on Product { ${times(980, () => 'id')} }`,
  'fragments that double': `{ ...F0 } ${times(39, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}`,
  'fragments that spread each other': `{ ...F0 x } ${times(20, (index) => `fragment F${index} on Query { ${times(20, (other) => `...F${other}`)} }`)}`,
  'a ring of fragments': `{ ...F0 x } ${times(40, (index) => `fragment F${index} on Query { __typename ...F${(index + 1) % 40} }`)}`,
  'many fragments': `{ x } ${times(100, (index) => `fragment F${index} on Query { __typename }`)}`,
  'fields that conflict': `{ a: product(id: "1") { ${times(20, (index) => `f${index}: id`)} } a: product(id: "1") { ${times(20, (index) => `f${index}: title`)} } }`,
  'variables of one name': `query (${times(240, () => '$v: Int')}) { __typename }`,
  'many variables': `query (${times(240, (index) => `$v${index}: Int`)}) { x }`,
  'many operations': `${times(190, () => 'query A { x }')}`,
  'many directives': `{ x ${times(400, () => '@x')} }`,
  'a long text': `{ product(id: "${'x'.repeat(90_000)}") { id } }`,
  'a long block text': `{ product(id: """${'\n x'.repeat(20_000)}""") { id } }`,
  'a long name': `{ ${'x'.repeat(90_000)} }`,
  'a long alias': `{ ${'x'.repeat(19_000)}: unknown }`,
  'commas and comments': `${','.repeat(9_000)}${'#\n'.repeat(4_000)}{ x }`,
  'fifty introspections': `{ ${times(50, (index) => `a${index}: __schema { types { name } }`)} }`,
  'a deep introspection': `{ __schema { ${'types { fields { type { '.repeat(20)} name ${'} } }'.repeat(20)} } }`,
  'sixty aliases': `{ ${times(60, (index) => `a${index}: __typename`)} }`,
  'too large a page':
    '{ products(first: 100) { nodes { a: description b: description c: description d: description e: description f: description } } }',
  'a subscription': 'subscription { products { totalCount } }',
};

/** JSON bodies that are expensive to parse. */
const BODIES: Record<string, string> = {
  'a batch': `[${times(3_000, () => '{"query":"{__typename}"}', ',')}]`,
  'lists inside lists': `{"query":${JSON.stringify(LIST)},"variables":{"filter":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`,
  'lists without an end': `{"query":"{__typename}","variables":{"a":${'['.repeat(90_000)}`,
  'objects inside objects': `{"query":${JSON.stringify(LIST)},"variables":{"filter":${'{"text":'.repeat(9_000)}1${'}'.repeat(9_000)}}}`,
  'many variables': bodyOf(
    '{ x }',
    Object.fromEntries(Array.from({ length: 7_000 }, (_, index) => [`v${index}`, index])),
  ),
  'many wrong fields': bodyOf(LIST, {
    filter: Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`isNaw${index}`, 1])),
  }),
  'many wrong images': bodyOf(UPDATE, { id: '1', input: { images: new Array(49).fill(1) } }),
  'many images': bodyOf(UPDATE, {
    id: '0123456789abcdef01234567',
    input: { images: new Array(49).fill({ id: 'x' }) },
  }),
  'a long text of letters that unfold': bodyOf(LIST, { filter: { text: 'ﷺ'.repeat(30_000) } }),
  'a long name for the operation': JSON.stringify({
    query: '{ __typename }',
    operationName: 'x'.repeat(90_000),
  }),
  'a long wrong value': bodyOf(LIST, { filter: { isNew: 'x'.repeat(90_000) } }),
  'a long cursor': bodyOf('query ($a: String) { products(after: $a) { totalCount } }', {
    a: 'x'.repeat(90_000),
  }),
  'a long id': bodyOf(UPDATE, { id: 'x'.repeat(90_000), input: { title: 'x' } }),
  'a long category name': bodyOf('mutation ($a: String!) { createCategory(input: { name: $a }) { id } }', {
    a: 'x'.repeat(90_000),
  }),
  'a long price': bodyOf(UPDATE, {
    id: '0123456789abcdef01234567',
    input: { regularPrice: `${' '.repeat(90_000)}x` },
  }),
  'more bytes than are read': bodyOf('{ __typename }', { a: 'x'.repeat(150_000) }),
  'no JSON': 'x'.repeat(90_000),
  'a prototype': '{"query":"{__typename}","variables":{"__proto__":{"a":1}}}',
};

/** Unusual character sets, each with a body of 90 kB. */
export const CHARSETS = [
  'utf-7',
  'utf-16',
  'utf-16le',
  'utf-32',
  'ucs-2',
  'ibm037',
  'ibm1047',
  'cp437',
  'cp1252',
  'iso-8859-1',
  'iso-2022-jp',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
  'koi8-r',
  'macroman',
  'hex',
  'base64',
  'x'.repeat(4_000),
];

/** Every hostile request, by name. */
export function hostileRequests(): Record<string, HostileRequest> {
  return {
    ...mapValues(DOCUMENTS, (query) => post('/graphql', JSON.stringify({ query }))),
    ...mapValues(BODIES, (body) => post('/graphql', body)),
    ...Object.fromEntries(
      CHARSETS.map((charset) => [
        `the character set ${charset.slice(0, 20)}`,
        post('/graphql', 'x'.repeat(90_000), `application/json; charset=${charset}`),
      ]),
    ),
    'a document in the address': {
      path: `/graphql?query=${encodeURIComponent(DOCUMENTS['sixty aliases'] ?? '')}%FF`,
      init: { headers: { accept: 'application/json' } },
      length: encodeURIComponent(DOCUMENTS['sixty aliases'] ?? '').length,
    },
    'lists inside lists, to REST': post(
      '/api/category/add',
      `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ),
    'many paths for one file': multipart(bodyOf(UPDATE, { a: new Array(2_000).fill(null) }), {
      0: Array.from({ length: 2_000 }, (_, index) => `variables.a.${index}`),
    }),
    'many files announced': multipart(
      bodyOf('{ x }', {}),
      Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [index, []])),
    ),
    'one long path for a file': multipart(bodyOf('{ x }', {}), { 0: ['a.'.repeat(17_000)] }),
    'deep operations in a form': multipart(
      `{"query":"{ x }","variables":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
      {},
    ),
  };
}

function post(path: string, body: string, type = 'application/json'): HostileRequest {
  return {
    path,
    init: { method: 'POST', headers: { 'content-type': type }, body },
    length: Buffer.byteLength(body),
  };
}

function multipart(operations: string, map: object): HostileRequest {
  const body = new FormData();
  body.append('operations', operations);
  body.append('map', JSON.stringify(map));
  return {
    path: '/graphql',
    init: { method: 'POST', body },
    length: operations.length + JSON.stringify(map).length,
  };
}

function bodyOf(query: string, variables: object): string {
  return JSON.stringify({ query, variables });
}

function mapValues<In, Out>(values: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function times(count: number, text: (index: number) => string, separator = ' '): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(separator);
}
