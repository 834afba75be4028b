import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../src/app/graphql/schema.ts';
import { askFor, askWithFiles, dataOf } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { ACCOUNT_WRITES } from './account-writes.ts';
import { inShort, newestOf, readHistory, undo, undoAll, type WireChange } from './ask-history.ts';
import { type Prepare, type Written, writtenBy } from './written-by.ts';

const app = serveApp({ PRIVATE_NETWORKS: '127.0.0.1' }, makeSmallSite());
const PAGES = 'mutation { publishStorefront { state } }';
/**
 * Mutations that record nothing, those that record something only after a confirmation, and those that
 * `accounts.test.ts` runs.
 */
const WITHOUT_ENTRY = [
  'signIn',
  'signOut',
  'endSession',
  'endOtherSessions',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'testWebhook',
  'resendWebhookDelivery',
  'previewStorefrontContent',
  'sendMailAgain',
  'cancelMail',
  'sendTestMail',
  'sendMessage',
  ...['requestStockAlert', 'leaveStockAlerts', 'deleteStockAlert'],
  ...['subscribeToNewsletter', 'confirmNewsletter', 'leaveNewsletter', 'deleteSubscriber'],
  'testPaymentProvider',
  'markMessageDone',
  'eraseMessage',
  'addCustomerNote',
  'deleteCustomerNote',
  'eraseCustomer',
  'deleteImage',
];
/** Mutations of orders, which store their own events permanently. */
const OF_ORDERS = [
  'requestReturn',
  'decideReturn',
  'receiveReturn',
  'placeOrder',
  'cancelOrder',
  'cancelOrderById',
  'fulfilOrder',
  'editOrder',
  ...['createDraftOrder', 'updateDraftOrder', 'deleteDraftOrder', 'sendDraftOrder'],
  ...['placeDraftOrder', 'confirmDraftOrder'],
  'markOrderDelivered',
  'markOrderPaid',
  'resolveLatePayment',
  'undoOrderPayment',
  'markOrderPacked',
  'undoOrderPacking',
  'undoOrderDelivery',
  'reopenOrder',
  'markOrderRefunded',
  'refundOrder',
  'confirmPayment',
  'checkPayments',
  'refundStrayPayment',
  'undoOrderRefund',
  'correctParcelTracking',
  'markParcelUndelivered',
  'correctOrderContact',
  'resendOrderEmail',
  'emailOrderLink',
  'addOrderNote',
  'eraseOrderDetails',
];
const BEGINNINGS = ['beginPasskey', 'beginSecondFactor'];
const ELSEWHERE = Object.keys(ACCOUNT_WRITES).map((name) => name.split(' ')[0] ?? '');
const NOT_HERE = new Set([...WITHOUT_ENTRY, ...OF_ORDERS, ...BEGINNINGS, ...ELSEWHERE]);

let category = '';
let other = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
  other = await createCategory(app, 'Sarees');
});

const change = (mutation: string, variables: object = {}) => askFor(app, mutation, variables);
const ofProduct = async (mutation: string, title: string) => {
  const { id } = await createProduct(app, category, { title });
  return () => change(mutation, { id, ids: [id] });
};
const ofCategory = async (mutation: string, name: string) => {
  const id = await createCategory(app, name);
  return () => change(mutation, { id });
};

const createWebhook = async (path: string): Promise<string> => {
  const input = { url: `http://localhost:9/secret/${path}?key=1`, events: ['ORDER'] };
  const create =
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }';
  return (await change(create, { input })).createWebhook.webhook.id;
};
const ofWebhook = async (mutation: string) => {
  const id = await createWebhook(mutation.slice(0, 6));
  return () => change(`mutation ($id: ID!) { ${mutation} }`, { id });
};

const createRedirect = async (from: string): Promise<string> => {
  const create = 'mutation ($from: String!) { createRedirect(input: { from: $from, to: "/shop" }) { id } }';
  return (await change(create, { from })).createRedirect.id;
};

