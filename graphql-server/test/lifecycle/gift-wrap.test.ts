import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, updateProduct } from '../graphql/shop.ts';
import { ADDRESS, newKey, openShop, untilShown } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, spawnServer } from '../serve.ts';
import { COMPILE_CACHE, type ServerProcess } from '../server-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const IMPORT = "import { giftWrapModule } from './docs/examples/modules/gift-wrap/module.ts';\n";
const run = promisify(execFile);
const site = makeSmallSite();
const folders: string[] = [];
let dataDir = '';
/** A copy of the sources, whose config the tests change. */
let sources = '';
/** The unchanged config. */
let config = '';

beforeAll(async () => {
  dataDir = await makeFolder();
  sources = await copySources();
  config = await readFile(configFile(), 'utf8');
});

function configFile(): string {
  return join(sources, 'mela.config.ts');
}

async function addModule(): Promise<void> {
  await writeFile(
    configFile(),
    IMPORT + config.replace('  mailModule,\n', '  mailModule,\n  giftWrapModule,\n'),
  );
}

async function removeModule(): Promise<void> {
  await writeFile(configFile(), config);
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gift-wrap-'));
  folders.push(folder);
  return folder;
}

/** Copies the sources of the server and the admin, and links the installed packages. */
async function copySources(): Promise<string> {
  const copy = await makeFolder();
  const parts = [
    'admin',
    'design',
    'docs/examples',
    'graphql-server',
    'rules',
    'mela.config.ts',
    'package.json',
    'tsconfig.json',
  ];
  const left = new Set(['node_modules', 'dist', '.cache']);
  const filter = (path: string) => !left.has(basename(path));
  for (const part of parts) await cp(join(ROOT, part), join(copy, part), { recursive: true, filter });
  for (const packages of ['node_modules', 'graphql-server/node_modules'])
    await symlink(join(ROOT, packages), join(copy, packages));
  return copy;
}

/** Starts a shop with the modules of the config on the same data folder. */
async function start(): Promise<{ server: ServerProcess; url: string }> {
  const path = join(sources, 'graphql-server/test/publishing/server.fixture.ts');
  const script = { path, arguments: [site], readyLine: /Ready at (\S+)/ };
  const server = spawnServer({ dataDir, script });
  return { server, url: await server.url };
}

