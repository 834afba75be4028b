import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { beforeEach, expect, test } from 'vitest';
import { Browser, programOf } from '../accounts/callers.ts';
import { ask, askFor, askInVain, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { createCategory, imageFile, productInput, tryCreateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const FIELDS = `id url fileName bytes width height addedAt usageCount lacksAlt
  usages { kind id title alt }`;
const LIST = `query ($first: Int! = 50, $after: String, $filter: MediaFilter) {
  media(first: $first, after: $after, filter: $filter) {
    totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor }
  }
}`;
const CHANGE = `{ image { ${FIELDS} } changed failed failures { usage { kind title } message } }`;
const REPLACE = `mutation ($id: ID!, $file: Upload!) { change: replaceImage(id: $id, file: $file) ${CHANGE} }`;
const DESCRIBE = `mutation ($id: ID!, $alt: String!, $usage: MediaUsageInput) {
  change: setImageAltText(id: $id, alt: $alt, usage: $usage) ${CHANGE}
}`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  version images { id ownAlt } variants { image { id } }
} }`;

let categoryId: string;

beforeEach(async () => {
  for (const name of ['products', 'categories', 'history', 'images'])
    await app.db.collection(name).deleteMany({});
  await app.db.collection('storefront').deleteMany({ _id: 'content' as never });
  categoryId = await createCategory(app, 'Shirts');
});

const list = async (filter?: object, page: object = {}) =>
  (await askFor(app, LIST, { filter, ...page })).media;
const readProduct = async (id: string) => (await askFor(app, PRODUCT, { id })).product;
const replaceWith = async (id: string, file: File | Promise<File>) =>
  askWithFiles(app, REPLACE, { id, file: null }, { file: await file });
const describeAs = async (id: string, alt: string, usage?: object) =>
  (await askFor(app, DESCRIBE, { id, alt, usage })).change;

async function createWith(title: string, files: File[], more: object = {}) {
  const input = productInput(categoryId, { title, ...more });
  return dataOf(await tryCreateProduct(app, input, files)).product;
}

/** An image in two products, in the category, and twice in a section of the content. */
async function useEverywhere(file: File) {
  const shirt = await createWith('Shirt', [file], { imageAlts: ['A shirt'] });
  const coat = await createWith('Coat', [await imageFile('other.png'), file]);
  const update = `mutation ($image: Upload) {
    updateCategory(id: "${categoryId}", input: { image: $image }) { id }
  }`;
  dataOf(await askWithFiles(app, update, { image: null }, { image: file }));
  const [slide] = SAMPLE_CONTENT.slides;
  const slides = [0, 0].map((upload) => ({ ...slide, image: { upload, alt: 'A slide' } }));
  await changeContent(0, { slides }, file);
  const [image] = shirt.images;
  return { id: image?.id ?? '', shirt, coat };
}

async function changeContent(version: number, values: object, file?: File) {
  const change = `mutation ($values: StorefrontContentValues!, $images: [Upload!]! = []) {
    updateStorefrontContent(input: { version: ${version}, values: $values }, images: $images) { version values }
  }`;
  const sent = file
    ? await askWithFiles(app, change, { values, images: [null] }, { 'images.0': file })
    : await ask(app, change, { values });
  return dataOf(sent).updateStorefrontContent;
}

const content = async () => (await askFor(app, '{ storefrontContent { version values } }')).storefrontContent;

test('lists images, newest first, with the objects that show them', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile('shirt photo.png'));
  const { nodes, totalCount } = await list();
  expect(totalCount).toBe(2);
  expect(nodes[0]).toMatchObject({
    ...{ id, fileName: 'shirt photo.png', width: 40, height: 30, bytes: expect.any(Number) },
    ...{ usageCount: 4, lacksAlt: true, addedAt: expect.any(String) },
    usages: expect.arrayContaining([
      { kind: 'PRODUCT', id: shirt.id, title: 'Shirt', alt: 'A shirt' },
      { kind: 'PRODUCT', id: coat.id, title: 'Coat', alt: null },
      { kind: 'CATEGORY', id: categoryId, title: 'Shirts', alt: null },
      { kind: 'CONTENT', id: 'slides', title: 'Hero slides', alt: 'A slide' },
    ]),
  });
  const one = await askFor(app, `query ($id: ID!) { mediaImage(id: $id) { ${FIELDS} } }`, { id });
  expect(one.mediaImage.usages).toEqual(expect.arrayContaining(nodes[0].usages));
  expect((await askFor(app, '{ mediaImage(id: "a") { id } }')).mediaImage).toBeNull();
});

test('filters by text, usage and alt text, and pages', async () => {
  const { coat } = await useEverywhere(await imageFile('shirt photo.png'));
  const { nodes } = await list();
  const names = async (filter: object) =>
    (await list(filter)).nodes.map(({ fileName }: { fileName: string }) => fileName);
  for (const search of ['PHOTO', 'a shirt', 'slides', 'shirts'])
    expect([search, await names({ search })]).toEqual([search, ['shirt photo.png']]);
  expect(await names({ search: 'zebra' })).toEqual([]);
  expect(await names({ isUsed: false })).toEqual([]);
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: coat.id });
  expect(await names({ isUsed: false })).toEqual(['other.png']);
  expect(await names({ isUsed: true, lacksAlt: true })).toEqual(['shirt photo.png']);
  const first = await list(undefined, { first: 1 });
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
  const second = await list(undefined, { first: 1, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(
    nodes.map(({ id }: { id: string }) => id),
  );
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect((await askInVain(app, LIST, { after: 'x' })).extensions.code).toBe('BAD_USER_INPUT');
});

test('replaces an image wherever it is shown; alt texts, order and variants stay', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile());
  const options = [{ name: 'Size', values: ['S'] }];
  const variants = [{ selectedOptions: [{ name: 'Size', value: 'S' }], image: 1 }];
  await askFor(
    app,
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
    {
      id: coat.id,
      input: { options, variants },
    },
  );
  const file = await imageFile('new.png', 50, 50);
  const { change } = dataOf(await replaceWith(id, file));
  expect(change).toMatchObject({
    ...{ changed: 4, failed: 0, failures: [] },
    image: { fileName: 'new.png', usageCount: 4, width: 50 },
  });
  const next = change.image.id;
  expect(await readProduct(shirt.id)).toMatchObject({
    version: 2,
    images: [{ id: next, ownAlt: 'A shirt' }],
  });
  expect(await readProduct(coat.id)).toMatchObject({
    images: [{ id: coat.images[0]?.id }, { id: next, ownAlt: null }],
    variants: [{ image: { id: next } }],
  });
  const { slides } = (await content()).values;
  for (const { image } of slides)
    expect(image).toMatchObject({ src: `/uploads/${next}.webp`, width: 50, alt: 'A slide' });
  const again = dataOf(await replaceWith(id, file));
  expect(again.change).toMatchObject({ changed: 0, failed: 0, image: { id: next, usageCount: 4 } });
  expect((await readProduct(shirt.id)).version).toBe(2);
});

test('the activity lists a replacement, which can be reverted', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile());
  dataOf(await replaceWith(id, imageFile('new.png', 50, 50)));
  const { history } = await askFor(
    app,
    '{ history(first: 3) { nodes { id subject group { work changed } canUndo } } }',
  );
  expect(history.nodes).toMatchObject([
    { subject: 'CONTENT', group: null },
    { subject: 'CATEGORY', group: null },
    { subject: 'PRODUCT', group: { work: 'BULK', changed: 2 }, canUndo: true },
  ]);
  for (const { id: change, group } of history.nodes) {
    const field = group ? 'undoChanges' : 'undoChange';
    await askFor(app, `mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id: change });
  }
  await expect
    .poll(async () => (await list({ search: 'shirt' })).nodes[0]?.usageCount, { timeout: 20_000 })
    .toBe(4);
  for (const product of [shirt, coat])
    expect((await readProduct(product.id)).images.map((image: { id: string }) => image.id)).toContain(id);
});

