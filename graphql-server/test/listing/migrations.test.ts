import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer } from '../../src/app/server.ts';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { migrate, SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { hashSecret } from '../../src/modules/accounts/secrets.ts';
import { currentHandle } from '../../src/modules/catalogue/handles.ts';
import { newProduct, toDocument } from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';
import type { MailData } from '../../src/modules/mail/kinds.ts';
import { opened } from '../../src/modules/mail/secret.ts';
import type { Order } from '../../src/modules/orders/collection.ts';
import { byFormerToken, byToken, openOrderToken } from '../../src/modules/orders/order-tokens.ts';
import type { WebhookSettings } from '../../src/modules/publishing/webhook/collection.ts';
import { temporaryFolder } from '../backup/copies.ts';
import { openTestDatabase } from '../database.ts';

const { db, uri, name } = openTestDatabase();
const collections = collectionsOf(db);
const encryption = new Encryption({ secretsKey: Buffer.alloc(32), dataDir: '' });
const FIELDS = {
  title: 'Silk sari',
  description: 'Long',
  categoryId: new ObjectId(),
  regularPrice: 200,
  sellingPrice: 100,
  badge: null,
  isFeatured: false,
  isPopular: false,
  isNew: false,
};

beforeAll(async () => {
  await createIndexes(collections);
  await readDatabaseId(collections);
});
beforeEach(async () => {
  await collections.products.deleteMany({});
  await collections.categories.deleteMany({});
});

/** As when the server was killed before it noted that it was done. */
async function migrateTwice(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await collections.shop.updateOne({ _id: 'shop' }, { $unset: { schemaVersion: 1 } });
    await migrate(collections, encryption, () => {});
  }
  expect(await collections.shop.findOne()).toMatchObject({ schemaVersion: SCHEMA_VERSION });
}

it('1: what an older server made gets a handle of its own, the oldest the plain one, and keeps one that it has', async () => {
  const titles = [...Array.from({ length: 450 }, () => FIELDS.title), '緑茶', 'CON'];
  const documents = titles.map((title) => toDocument(newProduct({ ...FIELDS, title }, [])));
  await collections.products.insertMany(documents);
  await collections.products.insertOne(toDocument({ ...newProduct(FIELDS, []), handles: ['silk-sari-2'] }));
  const category = { name: 'Saris', version: 1, createdAt: new Date(7), updatedAt: new Date(7) };
  await collections.categories.insertOne({ _id: new ObjectId(), ...category, nameKey: '', facets: [] });
  await migrateTwice();

  const named = await collections.products.find().sort({ _id: 1 }).toArray();
  const handles = named.map(currentHandle);
  expect(new Set(handles).size).toBe(titles.length + 1);
  expect(handles.slice(0, 3)).toEqual(['silk-sari', 'silk-sari-3', 'silk-sari-4']);
  expect(handles.slice(449)).toEqual([
    `silk-sari-${named[449]?._id.toHexString().slice(-10)}`,
    named[450]?._id.toHexString(),
    'con-2',
    'silk-sari-2',
  ]);
  expect(await collections.categories.findOne()).toMatchObject({ handles: ['saris'] });
});

it('2: categories that were made before they had places have them in the order in which they were made', async () => {
  const category = { name: 'Saris', version: 1, updatedAt: new Date(7), nameKey: '', facets: [] };
  const made = [9, 7, 8].map((ms) => ({ ...category, _id: new ObjectId(), createdAt: new Date(ms) }));
  await collections.categories.insertMany(
    made.map((one, index) => ({ ...one, handles: [String(index)], ...(index === 2 && { position: 5 }) })),
  );
  await migrateTwice();
  const placed = await collections.categories.find().sort({ position: 1 }).toArray();
  expect(placed.map(({ position }) => position)).toEqual([5, 7 * 1024, 9 * 1024]);
});

