import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { createCategory, createProduct } from '../../graphql-server/test/graphql/shop.ts';
import { axeFaults } from '../axe.ts';
import { mailsAbout } from '../live/selling/mails-about.ts';
import { changeSelling, openShop } from '../live/selling/open-shop.ts';
import { PUBLISHING, type Shop, test as shopTest, useOwnShop } from '../shop-server.ts';

const FOLDER = join(import.meta.dirname, '../../docs/examples/browser-storefront');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves the example as any server of static files would, with the address of a shop. */
const test = shopTest.extend<{ ownShop: Shop; example: string }>({
  ownShop: ({ server }, use) => useOwnShop(server, use, { CORS_ORIGINS: '*' }),
  example: async ({ ownShop }, use) => {
    const server = createServer(async ({ url = '' }, response) => {
      const name = url === '/' ? 'index.html' : url.slice(1);
      const text = await readFile(join(FOLDER, name), 'utf8').catch(() => '');
      response.writeHead(text ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'text/plain' });
      response.end(text.replace('http://localhost:4000', ownShop.url));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as { port: number };
    await use(`http://127.0.0.1:${port}/`);
    server.closeAllConnections();
    server.close();
  },
});

/** A lamp, and two kurtas of which one has sizes, an attribute and a hostile name. */
async function fill(shop: Shop): Promise<void> {
  await openShop(shop, 5);
  const category = await createCategory(shop, 'Kurtas');
  const size = (value: string, price: number, onHand: number) => ({
    ...{ selectedOptions: [{ name: 'Size', value }], price, onHand },
  });
  await createProduct(shop, category, {
    ...{ title: 'Kurta <img src=x onerror=alert(1)>', regularPrice: 2_000, sellingPrice: 1_500 },
    ...{ brand: 'Loom & Co', attributes: [{ name: 'Fabric', value: 'Linen' }] },
    options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
    variants: [size('S', 150_000, 5), size('M', 160_000, 5), size('L', 160_000, 0)],
  });
  await createProduct(shop, category, {
    ...{ title: 'Plain kurta', regularPrice: 1_000, sellingPrice: 900 },
    attributes: [{ name: 'Fabric', value: 'Cotton' }],
  });
  const { storefrontContent } = await askFor(shop, '{ storefrontContent { version } }');
  const home = [
    { kind: 'quote', text: 'Lovely <b>things</b>', name: 'Asha' },
    { kind: 'collection', title: 'Kurtas for you', text: '', link: '/category/kurtas', image: null },
  ];
  await askFor(
    shop,
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input: { version: storefrontContent.version, values: { home } } },
  );
  const shown = async () => (await askFor(shop, '{ shop { content { home { __typename } } } }')).shop.content;
  await expect
    .poll(shown, PUBLISHING)
    .toEqual({ home: [{ __typename: 'QuoteSection' }, { __typename: 'ProductsSection' }] });
}

const GONE = { variantId: 'a'.repeat(24), quantity: 1, price: 1 };

