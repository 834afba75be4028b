import { describe, expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { callApi, json, refusal } from './api.ts';
import { addCategory } from './shop.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';
const ID = /^[0-9a-f]{24}$/;

const NO_NAMES: [string, unknown][] = [
  ['blank', { name: ' \t\n ' }],
  ['empty', { name: '' }],
  ['missing', {}],
  ['null', { name: null }],
  ['a number', { name: 7 }],
  ['a boolean', { name: true }],
  ['a list', { name: ['Dresses'] }],
  ['an operator', { name: { $gt: '' } }],
  ['in a list', [{ name: 'Dresses' }]],
  ['a bare text', 'Dresses'],
  ['nothing at all', null],
];

const NO_IDS: [string, string][] = [
  ['unknown', UNKNOWN_ID],
  ['a word', 'dresses'],
  ['a digit too short', UNKNOWN_ID.slice(1)],
  ['a digit too long', `${UNKNOWN_ID}0`],
  ['of other letters', UNKNOWN_ID.replace('a', 'g')],
  ['very long', 'a'.repeat(2_000)],
  ['an operator', '%7B%22%24gt%22%3A%22%22%7D'],
  ['a path', '..%2f..%2fcategory'],
  ['a space', '%20'],
  ['NUL', '%00'],
];

const STRANGE_NAMES = [
  '/../../etc',
  '$where',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '"; DROP TABLE categories; --',
  "Women's Fashion",
  '<script>alert(1)</script>',
  'é漢字🧥',
  'a'.repeat(100),
];

const app = serveApp();

describe('POST /category/add', () => {
  test('returns the new category with status 200', async () => {
    const { status, headers, envelope } = await callApi(app, 'POST /category/add', json({ name: 'Dresses' }));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(envelope).toStrictEqual({
      success: true,
      status: 200,
      message: 'Category added successfully',
      data: { id: expect.stringMatching(ID), name: 'Dresses' },
    });
  });

  test('trims the name, and ignores every other field', async () => {
    const { envelope } = await callApi(
      app,
      'POST /category/add',
      json({ name: '  Hats\n', id: 1, version: 7 }),
    );
    expect(envelope.data).toStrictEqual({ id: expect.stringMatching(ID), name: 'Hats' });
  });

  test('allows two categories with the same name', async () => {
    const first = await addCategory(app, 'Twins');
    const second = await addCategory(app, 'Twins');
    expect(first).toMatch(ID);
    expect(second).toMatch(ID);
    expect(first).not.toBe(second);
  });
});

describe('PUT /category/update/{id}', () => {
  test('returns the changed category', async () => {
    const id = await addCategory(app, 'Shoos');
    const { status, envelope } = await callApi(app, `PUT /category/update/${id}`, json({ name: ' Shoes ' }));
    expect(status).toBe(200);
    expect(envelope).toStrictEqual({
      success: true,
      status: 200,
      message: 'Category updated successfully',
      data: { id, name: 'Shoes' },
    });
  });

  test('accepts an id in upper case', async () => {
    const id = await addCategory(app, 'Caps');
    const { envelope } = await callApi(
      app,
      `PUT /category/update/${id.toUpperCase()}`,
      json({ name: 'Hats' }),
    );
    expect(envelope.data).toStrictEqual({ id, name: 'Hats' });
  });
});

describe('DELETE /category/delete/{id}', () => {
  test('returns the deleted category, which is not found from then on', async () => {
    const id = await addCategory(app, 'Scarves');
    const { status, envelope } = await callApi(app, `DELETE /category/delete/${id}`);
    expect(status).toBe(200);
    expect(envelope).toStrictEqual({
      success: true,
      status: 200,
      message: 'Category deleted successfully',
      data: { id, name: 'Scarves' },
    });
    const again = await callApi(app, `DELETE /category/delete/${id}`);
    expect(again.envelope).toStrictEqual(refusal(404, 'Category not found'));
  });

  test.each(['application/json', 'text/plain'])('needs no body, even if %s is declared', async (type) => {
    const id = await addCategory(app, 'Gloves');
    const { envelope } = await callApi(app, `DELETE /category/delete/${id}`, {
      headers: { 'content-type': type },
    });
    expect(envelope.data).toStrictEqual({ id, name: 'Gloves' });
  });
});

describe('an invalid name', () => {
  test.each(NO_NAMES)('is refused by POST /category/add when it is %s', async (_, body) => {
    const { status, envelope } = await callApi(app, 'POST /category/add', json(body));
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, 'Name is required', { name: 'Name is required' }));
  });

  test.each(NO_NAMES)('is refused by PUT /category/update when it is %s', async (_, body) => {
    const id = await addCategory(app, 'Kept');
    const { status, envelope } = await callApi(app, `PUT /category/update/${id}`, json(body));
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, 'Name is required', { name: 'Name is required' }));
  });

  test('is refused when it is longer than 100 characters', async () => {
    const message = 'Name must be at most 100 characters';
    const { envelope } = await callApi(app, 'POST /category/add', json({ name: 'a'.repeat(101) }));
    expect(envelope).toStrictEqual(refusal(400, message, { name: message }));
  });
});

describe('an invalid id', () => {
  test.each(NO_IDS)('is not found by PUT /category/update when it is %s', async (_, id) => {
    const { status, envelope } = await callApi(app, `PUT /category/update/${id}`, json({ name: 'Hats' }));
    expect(status).toBe(404);
    expect(envelope).toStrictEqual(refusal(404, 'Category not found'));
  });

  test.each(NO_IDS)('is not found by DELETE /category/delete when it is %s', async (_, id) => {
    const { status, envelope } = await callApi(app, `DELETE /category/delete/${id}`);
    expect(status).toBe(404);
    expect(envelope).toStrictEqual(refusal(404, 'Category not found'));
  });
});

describe('a strange name', () => {
  test.each(STRANGE_NAMES)('is kept, changed and deleted as any other: %s', async (name) => {
    const id = await addCategory(app, 'Plain');
    const data = { id, name };
    expect((await callApi(app, `PUT /category/update/${id}`, json({ name }))).envelope.data).toEqual(data);
    expect((await callApi(app, 'GET /category/list')).envelope.data).toContainEqual(data);
    expect((await callApi(app, `DELETE /category/delete/${id}`)).envelope.data).toEqual(data);
  });
});

test('other fields of a category are returned with it, and nothing else', async () => {
  const top = await addCategory(app, 'Furniture');
  const said = { name: 'Chairs', handle: 'seats', parent_id: top, description: 'To sit on.' };
  const added = await callApi<{ id: string }>(app, 'POST /category/add', json(said));
  expect(added.envelope.data).toEqual({ id: added.envelope.data?.id, ...said });
  const update = `PUT /category/update/${added.envelope.data?.id}` as const;
  const renamed = await callApi(app, update, json({ name: 'Stools', parent_id: null, description: '' }));
  expect(renamed.envelope.data).toEqual({ id: added.envelope.data?.id, name: 'Stools', handle: 'seats' });
  const message = 'Parent category not found';
  const refused = await callApi(app, update, json({ name: 'Stools', parent_id: 'none' }));
  expect(refused.envelope).toEqual(refusal(400, message, { parent_id: message }));
});
