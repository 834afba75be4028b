import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import { serveApp } from '../serve.ts';
import { ask, askFor } from './ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  readProduct,
  tryUpdateProduct,
  updateProduct,
} from './shop.ts';

const app = serveApp();
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Contended');
});

describe('changes at the same moment', () => {
  it('all succeed if none names a version', async () => {
    const { id } = await createProduct(app, categoryId);
    const changes = [
      { title: 'New title' },
      { description: 'New description' },
      { badge: 'HOT' },
      { isFeatured: true },
      { isPopular: true },
      { isNew: true },
      { regularPrice: 500 },
      { sellingPrice: 20 },
    ];
    await Promise.all(changes.map((change) => updateProduct(app, id, change)));
    expect(await readProduct(app, id)).toMatchObject({
      ...Object.assign({}, ...changes),
      version: 1 + changes.length,
    });
  });

  it('all succeed even if there are thirty', async () => {
    const { id } = await createProduct(app, categoryId, { regularPrice: 1000, sellingPrice: 1 });
    const prices = Array.from({ length: 30 }, (_, index) => index + 2);
    await Promise.all(prices.map((sellingPrice) => updateProduct(app, id, { sellingPrice })));
    expect((await readProduct(app, id))?.version).toBe(31);
  });

  it('never leave a selling price that is not below the regular one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await createProduct(app, categoryId, { regularPrice: 200, sellingPrice: 100 });
      // Either change alone is valid; together they would break the rule.
      const answers = await Promise.all([
        tryUpdateProduct(app, id, { regularPrice: 150 }),
        tryUpdateProduct(app, id, { sellingPrice: 170 }),
      ]);
      const product = await readProduct(app, id);
      expect(product?.sellingPrice).toBeLessThan(product?.regularPrice ?? 0);
      const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done').sort();
      expect(codes).toEqual(['BAD_USER_INPUT', 'done']);
    }
  });

  it('succeed only once if all name the version they read', async () => {
    const { id } = await createProduct(app, categoryId);
    const titles = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(
      titles.map((title) => tryUpdateProduct(app, id, { title, version: 1 })),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done').sort();
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'done']);
    expect((await readProduct(app, id))?.version).toBe(2);
  });

  it('of a category all succeed, and once if they name its version', async () => {
    const id = await createCategory(app, 'Renamed');
    const rename = `mutation ($id: ID!, $name: String!, $version: Int) {
      updateCategory(id: $id, input: { name: $name, version: $version }) { version }
    }`;
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => askFor(app, rename, { id, name })));
    const answers = await Promise.all(
      ['e', 'f', 'g'].map((name) => ask(app, rename, { id, name, version: 5 })),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done').sort();
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  });

  it('of images keep the files of the last one, and of restorable ones', async () => {
    const { id } = await createProduct(app, categoryId);
    const others = new Set(await app.uploads());
    const files = await Promise.all(Array.from({ length: 4 }, () => imageFile()));
    await Promise.all(files.map((file) => updateProduct(app, id, {}, [file])));
    const added = (await app.uploads()).filter((file) => !others.has(file));
    const filesOfOne = Object.keys(imageFiles('')).length;
    expect(added).toHaveLength(filesOfOne * files.length);
    const [image] = (await readProduct(app, id))?.images ?? [];
    expect(added).toContain(`${image?.id}.webp`);
  });
});
