import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { CONTENT_SECTIONS } from '@mela/rules/content/storefront-content.ts';
import fc from 'fast-check';
import { CALLS } from '../../src/app/rest/calls.ts';
import { graphql } from './deep-graphql.ts';
import { JSON_PAIRS, nested, nestedJson } from './nested.ts';
import { CONTENT_VERSION, type FuzzedRequest, ID } from './values.ts';

const BOUNDARY = 'boundary';
const CALLS_WITH_JSON = CALLS.map(({ call }) => call).filter((call) => !call.startsWith('GET'));

/** Nested JSON for the facade: as its body, in a field of it, and as names of a form. */
export const deepBodies: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    call: fc.constantFrom(...CALLS_WITH_JSON),
    name: fc.constantFrom('', 'name', 'handle', 'parent_id', 'description', '__proto__'),
    content: nestedJson,
    search: nested(
      [
        ['a[', ']'],
        ['a%5B', '%5D'],
        ['a.', ''],
      ],
      fc.constant('x'),
      fc.constantFrom(3, 60, 2_000),
    ),
  })
  .map(({ call, name, content, search }) => {
    const [method = '', path = ''] = call.split(' ');
    const body = name === '' ? content : `{"${name}":${content}}`;
    return {
      method,
      path: `${path.replace('{id}', ID)}?${search}=1`,
      headers: { 'content-type': 'application/json' },
      body,
    };
  });

const CELL_PAIRS = [
  ['"', '"'],
  ['"",', ''],
  ['(', ')'],
  ['a: b|', ''],
  ['a: ', '\n'],
  ['; ', ''],
  ['\t', ''],
  ["'", ''],
  ['[{', '}]'],
  ['uploads/', ' '],
] as const;

/** Files to import with deeply nested cells, quoted or not. */
export const deepCells: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    column: fc.constantFrom('title', 'description', 'options', 'attributes', 'tags', 'images', 'image_alts'),
    content: nested(CELL_PAIRS, fc.constantFrom('x', 'a: b', ''), fc.constantFrom(3, 60, 900, 9_000)),
    isQuoted: fc.boolean(),
    isDry: fc.boolean(),
  })
  .map(({ column, content, isQuoted, isDry }) => {
    const cell = isQuoted ? `"${content.replaceAll('"', '""')}"` : content;
    const named = column === 'title' ? 'brand' : 'title';
    return {
      method: 'POST',
      path: `/api/product/import?dry_run=${Number(isDry)}`,
      headers: { 'content-type': 'text/csv' },
      body: `${named},regular_price,selling_price,status,${column}\nDeep,20,10,draft,${cell}\n`,
    };
  });

const PATHS = nested(
  [
    ['.a', ''],
    ['.0', ''],
    ['.__proto__', ''],
    ['.x', ''],
    ['.4294967295', ''],
  ],
  fc.constantFrom('', '.', '.x'),
);
const UPLOAD =
  'mutation ($x: CreateProductInput!, $y: [Upload!]!) { createProduct(input: $x, images: $y) { id } }';

/** Uploads: operations and their map, with existing and missing paths, and nested field names. */
export const deepForms: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    path: fc.constantFrom('/graphql', '/graphql', '/api/product/add'),
    operations: fc.oneof(
      nestedJson,
      nestedJson.map((x) => `{"query":${JSON.stringify(UPLOAD)},"variables":{"x":${x},"y":[null]}}`),
    ),
    map: fc.oneof(
      nestedJson,
      nestedJson.map((places) => `{"0":${places}}`),
      PATHS.map((path) => JSON.stringify({ 0: [`variables${path}`] })),
    ),
    field: nested(
      [
        ['title[', ']'],
        ['images[]', ''],
        ['a.', ''],
      ],
      fc.constant('x'),
      fc.constantFrom(2, 60, 3_000),
    ),
  })
  .map(({ path, operations, map, field }) => {
    const parts = Object.entries({ operations, map, [field]: 'x' }).map(
      ([name, content]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`,
    );
    const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"; filename="0.png"\r\n\r\nx\r\n`;
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'apollo-require-preflight': '1',
    };
    return { method: 'POST', path, headers, body: `${parts.join('')}${file}--${BOUNDARY}--\r\n` };
  });

const MARKS = nested(
  [
    ['> ', ''],
    ['- ', '\n'],
    ['[', '](x)'],
    ['**', '**'],
    ['{name', '}'],
    ['<b>', '</b>'],
    ['\n  ', ''],
  ],
  fc.constantFrom('x', '{name}', 'https://x.example'),
).map((text) => JSON.stringify(text));

const contents = fc
  .record({
    section: fc.constantFrom(...CONTENT_SECTIONS),
    place: fc.nat(60),
    content: fc.oneof(nested(JSON_PAIRS, fc.constantFrom('""', '"x"', '0')), MARKS),
  })
  .map(({ section, place, content }) => {
    const text = JSON.stringify(SAMPLE_CONTENT[section]);
    const texts = [...text.matchAll(/(?<=:)"[^"]*"(?=[,}])/g)];
    const at = texts[place % (texts.length || 1)];
    const changed = at ? text.slice(0, at.index) + content + text.slice(at.index + at[0].length) : content;
    const query =
      'mutation ($v: Int!, $x: StorefrontContentValues!) { updateStorefrontContent(input: { version: $v, values: $x }) { version } }';
    return graphql(
      `{"query":${JSON.stringify(query)},"variables":{"v":${CONTENT_VERSION},"x":{"${section}":${changed}}}}`,
    );
  });

/** The sample's content, with one text of a section replaced by deeply nested data. */
export const deepContent: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 5, arbitrary: contents },
  { weight: 1, arbitrary: fc.constant(graphql('{"query":"{ storefrontContent { version } }"}')) },
);