it('3: secrets that an older server has stored in clear are encrypted, and those that are encrypted stay', async () => {
  const second = { secret: 'JBSWY3DPEHPK3PXP', isConfirmed: true, lastStep: 0, recoveryCodes: [] };
  const operator = {
    email: 'meera@mela.example',
    name: 'Meera',
    role: 'OWNER',
    passwordHash: '',
    version: 1,
  } as const;
  const _id = new ObjectId();
  await collections.operators.insertOne({ _id, ...operator, createdAt: new Date(7), secondFactor: second });
  const webhook = { url: 'https://hooks.example/', secret: 'whsec_AAAA', answers: [] };
  await collections.webhooks.insertOne({ _id: 'webhook', ...webhook });
  await migrateTwice();
  const stored = await collections.operators.findOne({ _id });
  const purpose = `second factor of ${_id.toHexString()}`;
  expect(encryption.decrypt(stored?.secondFactor?.secret ?? '', purpose)).toBe(second.secret);
  const kept = (await collections.webhooks.findOne({ _id: 'webhook' })) as WebhookSettings | null;
  expect(encryption.decrypt(kept?.secret ?? '', 'webhook')).toBe(webhook.secret);
  expect(JSON.stringify([stored, kept])).not.toMatch(/JBSWY3DPEHPK3PXP|whsec_/);
});

it('4: shop details without anything on delivery say nothing of it, and keep what they say of returns', async () => {
  const { delivery: _, ...older } = { ...SAMPLE_CONTENT.shop, returnDays: 30 };
  const content = { version: 3, images: [], updatedAt: new Date(7), sections: { shop: older } };
  await collections.content.insertOne({ _id: 'content', ...content } as never);
  await migrateTwice();
  const stored = await collections.content.findOne();
  expect(stored).toMatchObject({ version: 3, sections: { shop: { ...older, delivery: '' } } });
});

it('5: what the history said in words are facts, of groups, settings and the content', async () => {
  const at = new Date(7);
  const common = { at, expiresAt: new Date(Date.now() + 1e9), action: 'CHANGED' };
  const ids = Array.from({ length: 5 }, () => new ObjectId());
  const [imported, bulk, undone, bare, sari] = ids;
  const group = (_id: unknown, source: string, name: string) => ({
    ...{ ...common, _id, subject: 'PRODUCT', subjectId: _id, source, name, group: {} },
  });
  const ofSubject = (subject: string, subjectId: unknown, name: string, before: object, after: object) => ({
    ...{ ...common, _id: new ObjectId(), subject, subjectId, name, before, after },
  });
  const product = ofSubject('PRODUCT', sari, 'Hot sari', { badge: 'SELL' }, { badge: 'HOT', stock: 3 });
  const setting = (before: object, after: object) =>
    ofSubject('STOREFRONT', 'settings', 'Storefront', before, after);
  await collections.history.insertMany([
    group(imported, 'IMPORT', 'undo of prices.csv'),
    group(bulk, 'BULK', 'Badge: Hot, Featured: Yes, Stock'),
    { ...product, groupId: bulk },
    group(undone, 'UNDO', 'undo of bulk change (Badge: Hot)'),
    { ...product, _id: new ObjectId(), groupId: undone },
    group(bare, 'UNDO', 'import of prices.csv'),
    setting({ shown: 'Sample content' }, { shown: 'A new release' }),
    setting({ shown: 'Release 3' }, { shown: 'Sample content' }),
    setting({ publishesAutomatically: true }, { publishesAutomatically: false }),
    ofSubject(
      'STOREFRONT',
      'webhook',
      'Webhook',
      { address: 'https://a.example' },
      { address: 'https://a.example, with a new secret' },
    ),
    ofSubject('CONTENT', 'slides', 'Hero slides', { whole: [] }, { whole: ['a'] }),
  ] as never);
  await migrateTwice();
  const stored = await collections.history.find().sort({ _id: 1 }).toArray();
  const facts = stored.map(({ name, before, after, group }) => ({ name, before, after, group }));
  const isProduct = { name: 'Hot sari', before: product.before, after: product.after };
  const sample = { mode: 'SAMPLE', release: null };
  const settings = { name: 'settings' };
  expect(facts).toEqual([
    { name: 'undo of prices.csv', group: { work: 'IMPORT', undos: 0 } },
    {
      name: '',
      after: { badge: 'HOT', isFeatured: null, stock: { varies: true } },
      group: { work: 'BULK', undos: 0 },
    },
    { name: '', after: { badge: 'HOT' }, group: { work: 'BULK', undos: 2 } },
    { name: 'prices.csv', group: { work: 'IMPORT', undos: 1 } },
    isProduct,
    isProduct,
    { ...settings, before: { shown: sample }, after: { shown: { mode: 'CATALOGUE', release: null } } },
    { ...settings, before: { shown: { mode: 'CATALOGUE', release: 3 } }, after: { shown: sample } },
    { ...settings, before: { publishesAutomatically: true }, after: { publishesAutomatically: false } },
    { name: 'webhook', before: { secret: 'FORMER' }, after: { secret: 'NEW' } },
    { name: 'slides', before: { whole: [] }, after: { whole: ['a'] } },
  ]);
});

