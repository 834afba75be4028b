import { extendSchema, getIntrospectionQuery, getNamedType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  Limits,
  MAX_ALIASES,
  MAX_COST,
  MAX_DEPTH,
  MAX_FIELDS,
  MAX_FRAGMENTS,
  MAX_MERGED_FIELDS,
} from './limits.ts';
import { schema } from './schema.ts';

const limits = new Limits(schema);

const TOO_DEEP = `This operation is nested too deeply. The limit is ${MAX_DEPTH} levels.`;
const TOO_MANY_ALIASES = `This operation has too many aliases. The limit is ${MAX_ALIASES}.`;
const TOO_MANY_FIELDS = `This operation has too many fields. The limit is ${MAX_FIELDS}.`;
const TOO_MANY_FRAGMENTS = `This document has too many fragments. The limit is ${MAX_FRAGMENTS}.`;
const TOO_OFTEN = `This document selects one field too often. The limit is ${MAX_MERGED_FIELDS} times in the same place.`;
const TOO_MUCH = `This operation requests too much data. The limit is ${MAX_COST} fields. Request smaller pages.`;

const WHOLE_PRODUCT = `id title description category { id name version createdAt updatedAt productCount }
  regularPrice sellingPrice discountPercentage badge isFeatured isPopular isNew version createdAt updatedAt
  images { id url thumbnailUrl width height alt }`;

