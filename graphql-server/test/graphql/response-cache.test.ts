import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf, isIndexMissing } from '../../src/app/shop/collections.ts';
import { namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { indexName } from '../../src/modules/catalogue/list/orders.ts';
import { Browser } from '../accounts/callers.ts';
import { openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, type ServedApp, serveApp } from '../serve.ts';
import { type Answer, ask, askFor, get, onlyError } from './ask.ts';
import { createCategory } from './shop.ts';

const app = serveApp();
const LIST = '{ categories(first: 100) { totalCount nodes { id name productCount } } }';

beforeAll(async () => {
  // The database's own monitoring shows which queries reached it.
  await profile(app);
});

describe('a response to a shopper', () => {
  const shop = serveApp({}, makeSmallSite());
  const owner = new Browser(shop);
  const names = (response: Answer<Categories>) => response.data?.categories.nodes.map(({ name }) => name);

  beforeAll(async () => {
    await openShop(shop);
    await sell(shop, 'Lamp', 100);
    await owner.signUp('owner@mela.example');
    await profile(shop);
  });

  it('is repeated without asking the database, until the next release', async () => {
    const first = await ask(shop, LIST);
    const asked = await countReads(shop, 'releasedCategories');
    expect(asked).toBeGreaterThan(0);
    const again = await ask(shop, LIST);
    expect(again.text).toBe(first.text);
    expect(await countReads(shop, 'releasedCategories')).toBe(asked);
    const byGet = await get(shop, `query=${encodeURIComponent(LIST)}`);
    const byGetAgain = await get(shop, `query=${encodeURIComponent(LIST)}`);
    expect([byGet.text, byGetAgain.text]).toEqual([first.text, first.text]);
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(again.headers.get('cache-control')).toBe('private, no-store');
    await owner.askFor('mutation { createCategory(input: { name: "Next" }) { id } }');
    await eventually(async () => expect(names(await ask(shop, LIST))).toContain('Next'));
  });

  it('is not given to operators, nor theirs to shoppers', async () => {
    await owner.askFor('mutation { createCategory(input: { name: "Just made" }) { id } }');
    expect(names(await owner.ask(LIST))).toContain('Just made');
    await eventually(async () => expect(names(await ask(shop, LIST))).toContain('Just made'));
  });

  it('with stock is read again after a second', async () => {
    const query = '{ products { nodes { variants { id availability } } } }';
    const [{ variants }] = (await askFor(shop, query)).products.nodes;
    const take =
      'mutation ($id: ID!) { adjustInventory(variantId: $id, onHand: 0, reason: CORRECTED) { onHand } }';
    await owner.askFor(take, { id: variants[0].id });
    await eventually(async () =>
      expect((await askFor(shop, query)).products.nodes[0].variants[0].availability).toBe('OUT_OF_STOCK'),
    );
  });
});

describe('a response', () => {
  it('counts the products of all its categories by one query', async () => {
    const counting = () => app.db.collection('system.profile').countDocuments({ ns: `${app.name}.products` });
    for (const name of ['Counted', 'Counted too']) await createCategory(app, name);
    let attempt = 0;
    // Repeated, because the count sometimes includes the server's own queries, such as those after a start.
    await eventually(async () => {
      attempt += 1;
      const before = await counting();
      const { nodes } = (await askFor(app, `${LIST} # counted ${attempt}`)).categories;
      expect(nodes.length).toBeGreaterThan(1);
      expect(await counting()).toBe(before + 1);
    });
  });

  it('changes at once after a write by this server, again and again', async () => {
    for (let round = 0; round < 20; round += 1) {
      const before = (await askFor(app, LIST)).categories.totalCount;
      const id = await createCategory(app, `Round ${round}`);
      expect((await askFor(app, LIST)).categories.totalCount).toBe(before + 1);
      await askFor(app, 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id });
      expect((await askFor(app, LIST)).categories.totalCount).toBe(before);
    }
  });

  it('changes at once after a write through the REST facade', async () => {
    const before = (await askFor(app, LIST)).categories.totalCount;
    await fetch(`${app.url}/api/category/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"By REST"}',
    });
    expect((await askFor(app, LIST)).categories.totalCount).toBe(before + 1);
  });

  it('is never older than an acknowledged write, however many read and write', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Together ${index}`);
    const missing = await Promise.all(
      names.map(async (name) => {
        const id = await createCategory(app, name);
        const { categories } = await askFor(app, LIST);
        return categories.nodes.every((category: { id: string }) => category.id !== id);
      }),
    );
    expect(missing).toEqual(names.map(() => false));
  });

  it('changes after a write by another client of the database', async () => {
    for (let round = 0; round < 3; round += 1) {
      await askFor(app, LIST);
      const name = await insertFromOutside();
      await eventually(async () => expect(await isListed(name)).toBe(true));
    }
  });

  it('is right again after its database was dropped', async () => {
    await app.db.command({ profile: 0 });
    await app.db.dropDatabase();
    await eventually(async () => expect(await stateOfIndexes()).toBe(true));
    await eventually(async () => expect((await ask(app, LIST)).errors).toEqual([]));
    const name = await insertFromOutside();
    await eventually(async () => expect(await isListed(name)).toBe(true));
    await app.db.command({ profile: 2 });
  });
});

