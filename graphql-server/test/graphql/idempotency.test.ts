import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { answerOnce } from '../../src/modules/catalogue/attempts.ts';
import type { CatalogueContext } from '../../src/modules/catalogue/context.ts';
import { callApi, json } from '../rest/api.ts';
import { formOf, productFields } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { serveApp } from '../serve.ts';
import { askFor, askInVain, askWithFiles, dataOf, onlyError } from './ask.ts';
import { createCategory, imageFile, productInput } from './shop.ts';

const app = serveApp();
const ADD = `mutation ($input: CreateProductInput!, $images: [Upload!]!, $key: String) {
  product: createProduct(input: $input, images: $images, idempotencyKey: $key) { id title version }
}`;
const ADD_CATEGORY = `mutation ($name: String!, $key: String) {
  category: createCategory(input: { name: $name }, idempotencyKey: $key) { id name }
}`;
const CONFLICT = {
  message: 'This idempotency key was already used for another request within a day. Send a new key.',
  extensions: { code: 'CONFLICT' },
};
let categoryId = '';
let image: File;

beforeAll(async () => {
  categoryId = await createCategory(app, 'Once');
  image = await imageFile();
});

const add = (key: string, changes: object = {}, file = image) =>
  askWithFiles(
    app,
    ADD,
    { input: productInput(categoryId, changes), images: [null], key },
    { 'images.0': file },
  );

describe('a creation with a key', () => {
  it('happens once, however often and simultaneously it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('all-at-once')));
    const created = answers.map((answer) => dataOf(answer).product);
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(dataOf(await add('all-at-once')).product).toEqual(created[0]);
    const { products } = await askFor(app, '{ products { totalCount } }');
    expect(products.totalCount).toBe(1);
  });

  it('is refused with different input, be it a field or a file', async () => {
    await add('taken');
    expect(onlyError(await add('taken', { title: 'Other' }))).toMatchObject(CONFLICT);
    expect(onlyError(await add('taken', {}, await imageFile()))).toMatchObject(CONFLICT);
    dataOf(await add('free', { title: 'Other' }));
  });

  it('continues after a killed server, whether its product was written or not', async () => {
    const { attempts, products } = collectionsOf(app.db);
    const { id } = dataOf(await add('killed', { title: 'Killed' })).product;
    const known = { _id: 'anonymous products killed' };
    await attempts.updateOne(known, { $unset: { isDone: 1 } });
    expect(dataOf(await add('killed', { title: 'Killed' })).product.id).toBe(id);
    await products.deleteOne({ title: 'Killed' });
    expect(dataOf(await add('killed', { title: 'Killed' })).product.id).toBe(id);
  });

  it('does not recreate something that was deleted since', async () => {
    const { id } = dataOf(await add('deleted', { title: 'Deleted' })).product;
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    expect(onlyError(await add('deleted', { title: 'Deleted' })).extensions.code).toBe('NOT_FOUND');
  });

  it('can be sent again, corrected, after a validation error', async () => {
    expect(onlyError(await add('mended', { title: '' })).message).toBe('Title is required');
    dataOf(await add('mended', { title: 'Mended' }));
  });

  it('also works for categories, with separate keys', async () => {
    const first = await askFor(app, ADD_CATEGORY, { name: 'Hats', key: 'taken' });
    expect(await askFor(app, ADD_CATEGORY, { name: 'Hats', key: 'taken' })).toEqual(first);
    expect(await askInVain(app, ADD_CATEGORY, { name: 'Caps', key: 'taken' })).toMatchObject(CONFLICT);
  });

  it.for(['', 'two words', 'x'.repeat(201), 'é'])('is refused with "%s" as its key', async (key) => {
    const message = 'An idempotency key must be 1 to 200 visible characters, without spaces.';
    expect(await askInVain(app, ADD_CATEGORY, { name: 'Hats', key })).toMatchObject({
      message,
      extensions: { fieldErrors: { idempotencyKey: message } },
    });
  });

  it('has its key in a header of a REST call', async () => {
    const headers = { 'idempotency-key': 'rest', 'content-type': 'application/json' };
    const call = (name: string) => callApi(app, 'POST /category/add', { ...json({ name }), headers });
    const first = await call('Gloves');
    expect((await call('Gloves')).envelope).toEqual(first.envelope);
    expect((await call('Socks')).envelope).toMatchObject({
      success: false,
      status: 409,
      message: CONFLICT.message,
    });

    const bytes = await drawImage();
    const addProduct = () =>
      callApi(app, 'POST /product/add', {
        headers: { 'idempotency-key': 'rest' },
        body: formOf(productFields({ categoryId }), [{ name: 'a.png', bytes }]),
      });
    const added = await addProduct();
    expect(added.envelope.success).toBe(true);
    expect((await addProduct()).envelope).toEqual(added.envelope);
  });

  it('is forgotten after a day', async () => {
    const indexes = await collectionsOf(app.db).attempts.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 86_400 }));
  });
});

