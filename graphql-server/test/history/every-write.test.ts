import type { GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '../../../site/src/content/sample-content.ts';
import { schema } from '../../src/graphql/schema.ts';
import { CALLS } from '../../src/rest/calls.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { callApi, json } from '../rest/api.ts';
import { eventually, serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { ACCOUNT_WRITES } from './account-writes.ts';
import { ended, newestOf, readHistory, undo, undoAll, type WireChange } from './ask-history.ts';

const app = serveApp({}, makeSmallSite());
const PAGES = 'mutation { publishStorefront { state } }';
/** What changes nothing, or is not done until something else confirms it; and what `accounts.test.ts` runs. */
const WITHOUT_ENTRY = ['signIn', 'signOut', 'beginPasskeySignIn', 'signInWithPasskey', 'testWebhook'];
const BEGINNINGS = ['beginPasskey', 'beginSecondFactor'];
const ELSEWHERE = Object.keys(ACCOUNT_WRITES).map((name) => name.split(' ')[0] ?? '');
const NOT_HERE = new Set([...WITHOUT_ENTRY, ...BEGINNINGS, ...ELSEWHERE]);
/** They only read, or are about an import that runs. */
const READING_CALLS = /^(GET .*|DELETE \/api\/product\/import)$/;

let category = '';
let other = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
  other = await createCategory(app, 'Sarees');
});

type Written = [action: string, subject: string, name: string, source: string | null];

const change = (mutation: string, variables: object = {}) => askFor(app, mutation, variables);
const ofProduct = async (mutation: string, title: string) => {
  const { id } = await createProduct(app, category, { title });
  return () => change(mutation, { id, ids: [id] });
};
const ofCategory = async (mutation: string, name: string) => {
  const id = await createCategory(app, name);
  return () => change(mutation, { id });
};