const createZone = async (name: string): Promise<string> => {
  const create =
    'mutation ($name: String!) { saveShippingZone(input: { name: $name, countries: ["IN"], rates: [] }) { id } }';
  return (await change(create, { name })).saveShippingZone.id;
};

const saveTaxClass = async (name: string): Promise<string> => {
  const save = 'mutation ($name: String!) { saveTaxClass(input: { name: $name, rate: 5 }) { id } }';
  return (await change(save, { name })).saveTaxClass.id;
};

const saveDiscount = async (code: string): Promise<string> => {
  const save =
    'mutation ($code: String!) { saveDiscount(input: { code: $code, kind: PERCENT, value: 10 }) { id } }';
  return (await change(save, { code })).saveDiscount.id;
};

const saveCollection = async (name: string): Promise<string> => {
  const save =
    'mutation ($name: String!) { saveCollection(input: { name: $name, conditions: [{ kind: ON_SALE }] }) { id } }';
  return (await change(save, { name })).saveCollection.id;
};

/**
 * Each function prepares data and returns a function that writes. The entries are those that the write must
 * record, newest first.
 */
const MUTATIONS: Record<string, [Prepare, ...Written[]]> = {
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
    ['CHANGED', 'CATEGORY', 'Below', 'CATEGORY_DELETION'],
    ['DELETED', 'CATEGORY', 'Gone', null],
    ['CHANGED', 'PRODUCT', 'In it', 'CATEGORY_DELETION'],
  ],
  createProduct: [
    async () => () => createProduct(app, category, { title: 'New' }),
    ['CREATED', 'PRODUCT', 'New', null],
  ],
  updateProduct: [
    () => ofProduct('mutation ($id: ID!) { updateProduct(id: $id, input: { title: "B" }) { id } }', 'A'),
    ['CHANGED', 'PRODUCT', 'B', null],
  ],
  duplicateProduct: [
    () => ofProduct('mutation ($id: ID!) { duplicateProduct(id: $id) { id } }', 'A'),
    ['CREATED', 'PRODUCT', 'A (copy)', null],
  ],
  deleteProduct: [
    () => ofProduct('mutation ($id: ID!) { deleteProduct(id: $id) { id } }', 'Gone'),
    ['DELETED', 'PRODUCT', 'Gone', null],
  ],
  updateProducts: [
    () =>
      ofProduct(
        'mutation ($ids: [ID!]) { updateProducts(selection: { ids: $ids }, change: { badge: HOT, isNew: true }) { changed } }',
        'Hot',
      ),
    ['CHANGED', 'PRODUCT', 'Hot', 'BULK'],
  ],
  changeProducts: [
    () =>
      ofProduct(
        'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT, isNew: true }) }',
        'Hot',
      ),
    ['CHANGED', 'PRODUCT', 'Hot', 'BULK'],
  ],
  deleteProducts: [
    () => ofProduct('mutation ($ids: [ID!]) { deleteProducts(selection: { ids: $ids }) }', 'Gone'),
    ['DELETED', 'PRODUCT', 'Gone', 'BULK'],
  ],
  adjustInventory: [
    () =>
      ofProduct(
        'mutation ($id: ID!) { adjustInventory(variantId: $id, onHand: 3, reason: CORRECTED) { onHand } }',
        'Counted',
      ),
    ['CHANGED', 'PRODUCT', 'Counted', null],
  ],
  updateInventorySettings: [
    () =>
      ofProduct(
        'mutation ($id: ID!) { updateInventorySettings(variantId: $id, isCounted: true) { onHand } }',
        'Counted',
      ),
    ['CHANGED', 'PRODUCT', 'Counted', null],
  ],
  publishStorefront: [async () => () => change(PAGES), ['CHANGED', 'STOREFRONT', 'settings', null]],
  rollBackStorefront: [
    async () => {
      // `showSample` would withdraw a release that is not live yet.
      await eventually(async () =>
        expect((await change('{ storefront { release } }')).storefront.release).toBe(1),
      );
      await change('mutation { showSample { mode } }');
      return () => change('mutation { rollBackStorefront(release: 1) { mode } }');
    },
    ['CHANGED', 'STOREFRONT', 'settings', null],
  ],
  showSample: [
    async () => () => change('mutation { showSample { mode } }'),
    ['CHANGED', 'STOREFRONT', 'settings', null],
  ],
  updateStorefrontSettings: [
    async () => () =>
      change('mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { mode } }'),
    ['CHANGED', 'STOREFRONT', 'settings', null],
  ],
  setWebhook: [
    async () => () =>
      change('mutation { setWebhook(url: "http://localhost:9/secret?key=1") { webhook { url } } }'),
    ['CHANGED', 'STOREFRONT', 'localhost:9', null],
  ],
  resumeWebhook: [
    async () => {
      await app.db.collection('webhooks').updateOne({ url: { $exists: true } }, { $set: { isPaused: true } });
      return () => change('mutation { resumeWebhook { url } }');
    },
    ['CHANGED', 'STOREFRONT', 'localhost:9', null],
  ],
  createWebhook: [async () => () => createWebhook('one'), ['CHANGED', 'STOREFRONT', 'localhost:9', null]],
  updateWebhook: [
    () => ofWebhook('updateWebhook(id: $id, input: { events: [STOCK], isOn: false }) { id }'),
    ['CHANGED', 'STOREFRONT', 'localhost:9', null],
  ],
  rotateWebhookSecret: [
    () => ofWebhook('rotateWebhookSecret(id: $id) { secret }'),
    ['CHANGED', 'STOREFRONT', 'localhost:9', null],
  ],
  deleteWebhook: [() => ofWebhook('deleteWebhook(id: $id)'), ['CHANGED', 'STOREFRONT', 'localhost:9', null]],
  removeWebhook: [
    async () => () => change('mutation { removeWebhook { url } }'),
    ['CHANGED', 'STOREFRONT', 'localhost:9', null],
  ],
  saveCollection: [async () => () => saveCollection('Sale'), ['CREATED', 'COLLECTION', 'Sale', null]],
  deleteCollection: [
    async () => {
      const id = await saveCollection('Gifts');
      return () => change('mutation ($id: ID!) { deleteCollection(id: $id) { id } }', { id });
    },
    ['DELETED', 'COLLECTION', 'Gifts', null],
  ],
  createRedirect: [async () => () => createRedirect('/one'), ['CREATED', 'REDIRECT', '/one', null]],
  updateRedirect: [
    async () => {
      const id = await createRedirect('/two');
      const update =
        'mutation ($id: ID!) { updateRedirect(id: $id, input: { from: "/two", to: "/help" }) { id } }';
      return () => change(update, { id });
    },
    ['CHANGED', 'REDIRECT', '/two', null],
  ],
  deleteRedirect: [
    async () => {
      const id = await createRedirect('/three');
      return () => change('mutation ($id: ID!) { deleteRedirect(id: $id) { id } }', { id });
    },
    ['DELETED', 'REDIRECT', '/three', null],
  ],
  saveShippingZone: [async () => () => createZone('India'), ['CREATED', 'SHIPPING_ZONE', 'India', null]],
  deleteShippingZone: [
    async () => {
      const id = await createZone('Abroad');
      return () => change('mutation ($id: ID!) { deleteShippingZone(id: $id) { id } }', { id });
    },
    ['DELETED', 'SHIPPING_ZONE', 'Abroad', null],
  ],
  saveTaxClass: [async () => () => saveTaxClass('Reduced'), ['CREATED', 'TAX_CLASS', 'Reduced', null]],
  deleteTaxClass: [
    async () => {
      const id = await saveTaxClass('Luxury');
      return () => change('mutation ($id: ID!) { deleteTaxClass(id: $id) { id } }', { id });
    },
    ['DELETED', 'TAX_CLASS', 'Luxury', null],
  ],
  updateSellingSettings: [
    async () => () =>
      change('mutation { updateSellingSettings(input: { taxRate: 12, gstin: null }) { version } }'),
    ['CHANGED', 'SELLING', 'selling', null],
  ],
  updateStorefrontContent: [
    async () => () => {
      const values = { features: [], shop: { ...SAMPLE_CONTENT.shop, name: 'Mine' } };
      return change(
        'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
        { input: { version: 0, values } },
      );
    },
    ['CHANGED', 'CONTENT', 'features', null],
    ['CHANGED', 'CONTENT', 'shop', null],
  ],
  saveDiscount: [async () => () => saveDiscount('TEN'), ['CREATED', 'DISCOUNT', 'TEN', null]],
  saveCoupon: [
    async () => {
      const id = await saveDiscount('MORE');
      const save = `mutation ($id: ID!) {
        saveCoupon(input: { id: $id, code: "MORE", kind: PERCENT, value: 20 }) { id } }`;
      return () => change(save, { id });
    },
    ['CHANGED', 'DISCOUNT', 'MORE', null],
  ],
  deleteDiscount: [
    async () => {
      const id = await saveDiscount('OVER');
      return () => change('mutation ($id: ID!) { deleteDiscount(id: $id) { id } }', { id });
    },
    ['DELETED', 'DISCOUNT', 'OVER', null],
  ],
  replaceImage: [
    async () => {
      const { images } = await createProduct(app, category, { title: 'Replaced' });
      const replace =
        'mutation ($id: ID!, $file: Upload!) { replaceImage(id: $id, file: $file) { changed } }';
      const [file, id] = [await imageFile(), images[0]?.id];
      return async () => dataOf(await askWithFiles(app, replace, { id, file: null }, { file }));
    },
    ['CHANGED', 'PRODUCT', 'Replaced', null],
  ],
  setImageAltText: [
    async () => {
      const { images } = await createProduct(app, category, { title: 'Described' });
      const describe = 'mutation ($id: ID!) { setImageAltText(id: $id, alt: "Blue") { changed } }';
      return () => change(describe, { id: images[0]?.id });
    },
    ['CHANGED', 'PRODUCT', 'Described', null],
  ],
  undoChange: [
    async () => {
      const { id } = await createProduct(app, category, { title: 'Undone' });
      return async () => undo(app, await newestOf(app, id));
    },
    ['DELETED', 'PRODUCT', 'Undone', 'UNDO'],
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
    ['CHANGED', 'PRODUCT', '', 'UNDO'],
  ],
};