test('a replacement reports an object that cannot change, and changes the others', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile());
  await app.db.collection('products').updateOne({ title: 'Shirt' }, { $set: { title: '' } });
  const { change } = dataOf(await replaceWith(id, imageFile('new.png', 50, 50)));
  expect(change).toMatchObject({
    changed: 3,
    failed: 1,
    failures: [{ usage: { kind: 'PRODUCT', title: '' } }],
  });
  expect(change.failures[0].message).toContain('Title');
  expect((await readProduct(shirt.id)).images).toMatchObject([{ id }]);
  expect((await readProduct(coat.id)).images[1].id).toBe(change.image.id);
});

test('changes made during a replacement stay', async () => {
  const { id, shirt } = await useEverywhere(await imageFile());
  const rename = (title: string) =>
    askFor(
      app,
      'mutation ($id: ID!, $title: String!) { updateProduct(id: $id, input: { title: $title }) { id } }',
      {
        ...{ id: shirt.id, title },
      },
    );
  const [{ change }] = await Promise.all([
    replaceWith(id, imageFile('new.png', 50, 50)).then(dataOf),
    rename('Renamed'),
    changeContent(1, { topBar: { promotion: 'Mine', messages: [] } }),
  ]);
  expect(change).toMatchObject({ changed: 4, failed: 0 });
  const { nodes } = await list({ search: 'renamed' });
  expect(nodes).toMatchObject([{ id: change.image.id, usageCount: 4 }]);
  expect((await content()).values.topBar.promotion).toBe('Mine');
});

