import { describe, expect, test } from 'vitest';
import { createChosenImages } from './chosen-images.ts';
import { uploadFrom, withUploads } from './uploads.ts';

const saree = new File(['saree'], 'saree.jpg', { type: 'image/jpeg' });
const shawl = new File(['shawl'], '2024 shawl.png', { type: 'image/png' });
const drawn = async (number: number) => new File([], `drawn ${number}`);

function chosen(...files: File[]) {
  const store = createChosenImages();
  store.add(files);
  return store;
}

describe('the variables of a request', () => {
  const find = async (name: string) => new File([], name);

  test('have a file in the place of each placeholder, at any depth', async () => {
    const variables = { input: { images: [{ id: 'a' }, { upload: 'file:2' }] }, cover: 'file:saree.jpg' };
    const filled = await withUploads(variables, find);
    const named = JSON.stringify(filled, (_, value) =>
      value instanceof File ? `file ${value.name}` : value,
    );
    expect(JSON.parse(named)).toEqual({
      input: { images: [{ id: 'a' }, { upload: 'file 2' }] },
      cover: 'file saree.jpg',
    });
  });

  test.each([
    ['no variables', undefined],
    ['null', null],
    ['a string that only mentions a placeholder', { title: 'see file:1' }],
    ['a prefix without a name', { title: 'file:' }],
    ['a sentence', { title: 'file: not found' }],
    ['numbers, flags and lists', { first: 1, isNew: true, ids: ['a', null] }],
  ])('stay as they are with %s', async (_what, variables) => {
    expect(await withUploads(variables, find)).toEqual(variables);
  });
});

describe('with images chosen', () => {
  const { images } = chosen(saree, shawl).current();

  test.each([
    ['1', saree],
    ['2', shawl],
    ['saree.jpg', saree],
    ['2024 shawl.png', shawl],
  ])('"file:%s" is the image of that number or name', async (name, file) => {
    expect(await uploadFrom(images, name, drawn)).toBe(file);
  });

  test.each(['3', '0', '01', 'shawl.png'])(
    '"file:%s" is refused with a list of what there is',
    async (name) => {
      await expect(uploadFrom(images, name, drawn)).rejects.toThrow(
        `no image "file:${name}"; there is "file:1" (saree.jpg), "file:2" (2024 shawl.png)`,
      );
    },
  );
});

describe('with none chosen', () => {
  test('a number stands for a generated image', async () => {
    expect((await uploadFrom([], '2', drawn)).name).toBe('drawn 2');
  });

  test('a name is rejected with an explanation of how to choose an image', async () => {
    await expect(uploadFrom([], 'saree.jpg', drawn)).rejects.toThrow(
      'none was chosen yet. Open the panel at the left',
    );
  });
});

test('removing an image renumbers the following ones and notifies the page', () => {
  const store = chosen(saree, shawl);
  let changes = 0;
  const unsubscribe = store.subscribe(() => changes++);
  for (const image of store.current().images.slice(0, 1)) store.remove(image);
  unsubscribe();
  store.add([saree]);
  expect(store.current().images.map(({ file }) => file)).toEqual([shawl, saree]);
  expect(changes).toBe(1);
});

test('a file that is not an image is left out, and the panel says so', () => {
  const store = chosen(new File(['a'], 'notes.txt', { type: 'text/plain' }), saree);
  expect(store.current().images.map(({ file }) => file)).toEqual([saree]);
  expect(store.current().notice).toBe('Left out, for it is no JPEG, PNG, WebP, AVIF or GIF: “notes.txt”.');
  store.add([shawl]);
  expect(store.current().notice).toBe('');
});