const MONEY = '{ amount currency }';
const ADJUSTMENTS = `adjustments { kind module label amount ${MONEY} }`;
const CART = `query ($input: CartInput!) { cart(input: $input) {
  lines { variantId total ${MONEY} options { id label amount ${MONEY} isChosen } ${ADJUSTMENTS} }
  total ${MONEY} changes { kind variantId }
} }`;
const ORDER = `id token number status total ${MONEY} lines { total ${MONEY} ${ADJUSTMENTS} } refundOwed ${MONEY}`;
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  order: placeOrder(input: $input, idempotencyKey: $key) { ${ORDER} }
}`;
const FIELDS = 'customFields { module name label type value }';
const WRAP = { kind: 'SURCHARGE', module: 'gift-wrap', label: 'Gift wrap', amount: { amount: 10_000 } };

test('a module of one line in mela.config.ts sells, and orders outlive it', async () => {
  await addModule();
  const first = await start();
  await openShop(first, { shippingPercent: 0 });
  const category = await createCategory(first, 'Gifts');
  const { id: productId } = await createProduct(first, category, {
    title: 'Scarf',
    sellingPrice: 500,
    regularPrice: 501,
  });
  const { id: plain } = await createProduct(first, category, {
    title: 'Rope',
    sellingPrice: 100,
    regularPrice: 101,
  });

  // The product field: rejected if it is not a price, recorded in the history, and visible to shoppers.
  const set = (value: string | null) =>
    ask(
      first,
      'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      {
        id: productId,
        input: { customFields: [{ module: 'gift-wrap', name: 'price', value }] },
      },
    );
  expect(onlyError(await set('much')).extensions.fieldErrors).toEqual({
    'customFields.gift-wrap.price': 'Gift wrap price must be a valid price',
  });
  expect((await set('5000')).errors).toEqual([]);
  const read = (app: { url: string }) =>
    askFor(app, `query ($id: ID!) { product(id: $id) { ${FIELDS} } productFields { name hint } }`, {
      id: productId,
    });
  const price = {
    module: 'gift-wrap',
    name: 'price',
    label: 'Gift wrap price',
    type: 'MONEY',
    value: '5000',
  };
  expect((await read(first)).product.customFields).toContainEqual(price);
  const { history } = await askFor(
    first,
    '{ history(first: 1) { nodes { fields { field after { lists { name values } } } } } }',
  );
  expect(history.nodes[0].fields).toMatchObject([
    { field: 'CUSTOM_FIELDS', after: { lists: [{ name: 'Gift wrap price', values: ['₹50'] }] } },
  ]);

  // The cart offers the option for the product with the field, and charges it once it is chosen.
  await untilShown(first, productId, 500);
  await untilShown(first, plain, 100);
  const lines = (options?: string[]) => [
    { variantId: productId, quantity: 2, ...(options && { options }) },
    { variantId: plain, quantity: 1 },
  ];
  const cartOf = async (app: { url: string }, options?: string[]) =>
    (await askFor(app, CART, { input: { lines: lines(options) } })).cart;
  await eventually(async () => expect((await cartOf(first)).lines[0].options).toHaveLength(1));
  const option = { id: 'gift-wrap/wrap', label: 'Gift wrap', amount: { amount: 10_000 } };
  expect(await cartOf(first)).toMatchObject({
    total: { amount: 110_000 },
    lines: [{ options: [{ ...option, isChosen: false }], adjustments: [] }, { options: [] }],
  });
  const wrapped = await cartOf(first, ['gift-wrap/wrap']);
  expect(wrapped).toMatchObject({
    total: { amount: 120_000 },
    changes: [],
    lines: [
      { total: { amount: 110_000 }, options: [{ ...option, isChosen: true }], adjustments: [WRAP] },
      {},
    ],
  });

  // Place two orders. Without the module, one is paid and refunded, and the other one canceled.
  const input = {
    ...{ email: 'asha@example.com', phone: '9822012345', shippingAddress: ADDRESS },
    ...{ lines: lines(['gift-wrap/wrap']), paymentMethod: 'cash_on_delivery', total: wrapped.total.amount },
  };
  const key = newKey();
  const { order } = await askFor(first, PLACE, { input, key });
  expect(order).toMatchObject({
    total: { amount: 120_000 },
    lines: [{ adjustments: [WRAP] }, { adjustments: [] }],
  });
  expect((await askFor(first, PLACE, { input, key })).order.number).toBe(order.number);
  await askFor(first, PLACE, { input, key: newKey() });
  await expectMail(first);
  await first.server.stop();

  await removeModule();
  const second = await start();
  const list = `{ orders(first: 10) { nodes { ${ORDER} } } }`;
  const orders = (await askFor(second, list)).orders.nodes;
  expect(orders).toHaveLength(2);
  for (const one of orders)
    expect(one).toMatchObject({
      total: { amount: 120_000 },
      lines: [{ adjustments: [WRAP] }, { adjustments: [] }],
    });
  await expectMail(second);
  const shopper = await askFor(second, `query ($token: ID!) { order(token: $token) { ${ORDER} } }`, {
    token: order.token,
  });
  expect(shopper.order).toMatchObject({ number: order.number, lines: [{ adjustments: [WRAP] }, {}] });
  const act = (call: string, id: string) =>
    askFor(second, `mutation ($id: ID!) { order: ${call} { ${ORDER} } }`, { id }).then(
      (answer) => answer.order,
    );
  await act('markOrderPaid(id: $id)', orders[0].id);
  expect(await act('cancelOrderById(id: $id)', orders[0].id)).toMatchObject({
    refundOwed: { amount: 120_000 },
  });
  expect(await act('markOrderRefunded(id: $id, input: {})', orders[0].id)).toMatchObject({
    refundOwed: { amount: 0 },
  });
  expect(await act('cancelOrderById(id: $id)', orders[1].id)).toMatchObject({ status: 'CANCELED' });

  // For a cart from before the removal, the missing option is reported, and the order is refused until the
  // shopper agrees.
  expect((await cartOf(second, ['gift-wrap/wrap'])).changes).toMatchObject([
    { kind: 'OPTION', variantId: productId },
  ]);
  const late = onlyError(await ask(second, PLACE, { input: { ...input, total: 110_000 }, key: newKey() }));
  expect(late.extensions.code).toBe('CONFLICT');
  const mails = await askFor(second, '{ mails { nodes { id kind orderId } } }');
  const placed = mails.mails.nodes.find(({ kind }: { kind: string }) => kind === 'ORDER_PLACED');
  await askFor(
    second,
    'mutation ($id: ID!, $mailId: ID!) { resendOrderEmail(id: $id, mailId: $mailId) { id } }',
    {
      id: placed.orderId,
      mailId: placed.id,
    },
  );

  // The field is hidden, and saving the product keeps it.
  const { product, productFields } = await read(second);
  expect(product.customFields).not.toContainEqual(expect.objectContaining({ module: 'gift-wrap' }));
  expect(productFields).not.toContainEqual(expect.objectContaining({ name: 'price' }));
  await updateProduct(second, productId, { title: 'Long scarf' });
  await second.server.stop();
  expect(await checkData()).toMatch(/^No problems found in 2 orders/);

  await addModule();
  const third = await start();
  expect((await read(third)).product.customFields).toContainEqual(price);
  await third.server.stop();
  expect(await checkData()).toMatch(/^No problems found in 2 orders/);
});

/** Both forms of each order email mention the gift wrap. */
async function expectMail(app: { url: string }): Promise<void> {
  const { mails } = await askFor(
    app,
    '{ mails(first: 10, filter: { kind: ORDER_PLACED }) { nodes { kind content { html text } } } }',
  );
  const placed = mails.nodes.filter(({ kind }: { kind: string }) => kind === 'ORDER_PLACED');
  expect(placed.length).toBeGreaterThanOrEqual(2);
  for (const { content } of placed) {
    expect(content.text).toContain('We wrap 2 × Scarf as a gift.');
    expect(content.html).toContain('We wrap 2 × Scarf as a gift.');
  }
}

async function checkData(): Promise<string> {
  const command = join(sources, 'graphql-server/commands/check-data.ts');
  const PATH = `${inject('mongodFolder')}:${process.env['PATH']}`;
  const { stdout } = await run(process.execPath, [command], {
    env: { PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILE_CACHE },
  });
  return stdout;
}

test('the admin is built with the panels and screens of the modules in mela.config.ts', async () => {
  await addModule();
  const admin = join(sources, 'docs/examples/modules/gift-wrap/admin');
  await writeFile(join(admin, 'wrap-list.ts'), "export const WrapList = () => 'To wrap';\n");
  await writeFile(
    join(admin, 'screens.ts'),
    `export const FEATURE = {
  screens: [{ path: '/wraps', load: async () => (await import('./wrap-list.ts')).WrapList }],
};
`,
  );
  const options = ['--outDir', join(sources, 'built'), '--minify', 'false'];
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', 'admin', ...options], { cwd: sources });
  const files = await readdir(join(sources, 'built/assets'));
  for (const part of ['order-panel-', 'wrap-list-'])
    expect(files.some((file) => file.startsWith(part))).toBe(true);
  // A build contains the imports of this virtual module, and nothing else of any module.
  const { moduleSource } = await import(join(sources, 'admin/module-folders.ts'));
  expect(moduleSource(configFile())).toContain('gift-wrap');
  await removeModule();
  expect(moduleSource(configFile())).not.toContain('gift-wrap');
});