describe('the limits', () => {
  it.for([
    [
      'a page of 100 products with their related products',
      '{ products(first: 100) { nodes { title relatedProducts { handle title price { amount currency } images { url alt } } } } }',
    ],
    [
      'a page of 100 whole products',
      `{ products(first: 100) { totalCount pageInfo { endCursor } nodes { ${WHOLE_PRODUCT} } } }`,
    ],
    [
      'a page of 40 products with all that there is of them and their variants',
      `{ products(first: 40) { totalCount pageInfo { endCursor } nodes { ${wholeOf('Product')} } } }`,
    ],
    [
      'what GraphiQL asks of the schema',
      getIntrospectionQuery({
        inputValueDeprecation: true,
        oneOf: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
      }),
    ],
    ['the contents of fifty mails', '{ mails(first: 50) { nodes { id content { subject html text } } } }'],
    ['ten levels', nested(MAX_DEPTH)],
    ['fifty aliases', `{ ${times(MAX_ALIASES, (index) => `a${index}: __typename`)} }`],
    [
      'fragments inside themselves, which validation refuses',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    ],
    ['a fragment that is not there', '{ ...Missing }'],
    ['no operation at all', 'fragment A on Query { __typename }'],
    [
      'twenty fragments that all ask for the id',
      `{ product(id: "1") { ${times(20, (index) => `...F${index}`)} } } ${times(20, (index) => `fragment F${index} on Product { id }`)}`,
    ],
  ] as const)('let %s pass', ([, query]) => {
    expect(limits.faultOf(parse(query), {})).toBeNull();
  });

  it.for([
    ['eleven levels', nested(MAX_DEPTH + 1), TOO_DEEP],
    [
      'levels hidden in fragments',
      `{ a { ...A } } ${times(10, (index) => `fragment ${'A'.repeat(index + 1)} on X { a { ...${'A'.repeat(index + 2)} } }`)} fragment ${'A'.repeat(11)} on X { a }`,
      TOO_DEEP,
    ],
    ['levels in a fragment that nothing spreads', `{ a } fragment A on X ${nested(11)}`, TOO_DEEP],
    ['fifty-one aliases', `{ ${times(51, (index) => `a${index}: __typename`)} }`, TOO_MANY_ALIASES],
    [
      'aliases inside an introspection',
      `{ __schema { ${times(51, (index) => `a${index}: description`)} } }`,
      TOO_MANY_ALIASES,
    ],
    [
      'aliases spread over operations',
      `${times(3, (index) => `query Q${index} { ${times(20, (alias) => `a${alias}: __typename`)} }`)}`,
      TOO_MANY_ALIASES,
    ],
    [
      'aliases that a fragment multiplies',
      `{ a { ...A } b { ...A } c { ...A } } fragment A on X { ${times(20, (index) => `a${index}: b`)} }`,
      TOO_MANY_ALIASES,
    ],
    [
      'more fields than are answered',
      `{ ${times(MAX_FIELDS + 1, (index) => `f${index}`)} }`,
      TOO_MANY_FIELDS,
    ],
    [
      'fields that fragments double again and again',
      `{ ...F0 } ${times(30, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F30 on Query { __typename }`,
      TOO_MANY_FIELDS,
    ],
    [
      'fields in a fragment that nothing spreads',
      `{ a } fragment A on X { ${times(MAX_FIELDS + 1, (index) => `f${index}`)} }`,
      TOO_MANY_FIELDS,
    ],
    [
      'fields in the first of two fragments of one name',
      `{ a } fragment A on X { ${times(MAX_FIELDS + 1, (index) => `f${index}`)} } fragment A on X { a }`,
      TOO_MANY_FIELDS,
    ],
    [
      'fields inside an introspection',
      `{ __schema { ${times(MAX_FIELDS + 1, (index) => `f${index}`)} } }`,
      TOO_MANY_FIELDS,
    ],
    [
      'more fragments than are read',
      `{ a } ${times(41, (index) => `fragment F${index} on X { a }`)}`,
      TOO_MANY_FRAGMENTS,
    ],
    ['fragments of one name', `{ a } ${times(41, () => 'fragment F on X { a }')}`, TOO_MANY_FRAGMENTS],
    ['one field again and again', `{ ${times(21, () => '__typename')} }`, TOO_OFTEN],
    [
      'one field in parents that are merged',
      `{ ${times(5, () => `a { ${times(5, () => 'b')} }`)} }`,
      TOO_OFTEN,
    ],
    ['one field in inline fragments', `{ ${times(21, () => '... on Query { a }')} }`, TOO_OFTEN],
    [
      'one field in fragments',
      `{ ${times(21, (index) => `...F${index}`)} } ${times(21, (index) => `fragment F${index} on Query { a }`)}`,
      TOO_OFTEN,
    ],
    [
      'spreads that double without any field',
      `{ ...F0 } ${times(30, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)}`,
      TOO_OFTEN,
    ],
    [
      'the contents of a hundred mails, before any of them is made',
      '{ mails(first: 100) { nodes { content { html } } } }',
      TOO_MUCH,
    ],
    ['the files of a hundred mails', '{ mails(first: 100) { nodes { source } } }', TOO_MUCH],
    ['four introspections', `{ ${times(4, (index) => `a${index}: __schema { description }`)} }`, TOO_MUCH],
    [
      'three lists of 100 whole products',
      `{ ${times(3, (index) => `a${index}: products(first: 100) { nodes { ${WHOLE_PRODUCT} } }`)} }`,
      TOO_MUCH,
    ],
    [
      'fifty descriptions of each product',
      `{ products(first: 100) { nodes { ${times(50, (index) => `a${index}: description`)} } } }`,
      TOO_MUCH,
    ],
    [
      'aliases that are longer than what they name',
      `{ products(first: 100) { nodes { images { ${'a'.repeat(2000)}: id } } } }`,
      TOO_MUCH,
    ],
    [
      'counts in a page of counts',
      `{ categories(first: 100) { nodes { ${times(17, (index) => `a${index}: productCount`)} } } }`,
      TOO_MUCH,
    ],
  ] as const)('refuse %s', ([, query, message]) => {
    expect(limits.faultOf(parse(query), {})?.text ?? null).toBe(message);
  });

  const MANY_IDS = `{ images { ${times(25, (index) => `a${index}: id`)} } }`;
  it.for([
    ['a number in the document', '{ products(first: 90) { nodes NODES } }', {}, null],
    ['a larger number in the document', '{ products(first: 100) { nodes NODES } }', {}, TOO_MUCH],
    ['a variable', 'query ($n: Int!) { products(first: $n) { nodes NODES } }', { n: 10 }, null],
    ['a larger variable', 'query ($n: Int!) { products(first: $n) { nodes NODES } }', { n: 100 }, TOO_MUCH],
    [
      'an enormous variable',
      'query ($n: Int!) { products(first: $n) { nodes { id } } }',
      { n: 1e9 },
      TOO_MUCH,
    ],
    ['a default of the document', 'query ($n: Int! = 5) { products(first: $n) { nodes NODES } }', {}, null],
    [
      'a larger default of the document',
      'query ($n: Int! = 100) { products(first: $n) { nodes NODES } }',
      {},
      TOO_MUCH,
    ],
    [
      'a variable before its default',
      'query ($n: Int! = 5) { products(first: $n) { nodes NODES } }',
      { n: 100 },
      TOO_MUCH,
    ],
    [
      'an omitted variable, which means 50',
      'query ($n: Int) { products(first: $n) { nodes NODES } }',
      {},
      null,
    ],
    [
      'a negative number, taken for the largest page',
      'query ($n: Int!) { products(first: $n) { nodes NODES } }',
      { n: -1 },
      TOO_MUCH,
    ],
    [
      'a text, taken for the largest page',
      'query ($n: Int!) { products(first: $n) { nodes NODES } }',
      { n: '1' },
      TOO_MUCH,
    ],
    ['nothing, which means 50', '{ products { nodes NODES } }', {}, null],
  ] as const)('read the size of a page from %s', ([, query, variables, refused]) => {
    expect(limits.faultOf(parse(query.replace('NODES', MANY_IDS)), variables)?.text ?? null).toBe(refused);
  });

  it('counts the skipped items of a list, which the database has to step over', () => {
    const query = 'query ($n: Int!) { products(first: 1, offset: $n) { totalCount } }';
    expect(limits.faultOf(parse(query), { n: 1_000_000 })).toBe(null);
    expect(limits.faultOf(parse(query), { n: 2_000_000 })?.text).toBe(TOO_MUCH);
    const omitted =
      'query ($n: Int, $m: Int = 100) { products(offset: $n) { totalCount } b: products(offset: $m) { totalCount } }';
    expect(limits.faultOf(parse(omitted), {})).toBe(null);
    const aliases = times(20, (index) => `a${index}: products(offset: 100000) { totalCount }`);
    expect(limits.faultOf(parse(`{ ${aliases} }`), {})?.text).toBe(TOO_MUCH);
  });
});

