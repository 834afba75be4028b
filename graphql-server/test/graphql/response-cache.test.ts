import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf, isIndexMissing } from '../../src/app/shop/collections.ts';
import { namedFields } from '../../src/modules/catalogue/categories/category.ts';
import { indexName } from '../../src/modules/catalogue/list/page.ts';
import { eventually, serveApp } from '../serve.ts';
import { ask, askFor, get, onlyError } from './ask.ts';
import { createCategory } from './shop.ts';

const app = serveApp();
const LIST = '{ categories(first: 100) { totalCount nodes { id name productCount } } }';

beforeAll(async () => {
  // The database itself tells which questions reached it.
  await app.db.createCollection('system.profile', { capped: true, size: 16 * 1024 * 1024 });
  await app.db.command({ profile: 2 });
});

describe('an answer', () => {
  it('is given again without asking the database', async () => {
    await createCategory(app, 'Cached');
    let attempt = 0;
    // Until the database has told of this change, and whenever it is too busy to tell, all queries are asked anew.
    await eventually(async () => {
      attempt += 1;
      const query = `${LIST} # ${attempt}`;
      const first = await ask(app, query);
      const asked = await countReads();
      const again = await ask(app, query);
      const byGet = await get(app, `query=${encodeURIComponent(query)}`);
      const byGetAgain = await get(app, `query=${encodeURIComponent(query)}`);
      expect([again.text, byGet.text, byGetAgain.text]).toEqual([first.text, first.text, first.text]);
      // The address is a query of its own: once it asked.
      expect(await countReads()).toBe(asked + 1);
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      expect(again.headers.get('cache-control')).toBe('private, no-store');
    });
  });

  it('has the products of all its categories counted by one query', async () => {
    const counting = () => app.db.collection('system.profile').countDocuments({ ns: `${app.name}.products` });
    for (const name of ['Counted', 'Counted too']) await createCategory(app, name);
    let attempt = 0;
    // What the server looks for by itself, as it does after a start, is counted too, but not each time.
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

  it('is never from before a write that was answered, however many read and write', async () => {
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

  it('follows the changes of others again after its database was dropped', async () => {
    await app.db.command({ profile: 0 });
    await app.db.dropDatabase();
    // The change stream ends with the database, and is opened anew a second later; the indexes are put back.
    await eventually(async () => expect(await stateOfIndexes()).toBe(true));
    await eventually(async () => expect((await ask(app, LIST)).errors).toEqual([]));
    const name = await insertFromOutside();
    await eventually(async () => expect(await isListed(name)).toBe(true));
    await app.db.command({ profile: 2 });
  });
});

describe('what is never given again', () => {
  it('is the answer to a mutation', async () => {
    const create = 'mutation { createCategory(input: { name: "Same" }) { id } }';
    const ids = [(await ask(app, create)).text, (await ask(app, create)).text];
    expect(new Set(ids).size).toBe(2);
  });

  it('is an error', async () => {
    const hide = (hidden: boolean) =>
      app.db.command({ collMod: 'categories', index: { name: indexName('nameKey'), hidden } });
    await hide(true);
    const query = '{ categories(orderBy: { field: NAME }) { nodes { name } } }';
    expect(onlyError(await ask(app, query)).extensions.code).toBe('INTERNAL_SERVER_ERROR');
    await hide(false);
    expect((await ask(app, query)).errors).toEqual([]);
  });

  it('is the answer to another question', async () => {
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

  it('is an answer in another content type than the client accepts', async () => {
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

interface CategoryAnswer {
  data: { category: object };
}

async function contentTypeFor(accept: string): Promise<[number, string | null]> {
  const { status, headers } = await ask(app, LIST, {}, { accept });
  return [status, headers.get('content-type')];
}

/** How often the database is asked for the list. */
async function countReads(): Promise<number> {
  return app.db
    .collection('system.profile')
    .countDocuments({ ns: `${app.name}.categories`, op: { $in: ['query', 'getmore'] } });
}

/** Whether the server has made them anew. */
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
