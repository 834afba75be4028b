import { beforeAll, describe, expect, it } from 'vitest';
import { askFor, askInVain, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, readProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import {
  inShort,
  newestOf,
  readHistory,
  readHistoryPage,
  tryUndo,
  undo,
  type WireChange,
} from './ask-history.ts';

const app = serveApp();
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }';
let shawls = '';
let sarees = '';

beforeAll(async () => {
  shawls = await createCategory(app, 'Shawls');
  sarees = await createCategory(app, 'Sarees');
});

describe('a change of a product', () => {
  it('is recorded by field', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Kashida Shawl', regularPrice: 2000 });
    await updateProduct(app, id, {
      ...{
        regularPrice: '149999.50',
        sellingPrice: 1499,
        categoryId: sarees,
        badge: 'BEST_SELL',
        isNew: true,
      },
      ...{ status: 'HIDDEN', tags: ['wool', 'warm'], showFrom: '2026-01-31T09:00+05:30', handle: 'kashida' },
      ...{ options: [{ name: 'Colour', values: ['Red', 'Blue'] }] },
    });
    const change = await newestOf(app, id);
    expect(change).toMatchObject({
      ...{ by: null, byId: null, subject: 'PRODUCT', subjectId: id, subjectName: 'Kashida Shawl' },
      ...{ action: 'CHANGED', source: null, undoes: null, undoneBy: null, canUndo: true },
    });
    expect(inShort(change)).toEqual({
      REGULAR_PRICE: [2000, 149999.5],
      SELLING_PRICE: [150, 1499],
      CATEGORY_ID: [
        { category: { id: shawls, name: 'Shawls', isDeleted: false } },
        { category: { id: sarees, name: 'Sarees', isDeleted: false } },
      ],
      BADGE: [null, 'BEST_SELL'],
      IS_NEW: [false, true],
      HANDLE: ['kashida-shawl', 'kashida'],
      TAGS: [null, { texts: ['wool', 'warm'] }],
      OPTIONS: [null, { lists: [{ name: 'Colour', values: ['Red', 'Blue'] }] }],
      VARIANTS: [
        null,
        { variants: [expect.objectContaining({ title: 'Red' }), expect.objectContaining({ title: 'Blue' })] },
      ],
      STATUS: ['ACTIVE', 'HIDDEN'],
      SHOW_FROM: [null, '2026-01-31T03:30:00.000Z'],
    });
  });

  it('has both ends of its page, and pages continue after the last one', async () => {
    const { id } = await createProduct(app, shawls);
    for (const title of ['One', 'Two', 'Three']) await updateProduct(app, id, { title });
    const of = { kind: 'PRODUCT', id };
    const first = await readHistoryPage(app, { of, first: 3 });
    expect(first.nodes.map(({ subjectName }) => subjectName)).toEqual(['Three', 'Two', 'One']);
    const next = await readHistoryPage(app, { of, first: 3, after: first.pageInfo.endCursor });
    expect(next.nodes.map(({ action, fields }) => [action, fields])).toEqual([['CREATED', []]]);
    expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false]);
    const all = await readHistory(app, { first: 2 });
    expect(all.map(({ subjectName }) => subjectName)).toEqual(['Three', 'Two']);
  });

  it('without a difference is not recorded', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Same' });
    await updateProduct(app, id, { title: 'Same' });
    expect(await readHistory(app, { of: { kind: 'PRODUCT', id } })).toHaveLength(1);
  });

  it('that failed is not recorded', async () => {
    const { id } = await createProduct(app, shawls);
    await askInVain(
      app,
      'mutation ($id: ID!) { updateProduct(id: $id, input: { title: "Late", version: 9 }) { id } }',
      { id },
    );
    expect(await readHistory(app, { of: { kind: 'PRODUCT', id } })).toHaveLength(1);
  });
});

