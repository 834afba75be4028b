import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { ObjectId } from 'mongodb';
import type { Collections } from '../../src/app/shop/collections.ts';
import { hashSecret } from '../../src/modules/accounts/secrets.ts';
import {
  newProduct,
  type Product,
  type ProductContent,
  toDocument,
} from '../../src/modules/catalogue/products/product.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';

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
const AT = new Date(7);
const OPTIONS = [
  { name: 'Colour', values: ['Red', 'Blue'] },
  { name: 'Size', values: ['S', 'M'] },
];
export const TOKENS = { plain: 'f00dfeed'.repeat(4), corrected: 'ab1e0bad'.repeat(4) };
export const SECRETS = { secondFactor: 'JBSWY3DPEHPK3PXP', webhook: 'whsec_AAAA' };
const idAt = (index: number) => new ObjectId(index.toString(16).padStart(24, '0'));
/** Products by their outdated property. */
export const PRODUCTS = {
  plain: idAt(0xa1),
  twin: idAt(0xa2),
  named: idAt(0xa3),
  reserved: idAt(0xa4),
  optioned: idAt(0xa5),
  varied: idAt(0xa6),
  tooMany: idAt(0xa7),
};
/** The id of the second variant of the varied product, which always had one of its own. */
export const OTHER_VARIANT = idAt(0xb1);
export const OPERATOR = idAt(0xc1);
export const GROUPS = { imported: idAt(0xd1), bulk: idAt(0xd2), undone: idAt(0xd3), bare: idAt(0xd4) };

/** A product stored with this id for its first variant. */
export function variedProduct(firstVariant: string): ProductContent {
  const variants = [
    { id: firstVariant, values: ['Red', 'S'], price: 5 },
    { id: OTHER_VARIANT.toHexString(), values: ['Blue', 'M'] },
  ];
  return { ...newProduct(FIELDS, [], AT, PRODUCTS.varied), options: OPTIONS, variants };
}

/** Stores a shop in its oldest form, with everything that the steps of the upgrade change. */
export async function storeOldShop(collections: Collections): Promise<void> {
  await collections.shop.insertOne({ _id: 'shop', databaseId: 'old' });
  await storeCatalogue(collections);
  await storeAccountsAndContent(collections);
  await storeOrders(collections);
  await storeHistory(collections);
}

async function storeCatalogue(collections: Collections): Promise<void> {
  const { categories, products, inventory, inventoryMovements, imports } = collections;
  const category = { version: 1, updatedAt: AT, nameKey: '', facets: [] };
  await categories.insertMany([
    { ...category, _id: idAt(1), name: 'Saris', createdAt: new Date(9) },
    { ...category, _id: idAt(2), name: 'Saris', createdAt: new Date(8) },
    { ...category, _id: idAt(3), name: 'Shawls', createdAt: AT, handles: ['shawls'], position: 5 },
  ]);
  const stored = (_id: ObjectId, fields: object) =>
    ({ ...toDocument({ ...newProduct(FIELDS, [], AT, _id), ...fields }), ...fields }) as never;
  const values = Array.from({ length: 20 }, (_, index) => String(index));
  const varied = toDocument(variedProduct(PRODUCTS.varied.toHexString()));
  await products.insertMany([
    stored(PRODUCTS.plain, { stock: 7, sku: 'SARI-1' }),
    stored(PRODUCTS.twin, { title: 'CON', stock: 0 }),
    stored(PRODUCTS.named, { handles: ['silk-sari-2'] }),
    stored(PRODUCTS.reserved, { stock: 5 }),
    stored(PRODUCTS.optioned, { options: OPTIONS, stock: 3 }),
    { ...varied, stock: 9 } as never,
    stored(PRODUCTS.tooMany, { options: ['A', 'B', 'C'].map((name) => ({ name, values })) }),
  ]);
  await products.updateMany({}, { $unset: { skus: 1 } });
  await products.db.collection<Product>('shownProducts').insertOne(varied);
  const level = (_id: ObjectId, productId: ObjectId, onHand: number, reserved = 0) =>
    inventory.updateOne({ _id }, levelUpdate({ productId, onHand, reserved, lowAt: 3 }), { upsert: true });
  // This is the state after an interrupted run of the upgrade, with sales since then.
  await level(PRODUCTS.reserved, PRODUCTS.reserved, 4, 1);
  await level(OTHER_VARIANT, PRODUCTS.varied, 4);
  await level(PRODUCTS.varied, PRODUCTS.varied, 9, 2);
  const movement = { productId: PRODUCTS.varied, delta: 9, reason: 'CORRECTED' as const, onHandAfter: 9 };
  await inventoryMovements.insertMany(
    [PRODUCTS.varied, OTHER_VARIANT].map((variantId, index) => {
      return { _id: idAt(0xe0 + index), variantId, at: AT, ...movement };
    }),
  );
  const write = {
    before: variedProduct(PRODUCTS.varied.toHexString()),
    after: variedProduct(PRODUCTS.varied.toHexString()),
  };
  await imports.insertOne({ importId: idAt(4), writes: [write, { ...write, before: null }] } as never);
}