/** Each prepares something, and returns what writes, and what the history has of it then, the newest first. */
const MUTATIONS: Record<string, [() => Promise<() => Promise<unknown>>, ...Written[]]> = {
  createCategory: [async () => () => createCategory(app, 'New'), ['CREATED', 'CATEGORY', 'New', null]],
  updateCategory: [
    () => ofCategory('mutation ($id: ID!) { updateCategory(id: $id, input: { name: "B" }) { id } }', 'A'),
    ['CHANGED', 'CATEGORY', 'B', null],
  ],
  moveCategory: [
    () => ofCategory('mutation ($id: ID!) { moveCategory(id: $id) { id } }', 'Moved'),
    ['CHANGED', 'CATEGORY', 'Moved', null],
  ],
  deleteCategory: [
    async () => {
      const id = await createCategory(app, 'Gone');
      await createProduct(app, id, { title: 'In it' });
      const inside = 'mutation ($id: ID!) { createCategory(input: { name: "Below", parentId: $id }) { id } }';
      await change(inside, { id });
      const remove = 'mutation ($id: ID!, $to: ID) { deleteCategory(id: $id, moveProductsTo: $to) { id } }';
      return () => change(remove, { id, to: other });
    },
    ['CHANGED', 'CATEGORY', 'Below', 'Category deleted'],
    ['DELETED', 'CATEGORY', 'Gone', null],
    ['CHANGED', 'PRODUCT', 'In it', 'Category deleted'],
  ],
  createProduct: [
    async () => () => createProduct(app, category, { title: 'New' }),
    ['CREATED', 'PRODUCT', 'New', null],
  ],
  updateProduct: [
    () => ofProduct('mutation ($id: ID!) { updateProduct(id: $id, input: { title: "B" }) { id } }', 'A'),
    ['CHANGED', 'PRODUCT', 'B', null],
  ],
  deleteProduct: [
    () => ofProduct('mutation ($id: ID!) { deleteProduct(id: $id) { id } }', 'Gone'),
    ['DELETED', 'PRODUCT', 'Gone', null],
  ],
  changeProducts: [
    () =>
      ofProduct(
        'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT, isNew: true }) }',
        'Hot',
      ),
    ['CHANGED', 'PRODUCT', 'Hot', 'Bulk change'],
  ],
  deleteProducts: [
    () => ofProduct('mutation ($ids: [ID!]) { deleteProducts(selection: { ids: $ids }) }', 'Gone'),
    ['DELETED', 'PRODUCT', 'Gone', 'Bulk change'],
  ],
  publishStorefront: [async () => () => change(PAGES), ['CHANGED', 'STOREFRONT', 'Storefront', null]],
  rollBackStorefront: [
    async () => {
      // One that is made but not shown yet goes again when somebody decides otherwise.
      await eventually(async () =>
        expect((await change('{ storefront { release } }')).storefront.release).toBe(1),
      );
      await change('mutation { showSample { mode } }');
      return () => change('mutation { rollBackStorefront(release: 1) { mode } }');
    },
    ['CHANGED', 'STOREFRONT', 'Storefront', null],
  ],
  showSample: [
    async () => () => change('mutation { showSample { mode } }'),
    ['CHANGED', 'STOREFRONT', 'Storefront', null],
  ],
  updateStorefrontSettings: [
    async () => () =>
      change('mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { mode } }'),
    ['CHANGED', 'STOREFRONT', 'Storefront', null],
  ],
  setWebhook: [
    async () => () =>
      change('mutation { setWebhook(url: "http://localhost:9/secret?key=1") { webhook { url } } }'),
    ['CHANGED', 'STOREFRONT', 'Webhook', null],
  ],
  resumeWebhook: [
    async () => {
      await app.db.collection('webhooks').updateOne({ url: { $exists: true } }, { $set: { isPaused: true } });
      return () => change('mutation { resumeWebhook { url } }');
    },
    ['CHANGED', 'STOREFRONT', 'Webhook', null],
  ],
  removeWebhook: [
    async () => () => change('mutation { removeWebhook { url } }'),
    ['CHANGED', 'STOREFRONT', 'Webhook', null],
  ],
  updateStorefrontContent: [
    async () => () => {
      const values = { features: [], shop: { ...SAMPLE_CONTENT.shop, name: 'Mine' } };
      return change(
        'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
        { input: { version: 0, values } },
      );
    },
    ['CHANGED', 'CONTENT', 'Feature strip', null],
    ['CHANGED', 'CONTENT', 'Shop details', null],
  ],
  undoChange: [
    async () => {
      const { id } = await createProduct(app, category, { title: 'Undone' });
      return async () => undo(app, await newestOf(app, id));
    },
    ['DELETED', 'PRODUCT', 'Undone', 'Undo'],
  ],
  undoChanges: [
    async () => {
      const badge =
        'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: SELL }) }';
      const made = ['One', 'Two'].map((title) => createProduct(app, category, { title }));
      await change(badge, { ids: (await Promise.all(made)).map(({ id }) => id) });
      const [group] = await readHistory(app, { first: 1 });
      return () => undoAll(app, group as WireChange);
    },
    ['CHANGED', 'PRODUCT', 'bulk change', 'Undo'],
  ],
};

