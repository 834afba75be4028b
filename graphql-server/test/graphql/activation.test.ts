import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestOf, tryUndo, undo } from '../history/ask-history.ts';
import { serveApp } from '../serve.ts';
import { askFor, askInVain, onlyError } from './ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  readProduct,
  tryUpdateProduct,
  updateProduct,
} from './shop.ts';

const app = serveApp();
const UPDATE =
  'mutation ($selection: ProductSelection!, $change: ProductsChange!, $key: String) { updateProducts(selection: $selection, change: $change, idempotencyKey: $key) { changed skipped skippedProducts { id title reasons } } }';
const CHANGE =
  'mutation ($selection: ProductSelection!, $change: ProductsChange!) { changeProducts(selection: $selection, change: $change) }';
const STATUS = 'query ($id: ID!) { product(id: $id) { status images { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }';
const IMAGE = 'At least one image required';
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shirts');
});

const statusOf = async (id: string) => (await askFor(app, STATUS, { id })).product.status;
const activate = (ids: string[], key?: string) =>
  askFor(app, UPDATE, { selection: { ids }, change: { status: 'ACTIVE' }, key }).then(
    (data) => data.updateProducts,
  );

async function draftWithoutImages(title: string): Promise<string> {
  const { id } = await createProduct(app, category, { title, status: 'DRAFT' });
  await updateProduct(app, id, {}, []);
  return id;
}

/** Creates a product in the state that a bulk change could cause before this rule existed. */
async function activeWithoutImages(title: string): Promise<string> {
  const id = await draftWithoutImages(title);
  const _id = new ObjectId(id);
  await app.db.collection('products').updateOne({ _id }, { $unset: { status: '' } });
  return id;
}

describe('a bulk change to active', () => {
  it('lists the products that are incomplete, and changes the others', async () => {
    const bare = await draftWithoutImages('Bare');
    const { id: free } = await createProduct(app, category, {
      ...{ title: 'Free', status: 'DRAFT', regularPrice: null, sellingPrice: 0 },
    });
    const { id: ready } = await createProduct(app, category, { title: 'Ready', status: 'DRAFT' });
    const result = await activate([bare, free, ready], 'bulk-1');
    expect(result).toMatchObject({ changed: 1, skipped: 2 });
    expect(result.skippedProducts).toEqual(
      expect.arrayContaining([
        { id: bare, title: 'Bare', reasons: ['NO_IMAGE'] },
        { id: free, title: 'Free', reasons: ['NO_PRICE'] },
      ]),
    );
    expect(await Promise.all([bare, free, ready].map(statusOf))).toEqual(['DRAFT', 'DRAFT', 'ACTIVE']);
    expect(await activate([bare, free, ready], 'bulk-1')).toEqual(result);
  });

  it('by the deprecated mutation fails as a whole only if no product may change', async () => {
    const bare = await draftWithoutImages('Bare');
    const sent = { selection: { ids: [bare] }, change: { status: 'HIDDEN' } };
    expect(await askInVain(app, CHANGE, sent)).toMatchObject({
      message: `${IMAGE}: "Bare". Nothing was changed.`,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('does not remove the price of an active product', async () => {
    const { id } = await createProduct(app, category, { title: 'Priced', regularPrice: null });
    const sent = { selection: { ids: [id] }, change: { sellingPrice: { set: 0 }, regularPrice: { set: 0 } } };
    expect((await askFor(app, UPDATE, sent)).updateProducts).toMatchObject({ changed: 0, skipped: 1 });
  });
});

describe('a scheduled product', () => {
  const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

  it('cannot be active while it is incomplete, even before its date', async () => {
    const bare = await draftWithoutImages('Later');
    const scheduled = { status: 'ACTIVE', showFrom: TOMORROW };
    expect(onlyError(await tryUpdateProduct(app, bare, scheduled)).extensions.fieldErrors).toEqual({
      images: IMAGE,
    });
    await updateProduct(app, bare, { showFrom: TOMORROW });
    expect(await activate([bare])).toMatchObject({ changed: 0, skipped: 1 });
    expect(await statusOf(bare)).toBe('DRAFT');
  });

  it('stays a draft when its date has come', async () => {
    const bare = await draftWithoutImages('Sooner');
    await updateProduct(app, bare, { showFrom: new Date(Date.now() - 1_000).toISOString() });
    expect(await statusOf(bare)).toBe('DRAFT');
    expect(onlyError(await tryUpdateProduct(app, bare, { status: 'ACTIVE' })).extensions.fieldErrors).toEqual(
      {
        images: IMAGE,
      },
    );
  });
});

describe('an active product without images, from before this rule', () => {
  it('can be edited and undone, and set to draft', async () => {
    const id = await activeWithoutImages('Old');
    await updateProduct(app, id, { title: 'Older' });
    await undo(app, await newestOf(app, id));
    expect(await readProduct(app, id)).toMatchObject({ title: 'Old' });
    const badge = { selection: { ids: [id] }, change: { badge: 'HOT' } };
    expect((await askFor(app, UPDATE, badge)).updateProducts).toMatchObject({ changed: 1, skipped: 0 });
    await updateProduct(app, id, { status: 'DRAFT' });
    expect(await statusOf(id)).toBe('DRAFT');
  });

  it('is not activated again by an undo, which says why', async () => {
    const id = await activeWithoutImages('Old');
    await updateProduct(app, id, { status: 'DRAFT' });
    const error = onlyError(await tryUndo(app, await newestOf(app, id)));
    expect(error.message).toBe(
      'The product stays a draft: at least one image required. Edit the product first.',
    );
    expect(onlyError(await tryUpdateProduct(app, id, { status: 'ACTIVE' })).extensions.fieldErrors).toEqual({
      images: IMAGE,
    });
  });

  it('is restored as a draft with a note after a deletion', async () => {
    const id = await activeWithoutImages('Old');
    await askFor(app, DELETE, { id });
    const made = await undo(app, await newestOf(app, id));
    expect(made.note).toBe('Restored as a draft: at least one image required.');
    expect(await statusOf(id)).toBe('DRAFT');
  });

  it('becomes a draft again when an undo reverts status and image together', async () => {
    const { id, images } = await createProduct(app, category, { title: 'Imaged', status: 'DRAFT' });
    await updateProduct(app, id, {}, []);
    await updateProduct(app, id, { status: 'ACTIVE', title: 'Shown' }, [await imageFile()]);
    const made = await undo(app, await newestOf(app, id));
    expect(images).toHaveLength(1);
    expect(made.note).toBeNull();
    expect(await statusOf(id)).toBe('DRAFT');
  });
});
