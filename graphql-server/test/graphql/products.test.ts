import { beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { askFor, askInVain, onlyError } from './ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  productInput,
  readProduct,
  tryCreateProduct,
  tryUpdateProduct,
  updateProduct,
  WHOLE_PRODUCT,
} from './shop.ts';

const app = serveApp();
let categoryId = '';

const DELETE = `mutation ($id: ID!, $version: Int) { deleteProduct(id: $id, version: $version) { ${WHOLE_PRODUCT} } }`;
const STALE = 'Someone else has changed this product. Check its current version and try again.';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
});

describe('a product', () => {
  it('is created with all its fields, and read back the same', async () => {
    const product = await createProduct(app, categoryId, {
      title: ' Linen shirt ',
      regularPrice: 1999.9,
      sellingPrice: '1499.50',
      badge: 'BEST_SELL',
      isFeatured: true,
      isNew: true,
    });
    expect(product).toMatchObject({
      title: 'Linen shirt',
      description: 'Cool in the heat.',
      category: { id: categoryId, name: 'Shirts' },
      regularPrice: 1999.9,
      sellingPrice: 1499.5,
      discountPercentage: 25.02,
      badge: 'BEST_SELL',
      isFeatured: true,
      isPopular: false,
      isNew: true,
      version: 1,
    });
    expect(await readProduct(app, product.id)).toEqual(product);
  });

  it('shows each image with its size, thumbnail and alt text', async () => {
    const files = [await imageFile('front.png', 400, 200), await imageFile('back.png', 30, 50)];
    const { data } = await tryCreateProduct(app, productInput(categoryId), files);
    const images = data?.product.images ?? [];
    expect(images).toMatchObject([
      { width: 400, height: 200, alt: 'Linen shirt' },
      { width: 30, height: 50, alt: 'Linen shirt, view 2' },
    ]);
    for (const { id, url, thumbnailUrl } of images) {
      expect([url, thumbnailUrl]).toEqual([`/uploads/${id}.webp`, `/uploads/${id}-320.webp`]);
      for (const path of [url, thumbnailUrl]) {
        const picture = await fetch(`${app.url}${path}`);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      }
    }
  });

  it.for([
    ['19.99', 19.99],
    ['"19.99"', 19.99],
    ['"  7 "', 7],
    ['1.5e1', 15],
    ['0', 0],
    ['0.1', 0.1],
    ['99999999.99', 99999999.99],
  ] as const)('has the selling price %s written into the document exactly', async ([literal, price]) => {
    const { id } = await createProduct(app, categoryId, { regularPrice: 100000000, sellingPrice: 1 });
    const update = `mutation { updateProduct(id: "${id}", input: { sellingPrice: ${literal} }) { sellingPrice } }`;
    expect(await askFor(app, update)).toEqual({ updateProduct: { sellingPrice: price } });
  });

  it('changes the named fields, and keeps all others', async () => {
    const before = await createProduct(app, categoryId, { badge: 'HOT', isPopular: true });
    const after = await updateProduct(app, before.id, { title: 'Silk shirt' });
    expect(after).toEqual({
      ...before,
      title: 'Silk shirt',
      images: before.images.map((image) => ({ ...image, alt: 'Silk shirt' })),
      version: 2,
      updatedAt: after.updatedAt,
    });
    expect(await readProduct(app, before.id)).toEqual(after);
  });

  it('loses its badge by null, and keeps it when the field is missing', async () => {
    const { id } = await createProduct(app, categoryId, { badge: 'NEW' });
    expect((await updateProduct(app, id, { isNew: true })).badge).toBe('NEW');
    expect((await updateProduct(app, id, { badge: null })).badge).toBeNull();
    expect((await updateProduct(app, id, { badge: 'SELL' })).badge).toBe('SELL');
  });

  it('keeps every other field that is null', async () => {
    const before = await createProduct(app, categoryId, { isFeatured: true });
    const nothing = Object.fromEntries(
      [
        'title',
        'description',
        'categoryId',
        'sellingPrice',
        'isFeatured',
        'isPopular',
        'isNew',
        'images',
        'version',
      ].map((field) => [field, null]),
    );
    const after = await updateProduct(app, before.id, nothing);
    expect(after).toEqual({ ...before, version: 2, updatedAt: after.updatedAt });
  });

  it('moves to another category, but not to an unknown one', async () => {
    const { id } = await createProduct(app, categoryId);
    const other = await createCategory(app, 'Trousers');
    expect((await updateProduct(app, id, { categoryId: other })).category).toEqual({
      id: other,
      name: 'Trousers',
    });
    const refused = await tryUpdateProduct(app, id, { categoryId: '0123456789abcdef01234567' });
    expect(onlyError(refused)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fieldErrors: { categoryId: 'Category is required' } },
    });
  });

  it('can still be changed when its category was deleted', async () => {
    const gone = await createCategory(app, 'Gone');
    const { id } = await createProduct(app, gone);
    await askFor(app, 'mutation ($gone: ID!) { deleteCategory(id: $gone) { id } }', { gone });
    expect(await updateProduct(app, id, { title: 'Orphan' })).toMatchObject({
      title: 'Orphan',
      category: null,
    });
  });

  it('cannot be changed or deleted with an older version, and the error has the current state', async () => {
    const { id } = await createProduct(app, categoryId, { badge: 'HOT' });
    const { category, ...current } = await updateProduct(app, id, { title: 'Newer' });
    const conflict = {
      message: STALE,
      extensions: {
        code: 'CONFLICT',
        current: { ...current, __typename: 'ProductState', categoryId: category?.id },
      },
    };
    const files = [await imageFile()];
    expect(onlyError(await tryUpdateProduct(app, id, { title: 'Mine', version: 1 }, files))).toMatchObject(
      conflict,
    );
    expect(await askInVain(app, DELETE, { id, version: 1 })).toMatchObject(conflict);
    expect((await updateProduct(app, id, { title: 'Newest', version: 2 })).version).toBe(3);
  });

  it('is deleted, and returned as it was; its images stay while it can be restored', async () => {
    const product = await createProduct(app, categoryId);
    const before = await app.uploads();
    const { deleteProduct: deleted } = await askFor(app, DELETE, { id: product.id, version: 1 });
    expect(deleted).toEqual(product);
    expect(await readProduct(app, product.id)).toBeNull();
    expect(await app.uploads()).toEqual(before);
  });

  it.for(['0123456789abcdef01234567', 'no id', '', '$gt'])('is not found by the id "%s"', async (id) => {
    const missing = { message: 'Product not found', extensions: { code: 'NOT_FOUND' } };
    expect(await readProduct(app, id)).toBeNull();
    expect(onlyError(await tryUpdateProduct(app, id, { title: 'Any' }))).toMatchObject(missing);
    expect(await askInVain(app, DELETE, { id })).toMatchObject(missing);
  });
});
