import { beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { dataOf, onlyError } from './ask.ts';
import {
  createCategory,
  imageFile,
  productInput,
  readProduct,
  tryCreateProduct,
  tryUpdateProduct,
  updateProduct,
  type WireProduct,
} from './shop.ts';

const app = serveApp({ MAX_IMAGES: '4' });
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Pictured');
});

describe('a change of the images of a product', () => {
  it('keeps, drops, reorders and adds in one call', async () => {
    const product = await createWithPictures(3);
    const [first, dropped, last] = idsOf(product);
    const changed = await updateProduct(app, product.id, { title: 'Changed' }, [
      await imageFile('new.png', 64, 48),
      last ?? '',
      first ?? '',
    ]);
    const [added, ...kept] = changed.images;
    expect(kept.map(({ id }) => id)).toEqual([last, first]);
    expect(idsOf(product)).not.toContain(added?.id);
    expect(added).toMatchObject({ width: 64, height: 48, alt: 'Changed' });
    expect(changed).toMatchObject({ title: 'Changed', version: 2 });
    expect(await readProduct(app, product.id)).toEqual(changed);
    expect(idsOf(changed)).not.toContain(dropped);
    for (const { url, thumbnailUrl } of changed.images) {
      expect([await statusOf(url), await statusOf(thumbnailUrl)]).toEqual([200, 200]);
    }
  });

  it('leaves the files of a dropped image that another product also uses', async () => {
    const shared = await imageFile('shared.png');
    const [one, other] = await Promise.all([createWith([shared]), createWith([shared])]);
    expect(idsOf(one)).toEqual(idsOf(other));
    await updateProduct(app, one.id, {}, [await imageFile()]);
    expect(await statusOf(other.images[0]?.url ?? '')).toBe(200);
  });

  it('cannot use an image of another product', async () => {
    const [mine, yours] = [await createWithPictures(1), await createWithPictures(1)];
    const message = 'This product has no such image. Reload the product.';
    for (const id of [...idsOf(yours), '', '../../etc/passwd']) {
      expect(onlyError(await tryUpdateProduct(app, mine.id, {}, [...idsOf(mine), id]))).toMatchObject({
        message,
        extensions: {
          code: 'BAD_USER_INPUT',
          fieldErrors: { images: message },
          imageErrors: [{ index: 1, message }],
        },
      });
    }
    expect(await readProduct(app, mine.id)).toEqual(mine);
  });

  it('is all or nothing: a file that is not an image leaves product and files unchanged', async () => {
    const product = await createWithPictures(2);
    const files = await app.uploads();
    const broken = new File(['no image'], 'broken.png', { type: 'image/png' });
    const refused = await tryUpdateProduct(app, product.id, { title: 'Never' }, [await imageFile(), broken]);
    expect(onlyError(refused).extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await readProduct(app, product.id)).toEqual(product);
    expect((await app.uploads()).sort()).toEqual(files.sort());
  });

  it('names every refused file by its position', async () => {
    const product = await createWithPictures(1);
    const broken = (name: string) => new File([`no image: ${name}`], name, { type: 'image/png' });
    const refused = (name: string) => `"${name}" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.`;
    const good = await imageFile();
    const updated = await tryUpdateProduct(app, product.id, {}, [
      broken('one.png'),
      ...idsOf(product),
      good,
      broken('four.png'),
    ]);
    expect(onlyError(updated)).toMatchObject({
      message: refused('one.png'),
      extensions: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        fieldErrors: { images: refused('one.png') },
        imageErrors: [
          { index: 0, message: refused('one.png') },
          { index: 3, message: refused('four.png') },
        ],
      },
    });
    const created = await tryCreateProduct(app, productInput(categoryId), [good, broken('two.png')]);
    expect(onlyError(created).extensions.imageErrors).toEqual([
      {
        ...{ index: 1, message: refused('two.png') },
        ...{ reason: 'image.unsupported', params: { file: 'two.png' } },
      },
    ]);
  });

  it('cannot exceed the image limit of a product, counting kept and new ones', async () => {
    const product = await createWithPictures(4);
    const more = [...idsOf(product), await imageFile()];
    const { message, extensions } = onlyError(await tryUpdateProduct(app, product.id, {}, more));
    expect([extensions.code, message]).toEqual(['PAYLOAD_TOO_LARGE', 'A product can have at most 4 images.']);
    const [one = '', ...others] = idsOf(product);
    const full = await updateProduct(app, product.id, {}, [...others, await imageFile()]);
    expect(full.images).toHaveLength(4);
    expect(idsOf(full)).not.toContain(one);
  });

  it('needs either an image or a file at each position', async () => {
    const product = await createWithPictures(1);
    const [id] = idsOf(product);
    for (const images of [[{}], [{ id, upload: null }], [{ id: null }], [null]]) {
      const { errors } = await tryUpdateProduct(app, product.id, { images });
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

async function createWithPictures(count: number): Promise<WireProduct> {
  return createWith(await Promise.all(Array.from({ length: count }, () => imageFile())));
}

async function createWith(files: File[]): Promise<WireProduct> {
  return dataOf(await tryCreateProduct(app, productInput(categoryId), files)).product;
}

function idsOf({ images }: WireProduct): string[] {
  return images.map(({ id }) => id);
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(`${app.url}${path}`)).status;
}