const main = (page: Page) => page.getByRole('main');
const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a shopper finds a product on the example in the browser, buys it and follows its order from the email', async ({
  ownShop,
  example,
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  await fill(ownShop);
  await changeSelling(ownShop, { orderUrl: `${example}#/orders/{token}` });

  await page.goto(example);
  await expect(main(page).getByText('Lovely <b>things</b>')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Plain kurta' })).toBeVisible();
  expect([await fitsIn(page), await axeFaults(page)]).toEqual([true, []]);

  await main(page).getByRole('link', { name: 'See all' }).click();
  await expect(main(page).getByRole('heading', { name: 'Kurtas' })).toBeVisible();
  await expect(main(page).getByText('2 products')).toBeVisible();
  await main(page).getByText('Filters', { exact: true }).click();
  await main(page).getByLabel('Linen 1').check();
  await expect(main(page).getByText('1 product', { exact: true })).toBeVisible();
  await expect(main(page).getByLabel('Linen 1')).toBeFocused();
  await expect(main(page).getByLabel('Linen 1')).toBeChecked();
  expect([await fitsIn(page), await axeFaults(page)]).toEqual([true, []]);
  await page.goBack();
  await expect(main(page).getByText('2 products')).toBeVisible();
  await main(page).getByLabel('Sort by').selectOption('Price: low to high');
  await expect(main(page).getByRole('listitem').first()).toContainText('Plain kurta');

  await main(page).getByRole('link', { name: 'Kurta <img src=x onerror=alert(1)>' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurta <img src=x onerror=alert(1)>');
  await main(page).getByLabel('L', { exact: true }).check();
  await expect(main(page).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await main(page).getByLabel('M', { exact: true }).check();
  await expect(main(page).getByText('₹1,600.00')).toBeVisible();
  await expect(main(page).getByText('Linen')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  expect([await fitsIn(page), await axeFaults(page)]).toEqual([true, []]);

  await page.getByRole('link', { name: 'Cart' }).click();
  await main(page).getByLabel('Quantity').fill('2');
  await main(page).getByLabel('Quantity').press('Tab');
  await expect(main(page).getByText('₹3,200.00').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  const fields = {
    Email: 'asha@shop.test',
    Phone: '9822012345',
    Name: 'Asha Rao',
    Address: '12 MG Road',
    City: 'Pune',
    State: 'MH',
    'PIN or postcode': '12',
  };
  for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label).fill(text);
  await main(page).getByRole('button', { name: 'Place order' }).click();
  await expect(main(page).getByLabel('PIN or postcode')).toBeFocused();
  expect([await fitsIn(page), await axeFaults(page)]).toEqual([true, []]);
  await main(page).getByLabel('PIN or postcode').fill('411001');
  await main(page).getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/#\/orders\/[0-9a-f]{32}$/);
  await expect(main(page).getByText('Confirmed')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('0');
  const { orders } = await askFor(ownShop, '{ orders { nodes { number lines { quantity } } } }');
  expect(orders.nodes).toMatchObject([{ lines: [{ quantity: 2 }] }]);

  const { number } = orders.nodes[0];
  await expect.poll(async () => (await mailsAbout(ownShop, number)).length).toBeGreaterThan(0);
  const [mail = ''] = await mailsAbout(ownShop, number);
  const [link = ''] = /http:\/\/127\.0\.0\.1:\d+\/#\/orders\/[0-9a-f]{32}/.exec(mail) ?? [];
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  expect([await fitsIn(page), await axeFaults(page)]).toEqual([true, []]);
  page.once('dialog', (dialog) => void dialog.accept());
  await main(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(main(page).getByText('Canceled')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the example in the browser says what is missing, wrong or unreachable, and goes on', async ({
  ownShop,
  example,
  page,
}) => {
  // Before the first release the shop has neither content nor products.
  await page.goto(example);
  await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
  await page.goto(`${example}#/shop?attribute:Fabric=Silk&sort=nothing`);
  await expect(main(page).getByText('No products match.')).toBeVisible();
  await page.goto(`${example}#/cart`);
  await expect(main(page).getByText('Your cart is empty.')).toBeVisible();
  for (const path of [
    'product/nowhere',
    'category/nowhere',
    'orders/nothing',
    'nowhere',
    'emails/attack/x',
  ]) {
    await page.goto(`${example}#/${path}`);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  }
  await page.goto(`${example}#/emails/newsletter/forged`);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByText('This link is no longer valid.')).toBeVisible();

  await page.evaluate((lines) => localStorage.setItem('cart', lines), JSON.stringify([GONE, null, 7]));
  await page.goto(`${example}#/checkout`);
  await expect(main(page).getByText('Your cart is empty.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('cart', 'no cart'));

  await page.route(`${ownShop.url}/graphql`, (route) => route.abort());
  await page.goto(`${example}#/shop`);
  await expect(main(page).getByText('The shop cannot be reached.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute(`${ownShop.url}/graphql`);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('0 products')).toBeVisible();
});
