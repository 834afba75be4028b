import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { hasFile, multipartBody } from './multipart-body.ts';

const QUERY = gql`
  mutation Send($input: Input!) {
    send(input: $input)
  }
`;
const FRONT = new File(['front'], 'front.png');
const BACK = new File(['back'], 'back.png');

test('files are sent behind the operation and the map, each named by its place', async () => {
  const variables = {
    input: { title: 'Bag', images: [{ id: 'kept' }, { upload: FRONT }, { upload: BACK }] },
  };
  const parts = [...multipartBody({ operationName: 'Send', query: QUERY, variables })];
  expect(parts.map(([name]) => name)).toEqual(['operations', 'map', '0', '1']);
  const [operations, map, ...files] = parts.map(([, value]) => value);
  expect(JSON.parse(String(operations))).toMatchObject({
    operationName: 'Send',
    query: expect.stringContaining('mutation Send'),
    variables: { input: { title: 'Bag', images: [{ id: 'kept' }, { upload: null }, { upload: null }] } },
  });
  expect(JSON.parse(String(map))).toEqual({
    0: ['variables.input.images.1.upload'],
    1: ['variables.input.images.2.upload'],
  });
  expect(files.map((file) => (file as File).name)).toEqual(['front.png', 'back.png']);
});

test.each([
  ['no variables', {}, false],
  ['plain ones', { id: '1', input: { tags: ['a', null], price: 3 } }, false],
  ['a file far inside', { input: { images: [{ id: '1' }, { upload: FRONT }] } }, true],
])('of %s it is known whether there is a file in them', (_, variables, expected) => {
  expect(hasFile(variables)).toBe(expected);
});
