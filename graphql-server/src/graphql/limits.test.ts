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

const TOO_DEEP = `This operation is nested too deeply: at most ${MAX_DEPTH} levels are answered.`;
const TOO_MANY_ALIASES = `This operation has too many aliases: at most ${MAX_ALIASES} are answered.`;
const TOO_MANY_FIELDS = `This operation has too many fields: at most ${MAX_FIELDS} are answered.`;
const TOO_MANY_FRAGMENTS = `This document has too many fragments: at most ${MAX_FRAGMENTS} are read.`;
const TOO_OFTEN = `This document asks for one field too often: at most ${MAX_MERGED_FIELDS} times in the same place.`;
const TOO_MUCH = `This operation asks for too much: at most ${MAX_COST} fields are answered. Ask for smaller pages.`;

const WHOLE_PRODUCT = `id title description category { id name version createdAt updatedAt productCount }
  regularPrice sellingPrice discountPercentage badge isFeatured isPopular isNew version createdAt updatedAt
  images { id url thumbnailUrl width height alt }`;

describe('the limits', () => {
  it.for([
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
    expect(limits.faultOf(parse(query), {})).toBe(message);
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
    expect(limits.faultOf(parse(query.replace('NODES', MANY_IDS)), variables)).toBe(refused);
  });

  it('counts what a list leaves out, which the database has to step over', () => {
    const query = 'query ($n: Int!) { products(first: 1, offset: $n) { totalCount } }';
    expect(limits.faultOf(parse(query), { n: 1_000_000 })).toBe(null);
    expect(limits.faultOf(parse(query), { n: 2_000_000 })).toBe(TOO_MUCH);
    const omitted =
      'query ($n: Int, $m: Int = 100) { products(offset: $n) { totalCount } b: products(offset: $m) { totalCount } }';
    expect(limits.faultOf(parse(omitted), {})).toBe(null);
    const aliases = times(20, (index) => `a${index}: products(offset: 100000) { totalCount }`);
    expect(limits.faultOf(parse(`{ ${aliases} }`), {})).toBe(TOO_MUCH);
  });
});

describe('the cost of a field', () => {
  const extended = extendSchema(
    schema,
    parse(`type Review { text: String! } extend type Product { reviews: [Review!]! }
      extend type Query { reviews: [Review!], searches(first: Int! = 20): [Review!]! @listSize(assumedSize: 3) }`),
  );

  it('counts a new list as the longest page there is, until the schema says how long it is', () => {
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

  it('counts each total of a list, which the database has to scan for', () => {
    const { faultOf } = bound(limits);
    const totals = (count: number) =>
      `{ ${times(count, (index) => `a${index}: products(filter: { text: "a${index}" }) { totalCount }`)} }`;
    expect(faultOf(totals(30))).toBeNull();
    expect(faultOf(totals(32))).toBe(TOO_MUCH);
  });
});

/** Every field of a type that anybody may read, without arguments, and what is in it. */
function wholeOf(typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const nested = { category: 'id name handle', own: '', inventory: '' } as Record<string, string>;
  return Object.values(type.getFields())
    .map(({ name, type: inside }) => {
      const selection = nested[name] ?? wholeOf(getNamedType(inside).name);
      if (name in nested && selection === '') return '';
      return selection ? `${name} { ${selection} }` : name;
    })
    .join(' ');
}

function bound(measured: Limits) {
  return { faultOf: (query: string, variables = {}) => measured.faultOf(parse(query), variables) };
}

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

/** Selections of so many levels. */
function nested(levels: number): string {
  return `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
}