test('of two replacements at once, each object gets one', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile());
  const [one, other] = await Promise.all([
    replaceWith(id, imageFile('one.png', 50, 50)).then(dataOf),
    replaceWith(id, imageFile('other.png', 60, 60)).then(dataOf),
  ]);
  expect(one.change.changed + other.change.changed).toBe(4);
  expect((await list({ isUsed: true })).nodes.map((image: { id: string }) => image.id)).not.toContain(id);
  expect((await readProduct(shirt.id)).version + (await readProduct(coat.id)).version).toBe(4);
});

test('broken files, the same image, missing files and unknown images', async () => {
  const file = await imageFile();
  const { id } = await useEverywhere(file);
  const broken = onlyError(await replaceWith(id, new File(['no image'], 'a"><b>.png')));
  expect(broken.extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(onlyError(await replaceWith(id, file)).extensions.fieldErrors).toHaveProperty('file');
  const unknown = 'f'.repeat(32);
  expect(onlyError(await replaceWith(unknown, file)).extensions.code).toBe('NOT_FOUND');
  expect((await askInVain(app, DESCRIBE, { id: unknown, alt: 'x' })).extensions.code).toBe('NOT_FOUND');
  await rm(join(app.dataDir, 'uploads'), { recursive: true });
  expect((await list()).nodes).toMatchObject([{ id, usageCount: 4 }, {}]);
  expect(dataOf(await replaceWith(id, imageFile('new.png', 50, 50))).change.changed).toBe(4);
});

test('describes an image in one object or everywhere', async () => {
  const { id, shirt, coat } = await useEverywhere(await imageFile());
  const one = await describeAs(id, ' <b>Blue</b> & "soft" ', { kind: 'PRODUCT', id: coat.id });
  expect(one).toMatchObject({ changed: 1, image: { lacksAlt: true } });
  expect((await readProduct(coat.id)).images[1].ownAlt).toBe('<b>Blue</b> & "soft"');
  expect((await readProduct(shirt.id)).images[0].ownAlt).toBe('A shirt');
  const all = await describeAs(id, 'A blue shirt');
  expect(all).toMatchObject({ changed: 4, failed: 0, image: { lacksAlt: false } });
  expect(new Set(all.image.usages.map(({ alt }: { alt: string }) => alt))).toEqual(new Set(['A blue shirt']));
  expect(await describeAs(id, 'A blue shirt')).toMatchObject({ changed: 0 });
  expect(await describeAs(id, '')).toMatchObject({ changed: 4, image: { lacksAlt: true } });
  expect(
    (await askInVain(app, DESCRIBE, { id, alt: 'x'.repeat(201) })).extensions.fieldErrors,
  ).toHaveProperty('alt');
  const other = { kind: 'PRODUCT', id: 'e'.repeat(24) };
  expect((await askInVain(app, DESCRIBE, { id, alt: 'x', usage: other })).extensions.code).toBe('NOT_FOUND');
});

test('keeps file names without control characters, and shortens long ones', async () => {
  const name = `a\u202e<img src=x onerror=alert(1)>${'x'.repeat(300)}.png`;
  await createWith('Shirt', [await imageFile(name)]);
  const [{ fileName }] = (await list()).nodes;
  expect(fileName).toMatch(/^a <img src=x onerror=alert\(1\)>x+$/);
  expect(fileName).toHaveLength(200);
});

test('deletes only images that nothing needs', async () => {
  const remove = 'mutation ($id: ID!) { deleteImage(id: $id) }';
  const { id } = await useEverywhere(await imageFile());
  expect((await askInVain(app, remove, { id })).message).toContain('still in use');
  dataOf(await replaceWith(id, imageFile('new.png', 50, 50)));
  expect((await askInVain(app, remove, { id })).message).toContain('the activity still needs');
  await app.db.collection('history').deleteMany({});
  expect((await askInVain(app, remove, { id })).message).toContain('uploaded within the last hour');
  await app.db.collection('images').insertOne({ _id: 'd'.repeat(32) as never, at: new Date(0) });
  expect((await list({ isUsed: false })).nodes.map((image: { id: string }) => image.id)).toContain(
    'd'.repeat(32),
  );
  expect((await askFor(app, remove, { id: 'd'.repeat(32) })).deleteImage).toBe('d'.repeat(32));
  expect((await list({ isUsed: false })).nodes.map((image: { id: string }) => image.id)).not.toContain(
    'd'.repeat(32),
  );
});

test('finds, describes and replaces the image of a collection', async () => {
  const save = `mutation ($image: Upload) { saveCollection(input: {
    name: "Under ₹500", image: $image, conditions: [{ kind: PRICE_BELOW, value: "50000" }]
  }) { id } }`;
  const file = await imageFile('banner.png');
  const { id } = dataOf(await askWithFiles(app, save, { image: null }, { image: file })).saveCollection;
  const [image] = (await list({ isUsed: true, search: 'under' })).nodes;
  expect(image.usages).toEqual([{ kind: 'COLLECTION', id, title: 'Under ₹500', alt: null }]);
  const texts = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Banner ${number}`);
  for (const change of await Promise.all(texts.map((text) => describeAs(image.id, text))))
    expect(change).toMatchObject({ changed: 1, failed: 0 });
  expect(await describeAs(image.id, 'A banner')).toMatchObject({ changed: 1, failed: 0 });
  const { change } = dataOf(await replaceWith(image.id, imageFile('new banner.png', 50, 50)));
  expect(change).toMatchObject({ changed: 1, image: { usages: [{ kind: 'COLLECTION', alt: 'A banner' }] } });
  const read = 'query ($id: ID!) { collection(id: $id) { image { id alt } } }';
  expect((await askFor(app, read, { id })).collection.image).toEqual({
    id: change.image.id,
    alt: 'A banner',
  });
});

// The last test, because others need an admin without accounts.
test('visitors change nothing, and a token without the scope CONTENT everything but the content', async () => {
  const { id } = await useEverywhere(await imageFile());
  const owner = new Browser(app);
  await owner.signUp('owner@shop.test');
  expect(onlyError(await replaceWith(id, imageFile('new.png'))).extensions.code).toBe('UNAUTHENTICATED');
  const describeWith = async (scope: string) =>
    (await programOf(owner, app, [scope])).ask(DESCRIBE, { id, alt: 'Blue' });
  expect(onlyError(await describeWith('READ')).extensions.code).toBe('FORBIDDEN');
  expect(dataOf(await describeWith('CATALOGUE')).change).toMatchObject({
    ...{ changed: 3, failed: 1, failures: [{ usage: { kind: 'CONTENT', title: 'Hero slides' } }] },
  });
});