describe('the cost of a field', () => {
  const extended = extendSchema(
    schema,
    parse(`type Review { text: String! } extend type Product { reviews: [Review!]! }
      extend type Query { reviews: [Review!], searches(first: Int! = 20): [Review!]! @listSize(assumedSize: 3) }`),
  );

  it('counts a new list as the longest possible page, until the schema declares its length', () => {
    const { faultOf } = bound(new Limits(extended));
    const texts = (count: number) => times(count, (index) => `a${index}: text`);
    expect(faultOf(`{ products(first: 10) { nodes { reviews { ${texts(24)} } } } }`)).toBeNull();
    expect(faultOf(`{ products(first: 10) { nodes { reviews { ${texts(25)} } } } }`)).toBe(TOO_MUCH);
    expect(faultOf(`{ products(first: 100) { nodes { reviews { text } } } }`)).toBeNull();
    expect(faultOf(`{ products(first: 100) { nodes { reviews { text a: text b: text } } } }`)).toBe(TOO_MUCH);
    expect(faultOf(`{ searches { ${texts(50)} } }`)).toBeNull();
  });

  it('counts the lists of a page by its argument, and nothing else in it', () => {
    const { faultOf } = bound(limits);
    const page = (fields: string) => `query ($n: Int) { products(first: $n) { ${fields} } }`;
    expect(faultOf(page('edges { node { description } }'), { n: 100 })).toBeNull();
    expect(
      faultOf(page(`edges { node { ${times(5, (index) => `a${index}: description`)} } }`), { n: 100 }),
    ).toBe(TOO_MUCH);
    expect(faultOf(page('totalCount pageInfo { endCursor }'), { n: 100 })).toBeNull();
  });

  it('does not count `__typename`, which caches request for every object, unless it is aliased', () => {
    const page = (field: string) =>
      Number(limits.costOf(parse(`{ products(first: 50) { nodes { id ${field} } } }`), {}));
    expect(page('__typename __typename')).toBe(page(''));
    expect(page('a: __typename')).toBeGreaterThan(page(''));
  });

  it('counts each total of a list, because the database scans for it', () => {
    const { faultOf } = bound(limits);
    const totals = (count: number) =>
      `{ ${times(count, (index) => `a${index}: products(filter: { text: "a${index}" }) { totalCount }`)} }`;
    expect(faultOf(totals(30))).toBeNull();
    expect(faultOf(totals(32))).toBe(TOO_MUCH);
  });
});