describe('the history', () => {
  it('is checked after every mutation', () => {
    const mutations = Object.keys((schema.getMutationType() as GraphQLObjectType).getFields());
    expect(mutations.filter((name) => !NOT_HERE.has(name))).toEqual(
      expect.arrayContaining(Object.keys(MUTATIONS)),
    );
    expect(mutations.filter((name) => !NOT_HERE.has(name) && !(name in MUTATIONS))).toEqual([]);
  });

  it.each(Object.entries(MUTATIONS))('records the changes of %s', async (_, [prepare, ...written]) => {
    expect(await writtenBy(app, prepare)).toEqual(written);
  });

  it('contains no webhook secret and no path of a webhook address', async () => {
    const stored = JSON.stringify(
      await app.db
        .collection('history')
        .find({ subjectId: /^webhook/ })
        .toArray(),
    );
    expect(stored).toContain('http://localhost:9');
    expect(stored).not.toMatch(/\/secret|key=1|whsec/);
  });

  it('records which release shoppers saw, before and after', async () => {
    const changes = await readHistory(app, { of: { kind: 'STOREFRONT', id: 'settings' } });
    const [sample, first, next] = [
      { shown: { mode: 'SAMPLE', release: null } },
      { shown: { mode: 'CATALOGUE', release: 1 } },
      { shown: { mode: 'CATALOGUE', release: null } },
    ];
    expect(changes.map((change) => [inShort(change), change.canUndo])).toEqual([
      [{ PUBLISHES_AUTOMATICALLY: [true, false] }, true],
      [{ SHOWN: [first, sample] }, false],
      [{ SHOWN: [sample, first] }, false],
      [{ SHOWN: [first, sample] }, false],
      [{ SHOWN: [sample, next] }, false],
    ]);
  });
});