async function storeAccountsAndContent({ operators, webhooks, content, settings, shop }: Collections) {
  const secondFactor = { secret: SECRETS.secondFactor, isConfirmed: true, lastStep: 0, recoveryCodes: [] };
  await operators.insertOne({ _id: OPERATOR, email: 'meera@mela.example', secondFactor } as never);
  const message = { type: 'sample.shown', release: null, at: AT, attempts: 1, nextAt: AT };
  await webhooks.insertMany([
    { _id: 'webhook', url: 'https://hooks.example/', secret: SECRETS.webhook, answers: [] },
    { _id: 'delivery-7', ...message },
    { _id: 'delivery-8', ...message, webhook: 'webhook-a' },
  ] as never);
  const { delivery: _, ...details } = { ...SAMPLE_CONTENT.shop, returnDays: 30 };
  const saved = { version: 3, images: [], updatedAt: AT, sections: { shop: details } };
  await content.insertOne({ _id: 'content', ...saved } as never);
  await settings.insertMany([
    { _id: 'lease', holder: 'a server', until: AT },
    { _id: 'settings', mode: 'catalogue' },
  ] as never);
  await shop.db.collection<{ _id: string }>('orderLeases').insertOne({ _id: 'expiry' });
}

async function storeOrders({ orders, outbox }: Collections): Promise<void> {
  const order = (number: number, token: string, fields: object) => ({
    ...{ _id: idAt(0xf0 + number), number, token, tokenHash: hashSecret(token), keyHash: String(number) },
    ...{ email: 'meera@mela.example', phone: '+91 98450 00000', isErased: false },
    ...{ shippingAddress: null, billingAddress: null, lines: [], events: [], total: 900, refunded: 100 },
    ...fields,
  });
  const lines = [PRODUCTS.varied, OTHER_VARIANT].map((variantId) => {
    return { variantId, productId: PRODUCTS.varied, title: 'Silk sari', sku: 'SARI-6', quantity: 1 };
  });
  const changes = [{ field: 'EMAIL', before: 'old@example.com', after: 'meera@mela.example' }];
  await orders.insertMany([
    order(1, TOKENS.plain, { lines, status: 'CANCELED', paymentStatus: 'PAID' }),
    order(2, TOKENS.corrected, { events: [{ kind: 'CONTACT_CHANGED', changes }] }),
  ] as never);
  await outbox.insertMany([
    { _id: idAt(5), key: 'a', kind: 'order-placed', data: { token: TOKENS.plain } },
    { _id: idAt(6), key: 'b', kind: 'password-reset', data: { secret: 'v1.x' } },
  ] as never);
}

async function storeHistory({ history }: Collections): Promise<void> {
  const common = { at: AT, expiresAt: new Date(4e12), action: 'CHANGED' };
  let count = 0;
  const entry = (subject: string, subjectId: unknown, name: string, fields: object) => {
    return { ...common, _id: idAt(0x100 + count++), subject, subjectId, name, ...fields };
  };
  const group = (_id: ObjectId, source: string, name: string) =>
    entry('PRODUCT', _id, name, { _id, source, group: {} });
  const hot = { before: { badge: 'SELL' }, after: { badge: 'HOT', stock: 3 } };
  const storefront = (before: object, after: object) =>
    entry('STOREFRONT', 'settings', 'Storefront', { before, after });
  const { id, variants } = { id: PRODUCTS.varied, variants: variedProduct(String(PRODUCTS.varied)).variants };
  await history.insertMany([
    group(GROUPS.imported, 'IMPORT', 'undo of prices.csv'),
    group(GROUPS.bulk, 'BULK', 'Badge: Hot, Featured: Yes, Stock'),
    group(GROUPS.undone, 'UNDO', 'undo of bulk change (Badge: Hot)'),
    group(GROUPS.bare, 'UNDO', 'import of prices.csv'),
    entry('PRODUCT', idAt(7), 'Hot sari', { ...hot, groupId: GROUPS.bulk }),
    entry('PRODUCT', idAt(7), 'Hot sari', { ...hot, groupId: GROUPS.undone }),
    storefront({ shown: 'Release 3' }, { shown: 'Sample content' }),
    storefront({ shown: 'Sample content' }, { shown: 'A new release' }),
    entry('STOREFRONT', 'webhook', 'Webhook', {
      before: { address: 'https://a.example' },
      after: { address: 'https://a.example, with a new secret' },
    }),
    entry('CONTENT', 'slides', 'Hero slides', { before: { whole: [] }, after: { whole: ['a'] } }),
    entry('PRODUCT', id, 'Silk sari', { before: { variants: null }, after: { variants } }),
    entry('PRODUCT', 'group', 'Silk sari', { after: { variants: { varies: true } } }),
  ] as never);
}
