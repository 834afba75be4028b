import { describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { askFor, askInVain } from './ask.ts';
import { createCategory, createProduct, readProduct } from './shop.ts';

const app = serveApp();
const UNKNOWN_ID = '0123456789abcdef01234567';
const STALE = 'Someone else has changed this category. Check its current version and try again.';

const FIELDS = 'id name version createdAt updatedAt';
const READ = `query ($id: ID!) { category(id: $id) { ${FIELDS} productCount } }`;
const CREATE = `mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateCategoryInput!) {
  updateCategory(id: $id, input: $input) { ${FIELDS} }
}`;
const DELETE = `mutation ($id: ID!, $version: Int) { deleteCategory(id: $id, version: $version) { ${FIELDS} } }`;

describe('a category', () => {
  it('is created with its name trimmed, at version 1', async () => {
    const { createCategory: created } = await askFor(app, CREATE, { input: { name: '  Dresses ' } });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Dresses',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(created.updatedAt).toBe(created.createdAt);
    const { category } = await askFor(app, READ, { id: created.id });
    expect(category).toEqual({ ...created, productCount: 0 });
  });

  it('may have the name of another', async () => {
    const ids = [await createCategory(app, 'Twins'), await createCategory(app, 'Twins')];
    expect(new Set(ids).size).toBe(2);
  });

  it.for([
    ['blank', ' \t\n', 'Name is required'],
    ['empty', '', 'Name is required'],
    ['too long', 'x'.repeat(101), 'Name must be at most 100 characters'],
  ])('is refused with a name that is %s, in creation and in renaming', async ([, name, message]) => {
    const id = await createCategory(app, 'Before');
    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { name: message } } };
    expect(await askInVain(app, CREATE, { input: { name } })).toMatchObject(refused);
    expect(await askInVain(app, UPDATE, { id, input: { name } })).toMatchObject(refused);
    expect((await askFor(app, READ, { id })).category).toMatchObject({ name: 'Before', version: 1 });
  });

  it('keeps a name of 100 characters of any kind', async () => {
    const name = '漢'.repeat(100);
    const { createCategory: created } = await askFor(app, CREATE, { input: { name } });
    expect(created.name).toBe(name);
  });

  it('is renamed, which creates a new version', async () => {
    const id = await createCategory(app, 'Old name');
    const { updateCategory: renamed } = await askFor(app, UPDATE, { id, input: { name: ' New name ' } });
    expect(renamed).toMatchObject({ id, name: 'New name', version: 2 });
    expect(Date.parse(renamed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(renamed.createdAt));
    expect((await askFor(app, READ, { id })).category).toMatchObject(renamed);
  });

  it('can be renamed with its newest version', async () => {
    const id = await createCategory(app, 'One');
    const { updateCategory: two } = await askFor(app, UPDATE, { id, input: { name: 'Two', version: 1 } });
    expect(two).toMatchObject({ name: 'Two', version: 2 });
  });

  it('cannot be renamed or deleted with an older version, and the error has the current state', async () => {
    const id = await createCategory(app, 'One');
    await askFor(app, UPDATE, { id, input: { name: 'Two' } });
    const { category: current } = await askFor(app, `query ($id: ID!) { category(id: $id) { ${FIELDS} } }`, {
      id,
    });
    const conflict = {
      message: STALE,
      extensions: { code: 'CONFLICT', current: { ...current, __typename: 'CategoryState' } },
    };
    expect(await askInVain(app, UPDATE, { id, input: { name: 'Three', version: 1 } })).toMatchObject(
      conflict,
    );
    expect(await askInVain(app, DELETE, { id, version: 1 })).toMatchObject(conflict);
    expect((await askFor(app, READ, { id })).category).toMatchObject(current);
  });

  it('is deleted, and returned as it was', async () => {
    const id = await createCategory(app, 'Short-lived');
    const { deleteCategory: deleted } = await askFor(app, DELETE, { id, version: 1 });
    expect(deleted).toMatchObject({ id, name: 'Short-lived', version: 1 });
    expect((await askFor(app, READ, { id })).category).toBeNull();
    expect(await askInVain(app, DELETE, { id })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it.for([UNKNOWN_ID, 'no id', '', 'ÿ'.repeat(24)])('is not found by the id "%s"', async (id) => {
    const missing = { message: 'Category not found', extensions: { code: 'NOT_FOUND' } };
    expect((await askFor(app, READ, { id })).category).toBeNull();
    expect(await askInVain(app, UPDATE, { id, input: { name: 'Any' } })).toMatchObject(missing);
    expect(await askInVain(app, DELETE, { id })).toMatchObject(missing);
    expect(await askInVain(app, DELETE, { id, version: 1 })).toMatchObject(missing);
  });

  it('counts its products, and leaves them uncategorised when it is deleted', async () => {
    const id = await createCategory(app, 'Left behind');
    const product = await createProduct(app, id);
    await createProduct(app, id);
    expect((await askFor(app, READ, { id })).category.productCount).toBe(2);
    await askFor(app, DELETE, { id });
    expect(await readProduct(app, product.id)).toMatchObject({ title: product.title, category: null });
    const ofCategory =
      'query ($id: ID!) { products(filter: { categoryId: $id }) { totalCount nodes { id } } }';
    expect((await askFor(app, ofCategory, { id })).products).toEqual({ totalCount: 0, nodes: [] });
  });

  it('stores a hostile name unchanged, and is found by it', async () => {
    const name = '/../ $where "quoted" \'single\' __proto__ <img src=x>';
    const { createCategory: created } = await askFor(app, CREATE, { input: { name } });
    expect(created.name).toBe(name);
    const search = 'query ($text: String!) { categories(filter: { text: $text }) { nodes { id name } } }';
    expect((await askFor(app, search, { text: '__proto__' })).categories.nodes).toEqual([
      { id: created.id, name },
    ]);
    const { updateCategory: renamed } = await askFor(app, UPDATE, {
      id: created.id,
      input: { name: `${name}!` },
    });
    expect(renamed.name).toBe(`${name}!`);
    await askFor(app, DELETE, { id: created.id });
  });
});
