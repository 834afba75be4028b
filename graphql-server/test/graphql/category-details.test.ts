import { describe, expect, it } from 'vitest';
import { unusedAmong } from '../images/unused.ts';
import { serveApp } from '../serve.ts';
import { type Answer, ask, askFor, askInVain, askWithFiles, dataOf } from './ask.ts';
import { createCategory, createProduct, imageFile, readProduct } from './shop.ts';

/** Without a history, the server deletes an image with the last item that uses it. */
const app = serveApp({ HISTORY_DAYS: '0' });
const FIELDS = `id name handle formerHandles parent { id name } description seoTitle seoDescription image { url alt ownAlt } version
  productCount`;
const CREATE = `mutation ($input: CreateCategoryInput!) { category: createCategory(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateCategoryInput!) {
  category: updateCategory(id: $id, input: $input) { ${FIELDS} }
}`;
const MOVE = 'mutation ($id: ID!, $after: ID) { moveCategory(id: $id, after: $after) { name version } }';
const DELETE = 'mutation ($id: ID!, $to: ID) { deleteCategory(id: $id, moveProductsTo: $to) { id } }';

describe('the details of a category', () => {
  it('are returned as they were sent, and removed by null', async () => {
    const parentId = await createCategory(app, 'Clothes');
    const seo = { seoTitle: 'Saris of silk', seoDescription: 'From Kanchipuram.' };
    const input = {
      name: 'Saris',
      handle: 'drapes',
      parentId,
      description: 'Nine yards.',
      imageAlt: 'Silk',
      ...seo,
    };
    const files = { 'input.image': await imageFile() };
    const created = dataOf(
      await askWithFiles(app, CREATE, { input: { ...input, image: null } }, files),
    ).category;
    expect(created).toMatchObject({
      ...{ name: 'Saris', handle: 'drapes', description: 'Nine yards.', version: 1, ...seo },
      parent: { id: parentId, name: 'Clothes' },
      image: { alt: 'Silk', ownAlt: 'Silk' },
    });
    const renamed = await update(created.id, { name: 'Sarees' });
    expect(renamed).toEqual({ ...created, name: 'Sarees', version: 2 });
    const noTexts = { description: null, seoTitle: null, seoDescription: null };
    const nothing = { ...noTexts, handle: null, parentId: null, image: null };
    expect(await update(created.id, nothing)).toEqual({
      ...renamed,
      ...{
        handle: 'sarees',
        formerHandles: ['drapes'],
        parent: null,
        ...noTexts,
        image: null,
        version: 3,
      },
    });
  });

  it('include an image, which is in use while the category shows it', async () => {
    const files = { 'input.image': await imageFile() };
    const { url } = dataOf(await askWithFiles(app, CREATE, { input: { name: 'Shown', image: null } }, files))
      .category.image;
    const { category } = await askFor(app, CREATE, { input: { name: 'Other' } });
    const copy = dataOf(
      await askWithFiles(app, UPDATE, { id: category.id, input: { image: null } }, files),
    ).category;
    expect(copy.image.url).toBe(url);
    await update(copy.id, { image: null });
    expect((await fetch(`${app.url}${url}`)).status).toBe(200);
    const hash = url.slice('/uploads/'.length, -'.webp'.length);
    expect(await unusedAmong(app, [hash])).toEqual([]);
    const [shown] = (await askFor(app, '{ categories(filter: { text: "Shown" }) { nodes { id } } }'))
      .categories.nodes;
    await askFor(app, DELETE, { id: shown.id });
    expect(await unusedAmong(app, [hash])).toEqual([hash]);
  });

  it.for([
    [
      'handle',
      { handle: 'Not one' },
      'Handle must be lowercase letters a to z and digits, separated by single hyphens',
    ],
    ['description', { description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
    ['parentId', { parentId: '0123456789abcdef01234567' }, 'Parent category not found'],
    ['imageAlt', { imageAlt: 'x'.repeat(201) }, 'Alt text must be at most 200 characters'],
  ] as const)('are refused by the rules: %s', async ([field, input, message]) => {
    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { [field]: message } } };
    expect(await askInVain(app, CREATE, { input: { name: 'Ruled', ...input } })).toMatchObject(refused);
    const id = await createCategory(app, 'Ruled');
    expect(await askInVain(app, UPDATE, { id, input })).toMatchObject(refused);
  });

  it('include a handle that no two share, including former ones', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => askFor(app, CREATE, { input: { name: 'Hats' } })),
    );
    const handles = made.map(({ category }) => category.handle);
    expect(handles.sort()).toEqual(['hats', 'hats-2', 'hats-3', 'hats-4']);
    const message = 'This handle is or was used by another page. Choose a different one';
    expect(await askInVain(app, CREATE, { input: { name: 'Caps', handle: 'hats-3' } })).toMatchObject({
      message,
    });
  });
});

