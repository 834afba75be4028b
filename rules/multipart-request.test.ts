import { describe, expect, test } from 'vitest';
import { hasFile, multipartRequest } from './multipart-request.ts';

const FRONT = new File(['front'], 'front.png', { type: 'image/png' });
const BACK = new File(['back'], 'back.jpg', { type: 'image/jpeg' });

describe('a multipart request', () => {
  const input = { title: 'Bag', images: [{ id: 'kept' }, { upload: FRONT }, { upload: BACK }] };
  const operation = { operationName: 'Send', query: 'mutation Send', variables: { input, cover: FRONT } };
  const body = multipartRequest(operation);

  test('has the operation first, then the map, then the files', () => {
    expect([...body.keys()]).toEqual(['operations', 'map', '0', '1', '2']);
  });

  test('has null in place of each file, and leaves the rest unchanged', () => {
    const images = [{ id: 'kept' }, { upload: null }, { upload: null }];
    expect(JSON.parse(String(body.get('operations')))).toEqual({
      ...operation,
      variables: { input: { ...input, images }, cover: null },
    });
    expect(operation.variables.input.images[1]).toEqual({ upload: FRONT });
  });

  test('maps each part to its one place', () => {
    expect(JSON.parse(String(body.get('map')))).toEqual({
      0: ['variables.input.images.1.upload'],
      1: ['variables.input.images.2.upload'],
      2: ['variables.cover'],
    });
  });

  test('carries each file under its own name and type', async () => {
    const files = ['0', '1', '2'].map((part) => body.get(part)).filter((part) => part instanceof File);
    const sent = files.map(async (file) => [file.name, file.type, await file.text()]);
    expect(await Promise.all(sent)).toEqual([
      ['front.png', 'image/png', 'front'],
      ['back.jpg', 'image/jpeg', 'back'],
      ['front.png', 'image/png', 'front'],
    ]);
  });
});

test.each([
  ['no variables', undefined, false],
  ['empty ones', {}, false],
  ['plain ones', { id: '1', input: { tags: ['a', null], price: 3 } }, false],
  ['a file far inside', { input: { images: [{ id: '1' }, { upload: FRONT }] } }, true],
])('of %s it is known whether there is a file in them', (_, variables, expected) => {
  expect(hasFile(variables)).toBe(expected);
});
