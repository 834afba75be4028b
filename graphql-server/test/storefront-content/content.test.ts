import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, askFor, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { createCategory, imageFile, productInput, tryCreateProduct } from '../graphql/shop.ts';
import { unusedAmong } from '../images/unused.ts';
import { serveApp } from '../serve.ts';

interface Content {
  version: number;
  values: StorefrontContent;
  changedSections: string[];
}

const FIELDS = '{ version values changedSections }';
const CHANGE = `mutation ($input: UpdateStorefrontContentInput!, $images: [Upload!]! = []) {
  content: updateStorefrontContent(input: $input, images: $images) ${FIELDS}
}`;
/** Without a history, the server deletes an image with the last item that uses it. */
const app = serveApp({ HISTORY_DAYS: '0' });
const [slide] = SAMPLE_CONTENT.slides;

beforeEach(async () => {
  await app.db.collection('storefront').deleteMany({});
});

async function read(): Promise<Content> {
  return (await askFor<{ content: Content }>(app, `{ content: storefrontContent ${FIELDS} }`)).content;
}

function tryChange(version: number, values: unknown, files: File[] = []) {
  const input = { version, values };
  if (files.length === 0) return ask<{ content: Content }>(app, CHANGE, { input });
  const places = Object.fromEntries(files.map((file, index) => [`images.${index}`, file]));
  return askWithFiles<{ content: Content }>(app, CHANGE, { input, images: files.map(() => null) }, places);
}

async function change(version: number, values: unknown, files?: File[]): Promise<Content> {
  return dataOf(await tryChange(version, values, files)).content;
}

const slideWith = (image: unknown) => ({ slides: [{ ...slide, image }] });
const statusOf = async (path: string) => (await fetch(`${app.url}${path}`)).status;

describe('the storefront content', () => {
  test('is the sample’s at first', async () => {
    expect(await read()).toEqual({ version: 0, values: SAMPLE_CONTENT, changedSections: [] });
  });

  test('changes by sections, each of which can be reset to the sample’s', async () => {
    const shop = { ...SAMPLE_CONTENT.shop, name: ' Cafe\u0301 ' };
    const first = await change(0, { shop });
    expect(first).toMatchObject({
      version: 1,
      changedSections: ['shop'],
      values: { shop: { name: 'Café' } },
    });
    const second = await change(1, { features: [] });
    expect(second).toMatchObject({ version: 2, changedSections: ['shop', 'features'] });
    expect(await read()).toEqual(second);
    expect(await change(2, { shop: null })).toMatchObject({
      version: 3,
      changedSections: ['features'],
      values: { shop: SAMPLE_CONTENT.shop, features: [] },
    });
    expect(await change(3, { features: SAMPLE_CONTENT.features })).toMatchObject({ changedSections: [] });
  });

  test('accepts one of two changes of the same version; the other gets a conflict', async () => {
    const answers = await Promise.all([
      tryChange(0, { topBar: { promotion: 'Mine', messages: [] } }),
      tryChange(0, { topBar: { promotion: 'Yours', messages: [] } }),
    ]);
    const refused = answers.find(({ errors }) => errors.length > 0);
    const now = await read();
    expect(now.version).toBe(1);
    expect(refused && onlyError(refused)).toMatchObject({
      message: expect.stringContaining('Someone else has changed this storefront content'),
      extensions: { code: 'CONFLICT', current: { __typename: 'StorefrontContentState', ...now } },
    });
    expect(onlyError(await tryChange(0, { features: [] })).extensions.code).toBe('CONFLICT');
  });

  test.each([
    [{ shop: { ...SAMPLE_CONTENT.shop, name: '' } }, 'shop.name', 'Name is required', 'text.required'],
    [
      { slides: [slide, { ...slide, link: 'javascript:alert(1)' }] },
      'slides.1.link',
      /^Link must be a path/,
      'contentField.invalidLink',
    ],
    [
      { slides: [{ ...slide, image: { upload: 0 } }] },
      'slides.0.image',
      'Image: choose an image',
      'contentField.imageRequired',
    ],
    [{ prices: [] }, 'prices', 'This section does not exist.', 'content.unknownSection'],
    [{ __proto__: null, toString: {} }, 'toString', 'This section does not exist.', 'content.unknownSection'],
    [{ help: 7 }, 'help', expect.any(String), 'contentField.invalid'],
  ])('refuses what breaks a rule, by its path: %#', async (values, path, message, reason) => {
    const { extensions } = onlyError(await tryChange(0, values));
    const said = message instanceof RegExp ? expect.stringMatching(message) : message;
    expect(extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason },
      contentErrors: [{ path, message: said, reason }],
    });
    expect((await read()).version).toBe(0);
  });

  test.each([[null], [[]], ['shop']])('refuses invalid sections: %j', async (values) => {
    const { extensions } = onlyError(await tryChange(0, values));
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('an image of the storefront content', () => {
  test('is stored, keeps its file with a new description, and is unused once it is dropped', async () => {
    const uploaded = await change(0, slideWith({ upload: 0, alt: 'A stall' }), [
      await imageFile('a.png', 64, 48),
    ]);
    const image = uploaded.values.slides[0]?.image as { src: string; thumbnail: string };
    expect(image).toMatchObject({ width: 64, height: 48, alt: 'A stall' });
    expect([await statusOf(image.src), await statusOf(image.thumbnail)]).toEqual([200, 200]);

    const described = await change(1, slideWith({ ...image, alt: 'Two stalls', width: 9_999 }));
    expect(described.values.slides[0]?.image).toEqual({ ...image, alt: 'Two stalls' });
    expect(await statusOf(image.src)).toBe(200);

    const hash = image.src.slice('/uploads/'.length, -'.webp'.length);
    expect(await unusedAmong(app, [hash])).toEqual([]);
    await change(2, { slides: null });
    expect(await unusedAmong(app, [hash])).toEqual([hash]);
  });

  test('stays when the last product that has it is deleted', async () => {
    const file = await imageFile();
    const { values } = await change(0, slideWith({ upload: 0 }), [file]);
    const categoryId = await createCategory(app, 'Pictured');
    const product = dataOf(await tryCreateProduct(app, productInput(categoryId), [file])).product;
    const src = product.images[0]?.url ?? '';
    expect(values.slides[0]?.image).toMatchObject({ src });
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: product.id });
    expect(await statusOf(src)).toBe(200);
  });

  test('must belong to the content or be new: no other file is shown', async () => {
    const hash = 'a'.repeat(32);
    const foreign = {
      src: `/uploads/${hash}.webp`,
      thumbnail: `/uploads/${hash}-320.webp`,
      width: 1,
      height: 1,
      alt: '',
    };
    expect(onlyError(await tryChange(0, slideWith(foreign))).extensions.contentErrors).toEqual([
      {
        path: 'slides.0.image',
        message: 'This image no longer exists. Choose it again.',
        reason: 'content.noSuchImage',
      },
    ]);
  });

  test('that cannot be read refuses the change, and leaves nothing behind', async () => {
    const files = await app.uploads();
    const broken = new File(['no image'], 'broken.png', { type: 'image/png' });
    const refused = await tryChange(0, slideWith({ upload: 1 }), [await imageFile(), broken]);
    expect(onlyError(refused).extensions).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      imageErrors: [{ index: 1 }],
    });
    expect(await app.uploads()).toEqual(files);
    expect((await read()).version).toBe(0);
  });
});