it('6: what was the stock of a product lies in the inventory, and what was sold since it broke off stays sold', async () => {
  const [counted, sold, uncounted, other] = Array.from({ length: 4 }, () => new ObjectId());
  const document = (_id?: ObjectId) => toDocument(newProduct(FIELDS, [], new Date(7), _id));
  const variants = [{ id: String(other), values: ['Red'] }];
  const many = Array.from({ length: 1_001 }, () => ({ ...document(new ObjectId()), stock: 7 }));
  await collections.products.insertMany([
    { ...document(counted), stock: 0 },
    { ...document(sold), stock: 5 },
    document(uncounted),
    { ...document(new ObjectId()), variants, stock: 3 },
    ...many,
  ]);
  await collections.inventory.updateOne(
    { _id: sold as ObjectId },
    levelUpdate({ productId: sold as ObjectId, onHand: 4 }),
    { upsert: true },
  );
  await migrateTwice();
  const ownOf = (_id?: ObjectId) => new ObjectId(ownVariantId(String(_id)));
  const read = async (_id?: ObjectId) => collections.inventory.findOne({ _id: _id as ObjectId });
  expect(await read(ownOf(counted))).toMatchObject({ productId: counted, onHand: 0, state: 'OUT_OF_STOCK' });
  expect(await read(ownOf(sold))).toMatchObject({ onHand: 4, available: 4, state: 'LOW' });
  expect(await read(ownOf(uncounted))).toBeNull();
  expect(await read(other)).toMatchObject({ onHand: 3 });
  expect(await collections.inventory.countDocuments({ onHand: 7, state: 'IN_STOCK' })).toBe(1_001);
  expect(await collections.products.findOne({ stock: { $exists: true } } as object)).toBeNull();
});

it('7: products with options have a variant for each combination, as many as can be, and those that have some keep them', async () => {
  const options = [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ];
  const values = Array.from({ length: 20 }, (_, index) => String(index));
  const many = ['A', 'B', 'C'].map((option) => ({ name: option, values }));
  const variants = [{ id: 'f'.repeat(24), values: ['Blue', 'M'] }];
  const documents = [
    { title: 'Plain' },
    { title: 'Few', options },
    { title: 'Many', options: many },
    { title: 'Named', options, variants },
  ].map((fields) => toDocument(newProduct({ ...FIELDS, ...fields }, [])));
  await collections.products.insertMany(documents);
  await migrateTwice();

  const [plain, few, tooMany, named] = await collections.products.find().sort({ _id: 1 }).toArray();
  expect(plain).not.toHaveProperty('variants');
  expect(few?.variants?.map((variant) => variant.values.join(' '))).toEqual([
    'Red S',
    'Red M',
    'Blue S',
    'Blue M',
  ]);
  expect(few?.variants?.[0]?.id).toBe(ownVariantId(few?._id.toHexString() ?? ''));
  expect(few).toMatchObject({ version: 1, facets: expect.arrayContaining(['word:blue']) });
  expect(new Set(tooMany?.variants?.map(({ id }) => id)).size).toBe(250);
  expect(tooMany?.variants?.at(-1)?.values).toEqual(['0', '12', '9']);
  expect(named?.variants).toEqual(variants);
});

