import { describe, expect, test } from 'vitest';
import { findPlaceholders, multipartBody } from './multipart.ts';

const saree = new File(['saree'], 'saree.jpg', { type: 'image/jpeg' });
const shawl = new File(['shawl'], 'shawl.png', { type: 'image/png' });

describe('findPlaceholders', () => {
  test('finds them at any depth, in the order they stand in', () => {
    const variables = { input: { images: [{ id: 'a' }, { upload: 'file:2' }] }, cover: 'file:saree.jpg' };
    expect(findPlaceholders(variables)).toEqual([
      { name: '2', path: 'variables.input.images.1.upload' },
      { name: 'saree.jpg', path: 'variables.cover' },
    ]);
  });

  test.each([
    ['no variables', undefined],
    ['null', null],
    ['a string that only mentions one', { title: 'see file:1' }],
    ['a prefix without a name', { title: 'file:' }],
    ['a sentence', { title: 'file: not found' }],
    ['numbers and flags', { first: 1, isNew: true }],
  ])('finds none in %s', (_what, variables) => {
    expect(findPlaceholders(variables)).toEqual([]);
  });
});

describe('multipartBody', () => {
  const operation = {
    query: 'mutation',
    operationName: 'M',
    variables: { id: '1', images: ['file:1', 'file:2'] },
  };
  const body = multipartBody(operation, findPlaceholders(operation.variables), [saree, shawl]);

  test('has the operation first, then the map, then the files', () => {
    expect([...body.keys()]).toEqual(['operations', 'map', '0', '1']);
  });

  test("puts null in each picture's place and leaves the rest alone", () => {
    const { variables, ...rest } = operation;
    expect(JSON.parse(String(body.get('operations')))).toEqual({
      ...rest,
      variables: { ...variables, images: [null, null] },
    });
  });

  test('maps each part to its one place', () => {
    expect(JSON.parse(String(body.get('map')))).toEqual({
      0: ['variables.images.0'],
      1: ['variables.images.1'],
    });
  });

  test('sends each file under its own name and type', () => {
    const sent = ['0', '1'].map((part) => body.get(part)).filter((part) => part instanceof File);
    expect(sent.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'saree.jpg image/jpeg',
      'shawl.png image/png',
    ]);
  });
});
