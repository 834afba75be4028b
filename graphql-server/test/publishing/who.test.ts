import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../../site/src/content/sample-content.ts';
import type { CatalogueProduct } from '../../../site/src/publishing/catalogue.ts';
import { whoSaved } from '../../src/publishing/read/who-saved.ts';
import { Browser, invited } from '../accounts/callers.ts';
import { dataOf } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();

test('a release names whoever asked for it, where there are accounts', async () => {
  await shop.add('Red shoe');
  const owner = new Browser(shop.app);
  dataOf(await owner.signUp('asha@example.com'));
  await owner.askFor('mutation { updateProfile(name: "$Asha") { name } }');
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => {
    const { releases } = await owner.askFor('{ releases { nodes { cause } } }');
    expect(releases.nodes).toEqual([{ cause: 'Use my catalogue, by $Asha: 1 product' }]);
  });
});

test('a release names whoever saved what it shows', async () => {
  const owner = new Browser(shop.app);
  await owner.signIn('asha@example.com');
  const editor = await invited(owner, shop.app, 'meera@example.com', 'EDITOR');
  const { products } = await owner.askFor('{ products { nodes { id } } }');
  const { id } = products.nodes[0];
  const change = 'mutation ($id: ID!) { changeProducts(selection: { ids: [$id] }, change: { isNew: true }) }';
  await editor.askFor(change, { id });
  await eventually(async () => {
    const { releases } = await owner.askFor('{ releases { nodes { cause } } }');
    expect(releases.nodes[0]).toEqual({ cause: 'Saved by Meera: 1 product' });
  });
});

test('a preview is seen for ten minutes by those who work in the admin, and by nobody else who has its address', async () => {
  const owner = new Browser(shop.app);
  await owner.signIn('asha@example.com');
  const asked = `mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }`;
  const values = { shop: { ...SAMPLE_CONTENT.shop, name: 'Soon' } };
  const { release } = await owner.askFor(asked, { values });
  const path = `/?release=${release}`;
  const begun = await shop.get(path, { cookie: owner.cookie });
  expect(begun.headers.get('set-cookie')).toMatch(
    new RegExp(`^release=${release}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax$`),
  );
  const page = await shop.get('/', { cookie: `${owner.cookie}; release=${release}` });
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.body).toContain('<p>Soon</p>');
  const strangers = [await shop.get(path), await shop.get('/', { cookie: `release=${release}` })];
  for (const { status, headers, body } of strangers) {
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(body).not.toContain('Soon');
  }
});

test.each([
  [2, 'A and B'],
  [3, 'A, B and C'],
  [5, 'A, B, C and 2 more'],
])('%i who saved are named %s', async (count, named) => {
  const { history } = shop.collections;
  const subjectId = new ObjectId();
  const at = new Date();
  const entry = {
    subject: 'PRODUCT',
    subjectId,
    name: 'Shoe',
    action: 'CHANGED',
    at,
    expiresAt: at,
  } as const;
  await history.insertMany(
    [...'ABCDE'].slice(0, count).map((name) => ({ _id: new ObjectId(), ...entry, by: { name } })),
  );
  const after = { id: subjectId.toHexString() } as CatalogueProduct;
  const changes = [{ kind: 'product', before: null, after }] as const;
  expect(await whoSaved(history, changes, Date.now())).toBe(named);
  expect(await whoSaved(history, changes, Date.now() + 60_000)).toBeNull();
});
