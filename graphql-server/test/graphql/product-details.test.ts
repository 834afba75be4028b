import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { type Answer, ask, askFor, dataOf, onlyError } from './ask.ts';
import { createCategory, createProduct, imageFile, productInput, tryCreateProduct } from './shop.ts';

const app = serveApp();
let categoryId = '';

const FIELDS = `handle formerHandles brand sku stock tags options { name values } attributes { name value }
  status showFrom showUntil seoTitle seoDescription images { alt ownAlt } version`;
const DETAILS = {
  handle: 'indigo-shirt',
  brand: 'Mela',
  sku: 'AB-1',
  stock: 0,
  tags: ['cotton', 'summer'],
  options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
  attributes: [{ name: 'Weight', value: '200 g' }],
  status: 'HIDDEN',
  showFrom: '2026-01-31T03:30:00.000Z',
  showUntil: '2027-01-31T00:00:00.000Z',
  seoTitle: 'Shirts dyed with indigo',
  seoDescription: 'Woven and dyed in Bagru.',
};
const NOTHING_SAID = {
  brand: null,
  sku: null,
  stock: null,
  tags: [],
  options: [],
  attributes: [],
  status: 'ACTIVE',
  showFrom: null,
  showUntil: null,
  seoTitle: null,
  seoDescription: null,
};

beforeAll(async () => {
  categoryId = await createCategory(app, 'Detailed');
});
// Deletes all products, so that their SKUs are free again.
beforeEach(async () => {
  await app.db.collection('products').deleteMany({});
});

describe('the details of a product', () => {
  it('are returned as they were sent', async () => {
    const given = { ...DETAILS, showFrom: '2026-01-31T09:00+05:30', showUntil: '2027-01-31' };
    const { id } = await createProduct(app, categoryId, { ...given, imageAlts: ['From behind'] });
    expect(await read(id)).toEqual({
      ...DETAILS,
      formerHandles: [],
      images: [{ alt: 'From behind', ownAlt: 'From behind' }],
      version: 1,
    });
  });

  it('are empty if nothing is sent', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'Plain shirt' });
    expect(await read(id)).toMatchObject({
      ...NOTHING_SAID,
      handle: 'plain-shirt',
      images: [{ alt: 'Plain shirt', ownAlt: null }],
    });
  });

  it('stay unchanged when a change omits them, and are removed by null', async () => {
    const { id } = await createProduct(app, categoryId, { ...DETAILS, handle: 'kept', imageAlts: ['Alt'] });
    await update(id, { title: 'Changed' });
    expect(await read(id)).toMatchObject({ ...DETAILS, handle: 'kept', images: [{ ownAlt: 'Alt' }] });
    const { handle: _, ...details } = DETAILS;
    const nothing = Object.fromEntries(Object.keys(details).map((field) => [field, null]));
    await update(id, { ...nothing, imageAlts: null });
    expect(await read(id)).toMatchObject({ ...NOTHING_SAID, images: [{ alt: 'Changed', ownAlt: null }] });
    const [document] = await app.db.collection('products').find({ handles: 'kept' }).toArray();
    expect(Object.keys(document ?? {})).not.toContain('brand');
  });

  it('are part of the current state in a conflict', async () => {
    const { id } = await createProduct(app, categoryId, { ...DETAILS, handle: 'contested' });
    await update(id, { stock: 3 });
    const { extensions } = onlyError(await tryUpdate(id, { stock: 5, version: 1 }));
    expect(extensions.current).toMatchObject({ ...DETAILS, handle: 'contested', stock: 3, version: 2 });
  });

  it.for([
    ['stock', { stock: -1 }, 'Stock must be a whole number of 0 or more, or empty'],
    [
      'showFrom',
      { showFrom: 'soon' },
      'Show from must be a date and time with a time zone, such as 2026-01-31T09:00+05:30',
    ],
    ['seoTitle', { seoTitle: 'x'.repeat(201) }, 'SEO title must be at most 200 characters'],
    ['tags', { tags: ['a,b'] }, 'A tag must not contain a comma'],
    ['imageAlts', { imageAlts: ['a', 'b'] }, 'There are more alt texts than images'],
  ] as const)('are refused by the rules: %s', async ([field, input, message]) => {
    const files = [await imageFile()];
    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { [field]: message } } };
    expect(onlyError(await tryCreateProduct(app, productInput(categoryId, input), files))).toMatchObject(
      refused,
    );
    const { id } = await createProduct(app, categoryId);
    expect(onlyError(await tryUpdate(id, input))).toMatchObject(refused);
  });

  it('allow a draft without images, until it is shown', async () => {
    const input = productInput(categoryId, { title: 'Sketch', status: 'DRAFT' });
    const { id } = dataOf(await tryCreateProduct(app, input, [])).product;
    const message = 'At least one image required';
    for (const status of ['ACTIVE', 'HIDDEN', null]) {
      expect(onlyError(await tryUpdate(id, { status })).message).toBe(message);
    }
  });
});