it('8: messages of when there was but one webhook are for that one', async () => {
  const message = { type: 'sample.shown', release: null, at: new Date(7), attempts: 1, nextAt: new Date(7) };
  const ofOther = { ...message, _id: 'delivery-8', webhook: 'webhook-a' };
  await collections.webhooks.insertMany([{ ...message, _id: 'delivery-7' }, ofOther] as never);
  await migrateTwice();
  expect(await collections.webhooks.find({ type: message.type }).toArray()).toMatchObject([
    { _id: 'delivery-7', webhook: 'webhook' },
    { _id: 'delivery-8', webhook: 'webhook-a' },
  ]);
  // What the encrypting of secrets has left has none of a message.
  expect(
    await collections.webhooks.countDocuments({ url: { $exists: true }, webhook: { $exists: true } }),
  ).toBe(0);
});

it('11: tokens of links to orders are encrypted in orders and mails, and open the same orders', async () => {
  const token = 'f00dfeed'.repeat(4);
  await collections.orders.insertOne({
    number: 1,
    token,
    tokenHash: hashSecret(token),
    keyHash: 'a',
    email: '',
    lines: [],
    shippingAddress: null,
    billingAddress: null,
    phone: null,
    isErased: false,
  } as never);
  await collections.outbox.insertMany([
    { key: 'a', kind: 'order-placed', data: { token } },
    { key: 'b', kind: 'password-reset', data: { secret: 'v1.x' } },
  ] as never);
  await migrateTwice();
  const order = await collections.orders.findOne(byToken(token));
  expect(order?.token).toMatch(/^v1\./);
  expect(openOrderToken(encryption, order as Order)).toBe(token);
  const [mail, other] = await collections.outbox.find().sort({ key: 1 }).toArray();
  expect(JSON.stringify(mail)).not.toContain(token);
  expect(opened('order-placed', mail?.data as MailData['order-placed'], encryption)?.token).toBe(token);
  expect(other?.data).toEqual({ secret: 'v1.x' });
});

it('12: links to orders whose email address an operator changed only show the order', async () => {
  const [stolen, kept] = ['ab1e0bad'.repeat(4), 'decade00'.repeat(4)];
  const order = (number: number, token: string, field: string) =>
    ({
      number,
      token,
      tokenHash: hashSecret(token),
      keyHash: String(number),
      email: 'new@example.com',
      ...{ phone: null, shippingAddress: null, billingAddress: null, lines: [] },
      events: [
        {
          kind: 'CONTACT_CHANGED',
          changes: [{ field, before: 'old@example.com', after: 'new@example.com' }],
        },
      ],
    }) as never;
  await collections.orders.insertMany([order(11, stolen, 'EMAIL'), order(12, kept, 'PHONE')]);
  await migrateTwice();
  expect(await collections.orders.findOne(byToken(stolen))).toBeNull();
  const renewed = await collections.orders.findOne(byFormerToken(stolen));
  expect(renewed?.formerTokenHashes).toEqual([hashSecret(stolen)]);
  expect(openOrderToken(encryption, renewed as Order)).toMatch(/^[0-9a-f]{32}$/);
  expect(await collections.orders.findOne(byToken(kept))).toMatchObject({ number: 12 });
});

it('13: leases of the version before are gone, and the settings beside one stay', async () => {
  const former = { holder: 'a server', until: new Date() };
  const settings = db.collection<{ _id: string }>('storefront');
  await settings.deleteMany({});
  await settings.insertMany([
    { _id: 'lease', ...former },
    { _id: 'settings', mode: 'catalogue' },
  ] as { _id: string }[]);
  await db.collection<{ _id: string }>('orderLeases').insertOne({ _id: 'expiry', ...former } as never);
  await migrateTwice();
  expect(await settings.distinct('_id')).toEqual(['settings']);
  expect(await db.listCollections({ name: 'orderLeases' }).toArray()).toEqual([]);
});

it('a database of a newer version is refused in one sentence, and not touched', async () => {
  await collections.shop.updateOne({ _id: 'shop' }, { $set: { schemaVersion: SCHEMA_VERSION + 1 } });
  await collections.products.dropIndexes();
  const environment = { MONGODB_URI: uri, MONGODB_DB: name, DATA_DIR: await temporaryFolder(), PORT: '0' };
  await expect(startServer(environment)).rejects.toThrow(
    `The database was written by a newer version of this program (its schema is ${SCHEMA_VERSION + 1}, this one knows ${SCHEMA_VERSION})`,
  );
  expect(await collections.products.indexes()).toHaveLength(1);
});
