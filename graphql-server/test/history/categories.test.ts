import { expect, it } from 'vitest';
import { askFor, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, readProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { inShort, newestOf, readHistory, tryUndo, undo } from './ask-history.ts';

const app = serveApp();
const FIELDS = 'id name handle description image { id ownAlt } parent { id } version';
const UPDATE = `mutation ($id: ID!, $input: UpdateCategoryInput!) {
  category: updateCategory(id: $id, input: $input) { ${FIELDS} }
}`;
const DELETE = 'mutation ($id: ID!, $to: ID) { deleteCategory(id: $id, moveProductsTo: $to) { id } }';
const CREATE_IN =
  'mutation ($id: ID!) { category: createCategory(input: { name: "Below", parentId: $id }) { id } }';
const ORDER = '{ categories(orderBy: { field: POSITION }) { nodes { name } } }';

const read = async (id: string) =>
  (await askFor(app, `query ($id: ID!) { category(id: $id) { ${FIELDS} } }`, { id })).category;
const newest = (id: string) => newestOf(app, id, 'CATEGORY');

it('undoing a change of a category restores its fields, including its image', async () => {
  const [id, parent] = [await createCategory(app, 'Shawls'), await createCategory(app, 'Wool')];
  const pictured = { description: 'Warm.', image: null, imageAlt: 'A shawl' };
  dataOf(await askWithFiles(app, UPDATE, { id, input: pictured }, { 'input.image': await imageFile() }));
  const before = await read(id);
  const input = { name: 'Stoles', handle: 'stoles', description: null, parentId: parent };
  dataOf(
    await askWithFiles(
      app,
      UPDATE,
      { id, input: { ...input, image: null } },
      { 'input.image': await imageFile('b.png', 9, 9) },
    ),
  );
  const change = await newest(id);
  expect(inShort(change)).toEqual({
    NAME: ['Shawls', 'Stoles'],
    PARENT_ID: [null, { category: { id: parent, name: 'Wool', isDeleted: false } }],
    DESCRIPTION: ['Warm.', null],
    IMAGE: [{ images: [{ url: expect.any(String), ownAlt: 'A shawl' }] }, { images: [expect.anything()] }],
    HANDLE: ['shawls', 'stoles'],
  });
  const undone = await undo(app, change);
  expect(await read(id)).toEqual({ ...before, version: 4 });
  await undo(app, undone);
  expect(await read(id)).toMatchObject({ name: 'Stoles', handle: 'stoles', parent: { id: parent } });
});

it('undoing a deletion restores a category, and its products and subcategories one by one', async () => {
  const [id, other] = [await createCategory(app, 'Sarees'), await createCategory(app, 'Others')];
  const below = (await askFor(app, CREATE_IN, { id })).category.id;
  const product = await createProduct(app, id, { title: 'Moved' });
  await askFor(app, DELETE, { id, to: other });
  expect(await readProduct(app, product.id)).toMatchObject({ category: { id: other } });
  const gone = { category: { id, name: 'Sarees', isDeleted: true } };
  const [lifted, deletion, moved] = await readHistory(app, { first: 3 });
  expect(lifted && inShort(lifted)).toEqual({ PARENT_ID: [gone, null] });
  expect(moved && inShort(moved)).toEqual({
    CATEGORY_ID: [gone, { category: { id: other, name: 'Others', isDeleted: false } }],
  });
  expect(onlyError(await tryUndo(app, moved ?? { id: '' })).extensions.fieldErrors).toEqual({
    categoryId: 'Category is required',
  });
  for (const change of [deletion, lifted, moved]) await undo(app, change ?? { id: '' });
  expect(await read(id)).toMatchObject({ name: 'Sarees', handle: 'sarees', version: 2 });
  expect(await read(below)).toMatchObject({ parent: { id } });
  expect(await readProduct(app, product.id)).toMatchObject({ category: { id } });
});

it('a product is restored after its category', async () => {
  const id = await createCategory(app, 'Kurtas');
  const product = await createProduct(app, id);
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', product);
  const deletion = await newestOf(app, product.id);
  await askFor(app, DELETE, { id });
  const { extensions, message } = onlyError(await tryUndo(app, deletion));
  expect([extensions.code, message]).toEqual([
    'CONFLICT',
    'Its category Kurtas was deleted. Restore it first.',
  ]);
  await undo(app, await newest(id));
  await undo(app, deletion);
  expect(await readProduct(app, product.id)).toMatchObject({ category: { id } });
});

it('undoing a move restores a category’s position', async () => {
  const id = await createCategory(app, 'Last');
  const order = await askFor(app, ORDER);
  await askFor(app, 'mutation ($id: ID!) { moveCategory(id: $id) { id } }', { id });
  const change = await newest(id);
  expect(inShort(change)['PLACE']?.[1]).toEqual({ place: { behind: null } });
  await undo(app, change);
  expect(await askFor(app, ORDER)).toEqual(order);
});

it('undoing the creation of a category deletes it', async () => {
  const id = await createCategory(app, 'By mistake');
  await undo(app, await newest(id));
  expect(await read(id)).toBeNull();
});

it('a move that no longer has an effect has nothing to undo', async () => {
  const id = await createCategory(app, 'Alone');
  await askFor(app, 'mutation ($id: ID!) { moveCategory(id: $id) { id } }', { id });
  const change = await newest(id);
  await app.db.collection('categories').deleteMany({ name: { $ne: 'Alone' } });
  const { extensions, message } = onlyError(await tryUndo(app, change));
  expect([extensions.code, message]).toEqual(['CONFLICT', 'There is nothing left to undo.']);
});