const CALLED: Record<string, [() => Promise<() => Promise<unknown>>, ...Written[]]> = {
  'POST /api/category/add': [
    async () => () => callApi(app, 'POST /category/add', json({ name: 'By REST' })),
    ['CREATED', 'CATEGORY', 'By REST', null],
  ],
  'PUT /api/category/update/{id}': [
    async () => {
      const id = await createCategory(app, 'A');
      return () => callApi(app, `PUT /category/update/${id}`, json({ name: 'B' }));
    },
    ['CHANGED', 'CATEGORY', 'B', null],
  ],
  'DELETE /api/category/delete/{id}': [
    async () => {
      const id = await createCategory(app, 'Gone');
      return () => callApi(app, `DELETE /category/delete/${id}`);
    },
    ['DELETED', 'CATEGORY', 'Gone', null],
  ],
  'POST /api/product/add': [
    async () => () => {
      const body = new FormData();
      const fields = { title: 'By REST', description: 'x', regular_price: '2', selling_price: '1' };
      for (const [name, value] of Object.entries({ ...fields, category, status: 'draft' }))
        body.append(name, value);
      return callApi(app, 'POST /product/add', { body });
    },
    ['CREATED', 'PRODUCT', 'By REST', null],
  ],
  'POST /api/history/undo/{id}': [
    async () => {
      const { id } = await createProduct(app, category, { title: 'Undone by REST' });
      const change = await newestOf(app, id);
      return () => callApi(app, `POST /history/undo/${change.id}`);
    },
    ['DELETED', 'PRODUCT', 'Undone by REST', 'Undo'],
  ],
  'POST /api/history/undo-all/{id}': [
    async () => {
      const { id } = await createProduct(app, category, { title: 'Bulk by REST' });
      const badge = 'mutation ($id: ID!) { changeProducts(selection: { ids: [$id] }, change: { badge: HOT }) }';
      await change(badge, { id });
      const [group] = await readHistory(app, { first: 1 });
      return async () => {
        await callApi(app, `POST /history/undo-all/${group?.id}`);
        await ended(app, group as WireChange);
      };
    },
    ['CHANGED', 'PRODUCT', 'bulk change', 'Undo'],
  ],
  'POST /api/product/import': [
    async () => {
      const { id, images } = await createProduct(app, category, { title: 'Before' });
      const row = {
        title: 'Of a file',
        description: 'x',
        category: 'Shawls',
        regular_price: '2',
        selling_price: '1',
      };
      const image = images[0]?.url.slice(1) ?? '';
      return () =>
        importFile(
          app,
          fileOf([
            { id: '', images: image, ...row },
            { id, images: image, ...row, title: 'After' },
          ]),
          { name: 'prices.csv' },
        );
    },
    ['CHANGED', 'PRODUCT', 'prices.csv', 'Import'],
  ],
};

function inShort({ action, subject, subjectName, source }: WireChange): Written {
  return [action, subject, subjectName, source];
}

async function writtenBy(prepare: () => Promise<() => Promise<unknown>>): Promise<Written[]> {
  const write = await prepare();
  const [last] = await readHistory(app, { first: 1 });
  await write();
  const changes = await readHistory(app, { first: 10 });
  return changes
    .slice(
      0,
      changes.findIndex(({ id }) => id === last?.id),
    )
    .map(inShort);
}

describe('the history', () => {
  it('is looked for after every mutation and every call that changes something', () => {
    const mutations = Object.keys((schema.getMutationType() as GraphQLObjectType).getFields());
    expect(mutations.filter((name) => !NOT_HERE.has(name))).toEqual(
      expect.arrayContaining(Object.keys(MUTATIONS)),
    );
    expect(mutations.filter((name) => !NOT_HERE.has(name) && !(name in MUTATIONS))).toEqual([]);
    expect(
      CALLS.map(({ call }) => call)
        .filter((call) => !READING_CALLS.test(call))
        .sort(),
    ).toEqual(Object.keys(CALLED).sort());
  });

  it.each(Object.entries({ ...MUTATIONS, ...CALLED }))(
    'has what %s changes',
    async (_, [prepare, ...written]) => {
      expect(await writtenBy(prepare)).toEqual(written);
    },
  );

  it('has nothing of what a webhook is signed with, nor of the path that messages go to', async () => {
    const stored = JSON.stringify(
      await app.db.collection('history').find({ subjectId: 'webhook' }).toArray(),
    );
    expect(stored).toContain('http://localhost:9');
    expect(stored).not.toMatch(/secret|key=1|whsec/);
  });

  it('says what was shown to shoppers, before and after', async () => {
    const changes = await readHistory(app, { of: { kind: 'STOREFRONT', id: 'settings' } });
    expect(changes.map(({ fields: [field], canUndo }) => [field?.before, field?.after, canUndo])).toEqual([
      ['Yes', 'No', true],
      ['Release 1', 'Sample content', false],
      ['Sample content', 'Release 1', false],
      ['Release 1', 'Sample content', false],
      ['Sample content', 'A new release', false],
    ]);
  });
});