describe('responses that are never cached', () => {
  it('are those of mutations', async () => {
    const create = 'mutation { createCategory(input: { name: "Same" }) { id } }';
    const ids = [(await ask(app, create)).text, (await ask(app, create)).text];
    expect(new Set(ids).size).toBe(2);
  });

  it('are errors', async () => {
    const hide = (hidden: boolean) =>
      app.db.command({ collMod: 'categories', index: { name: indexName('nameKey'), hidden } });
    await hide(true);
    const query = '{ categories(orderBy: { field: NAME }) { nodes { name } } }';
    expect(onlyError(await ask(app, query)).extensions.code).toBe('INTERNAL_SERVER_ERROR');
    await hide(false);
    expect((await ask(app, query)).errors).toEqual([]);
  });

  it('are those of another query', async () => {
    const id = await createCategory(app, 'One');
    const other = await createCategory(app, 'Other');
    const query =
      'query Name($id: ID!) { category(id: $id) { name } } query Id($id: ID!) { category(id: $id) { id } }';
    const answers = [];
    for (const [operationName, asked] of [
      ['Name', id],
      ['Name', other],
      ['Id', id],
      ['Id', other],
    ]) {
      const body = JSON.stringify({ query, operationName, variables: { id: asked } });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
      answers.push(((await response.json()) as CategoryAnswer).data.category);
    }
    expect(answers).toEqual([{ name: 'One' }, { name: 'Other' }, { id }, { id: other }]);
  });

  it('are those in a content type that the client does not accept', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await contentTypeFor('application/json')).toEqual([200, 'application/json; charset=utf-8']);
      expect(await contentTypeFor('application/graphql-response+json')).toEqual([
        200,
        'application/graphql-response+json; charset=utf-8',
      ]);
      expect((await contentTypeFor('text/plain'))[0]).toBe(406);
    }
  });
});

interface Categories {
  categories: { nodes: { name: string }[] };
}

interface CategoryAnswer {
  data: { category: object };
}

async function contentTypeFor(accept: string): Promise<[number, string | null]> {
  const { status, headers } = await ask(app, LIST, {}, { accept });
  return [status, headers.get('content-type')];
}

async function profile({ db }: Pick<ServedApp, 'db'>): Promise<void> {
  await db.createCollection('system.profile', { capped: true, size: 16 * 1024 * 1024 });
  await db.command({ profile: 2 });
}

/** The number of queries for documents of a collection. */
function countReads({ db, name }: Pick<ServedApp, 'db' | 'name'>, collection: string): Promise<number> {
  return db
    .collection('system.profile')
    .countDocuments({ ns: `${name}.${collection}`, op: { $in: ['query', 'getmore', 'command'] } });
}

/** Whether the server has recreated all indexes. */
async function stateOfIndexes(): Promise<boolean> {
  return !(await isIndexMissing(collectionsOf(app.db)));
}

async function insertFromOutside(): Promise<string> {
  const now = new Date();
  const name = `From outside ${new ObjectId().toHexString()}`;
  await collectionsOf(app.db).categories.insertOne({
    _id: new ObjectId(),
    ...namedFields(name),
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  return name;
}

async function isListed(name: string): Promise<boolean> {
  const { categories } = await askFor(app, LIST);
  return categories.nodes.some((category: { name: string }) => category.name === name);
}
