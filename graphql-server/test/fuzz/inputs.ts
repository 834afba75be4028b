import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { COLUMNS } from '../../src/catalogue/import/columns.ts';
import { CALLS } from '../../src/rest/calls.ts';

/** What one request is made of: hostile, half right, or right by chance. */
export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** It would start the process that publishes, which has tests of its own. */
const NOT_ASKED = new Set(['publishStorefront']);
const MAX_DEPTH = 3;
const ID = '0123456789abcdef01234567';
const BOUNDARY = 'boundary';

const text = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1e9', '1,09,000', '9'.repeat(40), 'NaN', 'null', 'true', '[]', '{"$gt":""}'],
    ...[
      '__proto__',
      '../..',
      '%00',
      '\0',
      '\u202e',
      '\u200b',
      '\ud800',
      '=1+1',
      '</script>',
      ID,
      'a'.repeat(5_000),
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
);
const value = fc.oneof(
  { depthSize: 'small' },
  text,
  fc.anything({ withBigInt: false, withDate: false, maxDepth: 2 }),
);
const json = value.map((content) => JSON.stringify(content) ?? '');
const bytes = fc.uint8Array({ maxLength: 300 }).map((content) => Buffer.from(content));
/** What a header can carry. */
const headerText = fc.stringMatching(/^[!-~]{1,40}$/);

/** Calls of the facade, with any search and any body of any type. */
export const restRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    call: fc.constantFrom(...CALLS.map(({ call }) => call)),
    id: fc.oneof(fc.constant(ID), text),
    search: fc.dictionary(fc.constantFrom('limit', 'offset', 'text', 'order_by', 'dry_run', 'is_new'), text),
    type: fc.oneof(
      fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', 'text/csv'),
      headerText,
    ),
    key: fc.option(headerText),
    body: fc.oneof(json, objectOf('name', 'handle', 'parent_id', 'description'), bytes),
  })
  .map(({ call, id, search, type, key, body }) => {
    const [method = 'GET', path = ''] = call.split(' ');
    return {
      method,
      path: `${path.replace('{id}', encode(id))}?${searchOf(search)}`,
      headers: { 'content-type': type, ...(key && { 'idempotency-key': key }) },
      ...(method !== 'GET' && { body }),
    };
  });

/** Forms of a product, some of whose fields, names and boundaries are right. */
export const multipartRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    fields: fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('title', 'regular_price', 'category', 'badge', 'stock', 'options', 'map'),
          text,
        ),
        fc.oneof(text, bytes),
        fc.option(text),
      ),
      { maxLength: 12 },
    ),
    path: fc.constantFrom('/api/product/add', '/graphql'),
    cut: fc.option(fc.nat({ max: 2_000 })),
    flips: fc.array(fc.tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 255 })), { maxLength: 3 }),
  })
  .map(({ fields, path, cut, flips }) => {
    const parts = fields.flatMap(([name, content, file]) => [
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
      file === null ? '\r\n\r\n' : `; filename="${file}"\r\n\r\n`,
      content,
      '\r\n',
    ]);
    const body = Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)));
    for (const [place, byte] of flips) if (place < body.length) body[place] = byte;
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'apollo-require-preflight': '1',
    };
    return { method: 'POST', path, headers, body: body.subarray(0, cut ?? body.length) };
  });

/** Files to import: with the right columns or others, quoted well or not, in UTF-8 or not. */
export const csvRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    columns: fc.oneof(fc.shuffledSubarray<string>([...COLUMNS]), fc.array(text, { maxLength: 6 })),
    rows: fc.array(fc.array(text, { maxLength: 26 }), { maxLength: 8 }),
    isQuoted: fc.boolean(),
    separator: fc.constantFrom(',', ';', '\t'),
    tail: fc.oneof(fc.constant(Buffer.of()), bytes),
    isDry: fc.boolean(),
  })
  .map(({ columns, rows, isQuoted, separator, tail, isDry }) => {
    const cell = (content: string) => (isQuoted ? `"${content.replaceAll('"', '""')}"` : content);
    const lines = [columns, ...rows].map((row) => row.map(cell).join(separator));
    return {
      method: 'POST',
      path: `/api/product/import?dry_run=${Number(isDry)}`,
      headers: { 'content-type': 'text/csv' },
      body: Buffer.concat([Buffer.from(lines.join('\n')), tail]),
    };
  });

/** Operations that the schema knows, with any values for their arguments, and documents that are none. */
export function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<FuzzedRequest> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      kind: index === 0 ? 'query' : 'mutation',
    })),
  );
  const operation = fc
    .constantFrom(...roots.filter(({ field }) => !NOT_ASKED.has(field.name)))
    .chain(({ field, kind }) =>
      fc.record({
        kind: fc.constant(kind),
        field: fc.constant(field),
        variables: fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, argument(type)])), {
          requiredKeys: [],
        }),
      }),
    )
    .map(({ kind, field, variables }) => ({ query: documentOf(kind, field), variables }));
  return fc
    .oneof(
      { weight: 4, arbitrary: operation },
      { weight: 1, arbitrary: fc.record({ query: value, variables: value }) },
    )
    .map((content) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    }));
}

/** A value that may fit: of the right shape, with anything inside, or anything. */
function argument(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const named = getNamedType(type);
  const fields = 'getFields' in named ? Object.values(named.getFields()) : [];
  const fitting = 'getValues' in named ? fc.constantFrom(...named.getValues().map(({ name }) => name)) : text;
  const shaped =
    fields.length === 0
      ? fc.oneof(
          fitting,
          fc.integer(),
          fc.double({ noNaN: true }),
          fc.boolean(),
          fc.array(fitting, { maxLength: 3 }),
        )
      : fc.record(
          Object.fromEntries(
            fields.map((field) => [field.name, fc.oneof(text, fc.integer(), fc.boolean(), value)]),
          ),
          { requiredKeys: [] },
        );
  return fc.oneof({ weight: 3, arbitrary: shaped }, { weight: 1, arbitrary: value });
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`);
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const within = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');
  return `${kind} ${within(declared)} { ${field.name}${within(passed)} ${selectionOf(field.type, 0)} }`;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    ({ type: inside }) => depth < MAX_DEPTH || !isObjectType(getNamedType(inside)),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`).join(' ')} }`;
}

function objectOf(...names: string[]): fc.Arbitrary<string> {
  return fc
    .record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
    .map((content) => JSON.stringify(content));
}

function encode(id: string): string {
  return encodeURIComponent(id.toWellFormed());
}

function searchOf(search: Record<string, string>): string {
  return Object.entries(search)
    .map(([name, content]) => `${name}=${encode(content)}`)
    .join('&');
}
