import { COLUMNS } from '@mela/rules/import-columns.ts';
import fc from 'fast-check';
import { CALLS } from '../../src/app/rest/calls.ts';
import { bytes, encode, type FuzzedRequest, headerText, id, text, value } from './values.ts';

const BOUNDARY = 'boundary';

const json = value.map((content) => JSON.stringify(content) ?? '');

/** Calls of the facade, with any query and any body of any type. */
export const restRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    call: fc.constantFrom(...CALLS.map(({ call }) => call)),
    id,
    search: fc.dictionary(
      fc.constantFrom('limit', 'offset', 'text', 'order_by', 'dry_run', 'is_new', 'kind', 'by', 'in'),
      text,
    ),
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

/** Product forms with some valid fields, names and boundaries. */
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

/** Files to import: with right or wrong columns and quotes, in UTF-8 or not. */
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

function objectOf(...names: string[]): fc.Arbitrary<string> {
  return fc
    .record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
    .map((content) => JSON.stringify(content));
}

function searchOf(search: Record<string, string>): string {
  return Object.entries(search)
    .map(([name, content]) => `${name}=${encode(content)}`)
    .join('&');
}