describe('with an idempotency key', () => {
  const ADJUST = `mutation ($id: ID!, $onHand: Int, $delta: Int, $key: String) {
    adjustInventory(variantId: $id, reason: CORRECTED, onHand: $onHand, delta: $delta, idempotencyKey: $key) { onHand }
  }`;
  const adjust = (id: string, sent: object) => askFor(app, ADJUST, { id, ...sent });

  const stockOf = async (id: string) =>
    (await askFor(app, 'query ($id: ID!) { product(id: $id) { stock } }', { id })).product.stock;

  it('a stock correction is made once and answered the same, even if it changed nothing', async () => {
    const { id } = dataOf(await add('counted', { title: 'Counted', stock: 5 })).product;
    const first = await adjust(id, { delta: 2, key: 'more' });
    expect(first.adjustInventory.onHand).toBe(7);
    const same = await adjust(id, { onHand: 7, key: 'same' });
    await adjust(id, { onHand: 3 });
    expect(await adjust(id, { delta: 2, key: 'more' })).toEqual(first);
    expect(await adjust(id, { onHand: 7, key: 'same' })).toEqual(same);
    expect(await stockOf(id)).toBe(3);
    expect(await askInVain(app, ADJUST, { id, delta: 3, key: 'more' })).toMatchObject(CONFLICT);
  });

  it('a product is duplicated once, and the key is refused for another product', async () => {
    const DUPLICATE =
      'mutation ($id: ID!, $key: String) { duplicateProduct(id: $id, idempotencyKey: $key) { id } }';
    const [one, other] = [await add('one', { title: 'One' }), await add('other', { title: 'Other' })].map(
      (answer) => dataOf(answer).product.id,
    );
    const first = await askFor(app, DUPLICATE, { id: one, key: 'copy' });
    expect(await askFor(app, DUPLICATE, { id: one, key: 'copy' })).toEqual(first);
    expect(await askInVain(app, DUPLICATE, { id: other, key: 'copy' })).toMatchObject(CONFLICT);
  });

  const importFile = (call: string, key: string, body: string) =>
    fetch(`${app.url}/api${call}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'idempotency-key': key },
      body,
    }).then(async (response) => JSON.parse((await response.text()).trim().split('\n').at(-1) ?? ''));

  it('a stock import is made once, and another file or name is refused', async () => {
    const { id } = dataOf(await add('stocked', { title: 'Stocked', stock: 1 })).product;
    const first = await importFile('/inventory/import?name=a', 'stock', `id,on_hand\n${id},9\n`);
    expect(first).toMatchObject({ success: true, data: { toChange: 1 } });
    await adjust(id, { onHand: 4 });
    expect(await importFile('/inventory/import?name=a', 'stock', `id,on_hand\n${id},9\n`)).toEqual(first);
    for (const [name, onHand] of [
      ['b', 9],
      ['a', 8],
    ]) {
      const answer = await importFile(
        `/inventory/import?name=${name}`,
        'stock',
        `id,on_hand\n${id},${onHand}\n`,
      );
      expect(answer).toMatchObject({ success: false, status: 409 });
    }
    expect(await stockOf(id)).toBe(4);
  });

  it('the answer of a stock import is stored in the transaction that imports, so a killed server cannot lose it', async () => {
    const { id } = dataOf(await add('committed', { title: 'Committed', stock: 1 })).product;
    const stream = app.db.watch();
    onTestFinished(() => stream.close());
    await stream.tryNext();
    await importFile('/inventory/import?name=a', 'committed', `id,on_hand\n${id},9\n`);
    const transactions = new Map<string, unknown>();
    while (!(transactions.has('attempts') && transactions.has('new inventoryMovements'))) {
      const event = await stream.next();
      if (event.operationType === 'update' && event.updateDescription.updatedFields?.['answer'])
        transactions.set(event.ns.coll, event.txnNumber);
      if (event.operationType === 'insert') transactions.set(`new ${event.ns.coll}`, event.txnNumber);
    }
    expect(transactions.get('new inventoryMovements')).toBeDefined();
    expect(transactions.get('attempts')).toEqual(transactions.get('new inventoryMovements'));
  });

  it('two servers that import a file with one key at once write it once', async () => {
    const { id } = dataOf(await add('both', { title: 'Both', stock: 1 })).product;
    const context = {
      attempts: app.db.collection('attempts'),
      principal: 'admin',
    } as unknown as CatalogueContext;
    let isFirstDone: () => void = () => {};
    const firstDone = new Promise<void>((resolve) => {
      isFirstDone = resolve;
    });
    const written: string[] = [];
    const importAt = (server: string, before: Promise<void>) =>
      answerOnce(context, {
        ...{ key: 'both', kind: 'stock-import', input: { id }, path: import.meta.filename },
        underWay: new Map<string, Promise<string>>(),
        isDone: () => true,
        run: async (keep) => {
          await before;
          await app.db.client.withSession((session) =>
            session.withTransaction(async () => keep(session, `by ${server}`)),
          );
          written.push(server);
          return `by ${server}`;
        },
      });
    const second = importAt('second', firstDone);
    const first = importAt('first', Promise.resolve());
    expect(await first).toBe('by first');
    isFirstDone();
    expect(await second).toBe('by first');
    expect(written).toEqual(['first']);
  });

  it('a product import with another category, name or overwrite option is a different import', async () => {
    const body = 'title,description,selling_price\nKeyed,x,5\n';
    const send = (query: string) => importFile(`/product/import?${query}`, 'products', body);
    const first = await send('name=a&category=Keyed');
    expect(first).toMatchObject({ success: true, data: { toCreate: 1 } });
    expect(await send('name=a&category=Keyed')).toEqual(first);
    for (const query of [
      'name=b&category=Keyed',
      'name=a&category=Other',
      'name=a&category=Keyed&overwrite=texts',
      'name=a&category=Keyed&all_or_nothing=1',
    ])
      expect(await send(query)).toMatchObject({ success: false, status: 409 });
  });
});
