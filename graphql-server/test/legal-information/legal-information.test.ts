import { beforeAll, expect, test } from 'vitest';
import { ask, askFor } from '../graphql/ask.ts';
import { openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let id: string;
beforeAll(async () => {
  await openShop(app);
  ({ id } = await sell(app, 'Tea', 500));
});

const FIELDS = 'customFields { module name label type value }';
const UPDATE = `mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { ${FIELDS} } }`;
const drafts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ module: 'legal-information', name, value }));

test('a product has the legally required fields, and a valid best-before date', async () => {
  const values = {
    mrp: '60000',
    country: 'India',
    manufacturer: 'Nilgiri Tea, Ooty 643001',
    'best-before': '18',
  };
  const { updateProduct } = await askFor(app, UPDATE, { id, input: { customFields: drafts(values) } });
  const own = updateProduct.customFields.filter(
    ({ module, value }: { module: string; value: string | null }) =>
      module === 'legal-information' && value !== null,
  );
  expect(own.map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual(
    Object.entries(values),
  );
  const refused = await ask(app, UPDATE, { id, input: { customFields: drafts({ 'best-before': 'soon' }) } });
  expect(refused.errors[0]?.extensions.fieldErrors).toEqual({
    'customFields.legal-information.best-before': expect.stringMatching(/^Best before must be/),
  });
});

const LIST =
  'query ($filter: ProductFilter) { products(first: 50, filter: $filter) { totalCount nodes { title } } }';
const titlesOf = async (filter: object) =>
  (await askFor(app, LIST, { filter })).products.nodes.map(({ title }: { title: string }) => title).sort();
const COMPLETE = { country: 'India', quantity: '250 g', importer: 'Mela, Mumbai 400001' };

test('operators list the products that lack what the law asks for, after each change', async () => {
  const complete = await sell(app, 'Coffee', 500);
  const partly = await sell(app, 'Cocoa', 500);
  const change = (of: string, values: Record<string, string>) =>
    askFor(app, UPDATE, { id: of, input: { customFields: drafts(values) } });
  await change(complete.id, COMPLETE);
  await change(partly.id, { country: 'India', quantity: '100 g' });
  expect(await titlesOf({ lacksLegalInformation: true })).toEqual(['Cocoa', 'Tea']);
  expect(await titlesOf({ lacksLegalInformation: false })).toEqual(['Coffee']);
  expect(await titlesOf({ lacksLegalInformation: true, text: 'cocoa' })).toEqual(['Cocoa']);
  await change(complete.id, { importer: '' });
  expect(await titlesOf({ lacksLegalInformation: false })).toEqual([]);
  await change(complete.id, COMPLETE);
  expect(await titlesOf({ lacksLegalInformation: false })).toEqual(['Coffee']);
});

test('an export has the same products', async () => {
  const file = await (await fetch(`${app.url}/api/product/export?lacks_legal_information=0`)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('Coffee');
});

test('shoppers cannot filter by it', async () => {
  const signUp =
    'mutation { signUp(input: { email: "owner@shop.test", password: "indigo-loom-at-dawn" }) { isOpen } }';
  await askFor(app, signUp);
  const { errors } = await ask(app, LIST, { filter: { lacksLegalInformation: true } });
  expect(errors[0]).toMatchObject({
    message: 'Only operators can filter by lacksLegalInformation.',
    extensions: { code: 'FORBIDDEN' },
  });
});