describe('the cost of the lists that a client sends', () => {
  const ID = 'a'.repeat(24);
  const lines = (count: number) => Array.from({ length: count }, () => ({ variantId: ID, quantity: 1 }));
  const costOf = (query: string, variables = {}) => Number(limits.costOf(parse(query), variables));
  const carts = (count: number, fields = 'subtotal { amount }') =>
    `query ($input: CartInput!, $lines: [CartLineInput!]!) { ${times(count, (index) => `a${index}: cart(input: $input) { ${fields} }`)} }`;

  it('grows with the lines of a cart, in whatever form they are sent', () => {
    const cost = (count: number) => costOf(carts(1), { input: { lines: lines(count) } });
    expect(cost(100) - cost(50)).toBe(50 * 20);
    const inside =
      'query ($lines: [CartLineInput!]!) { cart(input: { lines: $lines }) { subtotal { amount } } }';
    expect(costOf(inside, { lines: lines(100) })).toBe(cost(100));
    const literal = `{ cart(input: { lines: [${times(30, () => `{ variantId: "${ID}", quantity: 1 }`)}] }) { subtotal { amount } } }`;
    expect(costOf(literal)).toBe(cost(30));
    const value = literal.slice(literal.indexOf('{ lines'), literal.indexOf(') {'));
    const byDefault = `query ($input: CartInput! = ${value}) { cart(input: $input) { subtotal { amount } } }`;
    expect(costOf(byDefault)).toBe(cost(30));
  });

  it('counts the returned lines by the number of lines in the input', () => {
    const fields = 'lines { variantId title price { amount currency } } changes { kind }';
    expect(costOf(carts(1, fields), { input: { lines: lines(3) } })).toBeLessThan(250);
    expect(costOf(carts(1, fields), { input: { lines: lines(100) } })).toBeGreaterThan(2_500);
  });

  it('refuses fifty carts of a hundred lines, and lets one pass', () => {
    const { faultOf } = bound(limits);
    expect(faultOf(carts(50), { input: { lines: lines(100) } })).toBe(TOO_MUCH);
    expect(faultOf(carts(1), { input: { lines: lines(100) } })).toBeNull();
  });

  it('refuses the availability of 250 variants fifty times over', () => {
    const { faultOf } = bound(limits);
    const query = (count: number) =>
      `query ($ids: [ID!]!) { ${times(count, (index) => `a${index}: availability(variantIds: $ids) { variantId state left }`)} }`;
    const ids = Array.from({ length: 250 }, () => ID);
    expect(faultOf(query(50), { ids })).toBe(TOO_MUCH);
    expect(faultOf(query(1), { ids })).toBeNull();
  });

  it('counts the items of every other list, at any depth', () => {
    const query = 'query ($filter: ProductFilter) { products(first: 1, filter: $filter) { nodes { id } } }';
    const none = costOf(query, { filter: {} });
    expect(costOf(query, { filter: { brands: ['a', 'b'], tags: ['c'] } })).toBe(none + 3);
    expect(costOf(query, { filter: { brands: 'a' } })).toBe(none + 1);
    const change = `mutation ($input: UpdateProductInput!) { updateProduct(id: "${ID}", input: $input) { id } }`;
    const variants = Array.from({ length: 2 }, () => ({ selectedOptions: [{}, {}, {}] }));
    expect(costOf(change, { input: { variants } }) - costOf(change, { input: {} })).toBe(2 + 6);
  });

  it.for([
    ['a text', { input: 'x' }],
    ['null', { input: null }],
    ['lines that are no list', { input: { lines: 7 } }],
    ['lists in lists', { input: { lines: [[[]]] } }],
    ['nothing', {}],
  ] as const)('reads %s in place of a cart', ([, variables]) => {
    expect(costOf(carts(1), variables)).toBeGreaterThan(0);
  });
});

/** Selects every public field without arguments of a type, including nested fields. */
function wholeOf(typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const skipped = { own: '', inventory: '', relatedProducts: '' };
  const nested: Record<string, string> = { category: 'id name handle', ...skipped };
  return Object.values(type.getFields())
    .map(({ name, type: inside }) => {
      const selection = nested[name] ?? wholeOf(getNamedType(inside).name);
      if (name in nested && selection === '') return '';
      return selection ? `${name} { ${selection} }` : name;
    })
    .join(' ');
}

function bound(measured: Limits) {
  const faultOf = (query: string, variables = {}) => measured.faultOf(parse(query), variables)?.text ?? null;
  return { faultOf };
}

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

/** A selection set that is nested this many levels deep. */
function nested(levels: number): string {
  return `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
}