describe('the handle of a product', () => {
  it('gets a number if the title is taken, also for simultaneous creations', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => createProduct(app, categoryId, { title: 'Twin set' })),
    );
    const handles = await Promise.all(made.map(async ({ id }) => (await read(id)).handle));
    expect(handles.sort()).toEqual(['twin-set', ...[2, 3, 4, 5, 6].map((number) => `twin-set-${number}`)]);
  });

  it('stays reserved for its product when it is changed, and can be restored', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'Renamed' });
    await update(id, { handle: 'second' });
    await update(id, { handle: 'third' });
    expect(await read(id)).toMatchObject({ handle: 'third', formerHandles: ['second', 'renamed'] });
    const message = 'This handle is or was used by another page. Choose a different one';
    const files = [await imageFile()];
    for (const handle of ['third', 'second', 'renamed']) {
      const answer = await tryCreateProduct(app, productInput(categoryId, { handle }), files);
      expect(onlyError(answer)).toMatchObject({ message, extensions: { fieldErrors: { handle: message } } });
    }
    await update(id, { handle: 'second' });
    expect(await read(id)).toMatchObject({ handle: 'second', formerHandles: ['third', 'renamed'] });
    await update(id, { title: 'Fourth', handle: null });
    expect(await read(id)).toMatchObject({ handle: 'fourth', formerHandles: ['second', 'third', 'renamed'] });
  });

  it('is given to one of several simultaneous requests', async () => {
    const products = await Promise.all(
      Array.from({ length: 5 }, (_, index) => createProduct(app, categoryId, { title: `Rival ${index}` })),
    );
    const answers = await Promise.all(products.map(({ id }) => tryUpdate(id, { handle: 'wanted' })));
    expect(answers.filter(({ data }) => data).length).toBe(1);
  });

  it('does not follow the title automatically', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'First title' });
    await update(id, { title: 'Second title' });
    expect(await read(id)).toMatchObject({ handle: 'first-title', formerHandles: [] });
  });

  it('can be changed a hundred times', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'Restless' });
    const handles = Array.from({ length: 101 }, (_, index) => `h${index}`);
    await app.db
      .collection<{ handles: string[] }>('products')
      .updateOne({ handles: 'restless' }, { $set: { handles } });
    const { message } = onlyError(await tryUpdate(id, { handle: 'one-more' }));
    expect(message).toMatch('You cannot change this handle again');
    await update(id, { handle: 'h100' });
  });
});

function tryUpdate(id: string, input: object): Promise<Answer<{ product: object }>> {
  const change = `mutation ($id: ID!, $input: UpdateProductInput!) {
    product: updateProduct(id: $id, input: $input) { id }
  }`;
  return ask(app, change, { id, input });
}

async function update(id: string, input: object): Promise<void> {
  dataOf(await tryUpdate(id, input));
}

async function read(id: string) {
  return (await askFor(app, `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`, { id })).product;
}