describe('undoing', () => {
  it('a change restores the fields that it changed, and leaves the others', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Before', badge: 'HOT' });
    await updateProduct(app, id, { title: 'After', badge: null, brand: 'Mela', categoryId: sarees });
    const change = await newestOf(app, id);
    await updateProduct(app, id, { sellingPrice: 5 });
    const undone = await undo(app, change);
    expect(undone).toMatchObject({ source: 'UNDO', undoes: change.id, action: 'CHANGED', canUndo: true });
    const product = await readProduct(app, id);
    expect(product).toMatchObject({ title: 'Before', badge: 'HOT', sellingPrice: 5, version: 4 });
    expect(product?.category?.id).toBe(shawls);
    const again = await undo(app, undone);
    expect(again).toMatchObject({ undoes: undone.id });
    expect(await readProduct(app, id)).toMatchObject({ title: 'After', badge: null, version: 5 });
  });

  it('a field that was changed again is refused with the current value', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Before' });
    await updateProduct(app, id, { title: 'After', isNew: true });
    const change = await newestOf(app, id);
    await updateProduct(app, id, { title: 'Later' });
    const { message, extensions } = onlyError(await tryUndo(app, change));
    expect([extensions.code, message]).toEqual([
      'CONFLICT',
      'Title has changed again since then. Undo the newer change first, or edit by hand.',
    ]);
    expect(await readProduct(app, id)).toMatchObject({ title: 'Later', isNew: true });
  });

  it('a change of images uses their files again', async () => {
    const { id, images } = await createProduct(app, shawls);
    await updateProduct(app, id, { imageAlts: ['Of another'] }, [await imageFile('other.png', 50, 50)]);
    const change = await newestOf(app, id);
    expect(change.fields).toMatchObject([
      {
        field: 'IMAGES',
        before: { images: images.map(({ url }) => ({ url, ownAlt: null })) },
        after: { images: [{ ownAlt: 'Of another' }] },
      },
    ]);
    await undo(app, change);
    const restored = await readProduct(app, id);
    expect(restored?.images).toEqual(images);
    expect((await fetch(app.url + restored?.images[0]?.url)).status).toBe(200);
  });

  it('a deletion restores the product with its id, address, position and images', async () => {
    const before = await createProduct(app, shawls, { title: 'Gone', handle: 'was-here', brand: 'Mela' });
    await askFor(app, DELETE, { id: before.id });
    const deletion = await newestOf(app, before.id);
    expect(deletion).toMatchObject({ action: 'DELETED', subjectName: 'Gone' });
    expect(inShort(deletion)).toMatchObject({ TITLE: ['Gone', null], BRAND: ['Mela', null] });
    await undo(app, deletion);
    const after = await readProduct(app, before.id);
    expect(after).toMatchObject({ ...before, version: 2, updatedAt: expect.any(String) });
    const { product } = await askFor(app, 'query ($id: ID!) { product(id: $id) { handle } }', {
      id: before.id,
    });
    expect(product.handle).toBe('was-here');
    expect((await fetch(app.url + after?.images[0]?.url)).status).toBe(200);
  });

  it('a deletion assigns another handle if the old one is taken', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Taken', handle: 'only-one' });
    await askFor(app, DELETE, { id });
    await createProduct(app, shawls, { title: 'Other', handle: 'only-one' });
    await undo(app, await newestOf(app, id));
    const { product } = await askFor(app, 'query ($id: ID!) { product(id: $id) { handle } }', { id });
    expect(product.handle).toBe('taken');
  });

  it('a creation deletes the product, unless it was changed since', async () => {
    const { id } = await createProduct(app, shawls);
    const creation = await newestOf(app, id);
    await updateProduct(app, id, { title: 'Changed' });
    expect(onlyError(await tryUndo(app, creation)).extensions.code).toBe('CONFLICT');
    await undo(app, await newestOf(app, id));
    await undo(app, creation);
    expect(await readProduct(app, id)).toBeNull();
  });

  it('the same change twice at once, or again, happens once', async () => {
    const { id } = await createProduct(app, shawls, { title: 'Before' });
    await updateProduct(app, id, { title: 'After' });
    const change = await newestOf(app, id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(app, change)));
    answers.push(await undo(app, change));
    expect(new Set(answers.map((answer: WireChange) => answer.id)).size).toBe(1);
    expect(await readProduct(app, id)).toMatchObject({ title: 'Before', version: 3 });
  });

  it('an unknown change is refused', async () => {
    const { extensions } = onlyError(await tryUndo(app, { id: '0'.repeat(24) }));
    expect(extensions.code).toBe('NOT_FOUND');
    expect(onlyError(await tryUndo(app, { id: 'x' })).extensions.code).toBe('NOT_FOUND');
  });
});