describe('nested categories', () => {
  it('are at most three deep, and never inside themselves', async () => {
    const [top, middle, low, extra] = await chain('Deep', 'Deeper', 'Deepest', 'Extra');
    const tooDeep = { message: 'Categories can be nested at most 3 levels deep' };
    expect(await askInVain(app, CREATE, { input: { name: 'Fourth', parentId: low } })).toMatchObject(tooDeep);
    await update(extra, { parentId: null });
    expect(await askInVain(app, UPDATE, { id: top, input: { parentId: extra } })).toMatchObject(tooDeep);
    const circular = { message: 'A category cannot be inside itself' };
    expect(await askInVain(app, UPDATE, { id: top, input: { parentId: low } })).toMatchObject(circular);
    expect(await askInVain(app, UPDATE, { id: top, input: { parentId: top } })).toMatchObject(circular);
    await update(middle, { parentId: extra });
  });

  it('never contain each other, even after simultaneous changes', async () => {
    const [one, other] = [await createCategory(app, 'One'), await createCategory(app, 'Other')];
    const answers: Answer<unknown>[] = await Promise.all([
      ask(app, UPDATE, { id: one, input: { parentId: other } }),
      ask(app, UPDATE, { id: other, input: { parentId: one } }),
    ]);
    expect(answers.filter(({ data }) => data).length).toBe(1);
  });

  it('are found by their parent', async () => {
    const [top, middle] = await chain('Attic', 'Box', 'Bag');
    const list = async (filter: object) => {
      const query =
        'query ($filter: CategoryFilter) { categories(filter: $filter) { nodes { name } totalCount } }';
      return (await askFor(app, query, { filter })).categories;
    };
    expect(await list({ parentId: top })).toEqual({ nodes: [{ name: 'Box' }], totalCount: 1 });
    expect(await list({ parentId: middle, isTopLevel: false })).toEqual({
      nodes: [{ name: 'Bag' }],
      totalCount: 1,
    });
    expect(await list({ text: 'attic', isTopLevel: true })).toMatchObject({ totalCount: 1 });
    expect(await list({ parentId: 'none' })).toMatchObject({ totalCount: 0 });
  });
});

describe('the order of categories', () => {
  it('is the order of their creation until one is moved, however often', async () => {
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await createCategory(app, `Order ${name}`));
    const [a, b, c, d] = ids;
    expect(await order()).toBe('ABCD');
    expect((await askFor(app, MOVE, { id: d, after: a })).moveCategory).toEqual({
      name: 'Order D',
      version: 2,
    });
    expect(await order()).toBe('ADBC');
    await askFor(app, MOVE, { id: b });
    expect(await order()).toBe('BADC');
    // Each move takes a position between the same two categories, until no position is left and the server
    // renumbers all of them.
    for (let moves = 0; moves < 25; moves += 1) {
      await askFor(app, MOVE, { id: moves % 2 === 0 ? c : d, after: b });
    }
    expect(await order()).toBe('BCDA');
    await createCategory(app, 'Order E');
    expect(await order()).toBe('BCDAE');
  });

  it('is unchanged when the target position refers to an unknown category', async () => {
    const id = await createCategory(app, 'Lonely');
    const message = 'The category to place it after was not found';
    expect(await askInVain(app, MOVE, { id, after: '0123456789abcdef01234567' })).toMatchObject({ message });
  });

  async function order(): Promise<string> {
    const query = `{ categories(first: 100, orderBy: { field: POSITION }, filter: { text: "order" }) { nodes { name } } }`;
    const { nodes } = (await askFor(app, query)).categories;
    return nodes.map(({ name }: { name: string }) => name.at(-1)).join('');
  }
});

describe('a deleted category', () => {
  it('moves its products to another one', async () => {
    const [from, to] = [await createCategory(app, 'From'), await createCategory(app, 'To')];
    const product = await createProduct(app, from, { title: 'Moved along' });
    await askFor(app, DELETE, { id: from, to });
    expect(await readProduct(app, product.id)).toMatchObject({ category: { id: to }, version: 2 });
    const query = `query ($id: ID!) {
      category(id: $id) { productCount }
      products(filter: { categoryId: $id }) { totalCount nodes { title } }
    }`;
    expect(await askFor(app, query, { id: to })).toEqual({
      category: { productCount: 1 },
      products: { totalCount: 1, nodes: [{ title: 'Moved along' }] },
    });
  });

  it('stays when its products cannot be moved', async () => {
    const id = await createCategory(app, 'Stays');
    const message = 'The new category for its products was not found';
    for (const to of [id, '0123456789abcdef01234567', 'none']) {
      expect(await askInVain(app, DELETE, { id, to })).toMatchObject({
        message,
        extensions: { fieldErrors: { moveProductsTo: message } },
      });
    }
  });

  it('moves its subcategories to its own parent', async () => {
    const [top, middle, low] = await chain('Upper', 'Between', 'Lower');
    await askFor(app, DELETE, { id: middle });
    expect(
      (await askFor(app, `query ($id: ID!) { category(id: $id) { ${FIELDS} } }`, { id: low })).category
        .parent,
    ).toEqual({ id: top, name: 'Upper' });
    await askFor(app, DELETE, { id: top });
    const query =
      '{ categories(filter: { text: "lower", isTopLevel: true }) { nodes { parent { id } version } } }';
    expect((await askFor(app, query)).categories.nodes).toEqual([{ parent: null, version: 3 }]);
  });
});

async function update(id: string | undefined, input: object) {
  return (await askFor(app, UPDATE, { id, input })).category;
}

/** Nested categories, each inside the previous one up to three levels. */
async function chain(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const parentId = ids.length < 3 ? ids.at(-1) : undefined;
    ids.push((await askFor(app, CREATE, { input: { name, parentId } })).category.id);
  }
  return ids;
}
