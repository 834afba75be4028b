import { expect } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import {
  createCategory,
  imageFile,
  productInput,
  tryCreateProduct,
} from '../../../graphql-server/test/graphql/shop.ts';
import { fillCheckout, orderNumberOn } from './fill-checkout.ts';
import { mailsAbout } from './mails-about.ts';
import { openShop, test, untilShown } from './open-shop.ts';

test('a chosen colour shows its image in cart, checkout, order and email', async ({ page, shop }) => {
  await openShop(shop, 5);
  const category = await createCategory(shop, 'Bags');
  const variant = (value: string, image: number) => ({
    ...{ selectedOptions: [{ name: 'Colour', value }], image, price: 90_000 + image, onHand: 5 },
  });
  const input = productInput(category, {
    title: 'Felt bag',
    options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
    variants: [variant('Red', 0), variant('Blue', 1)],
  });
  const { data } = await tryCreateProduct(shop, input, [await imageFile(), await imageFile()]);
  const query = 'query ($id: ID!) { product(id: $id) { variants { id image { id } } } }';
  const { product } = await askFor(shop, query, { id: data?.product.id });
  const [, blue] = product.variants;
  await untilShown(shop, blue.id, 90_001);

  await page.goto(`${shop.url}/shop?color=Blue`);
  const cards = page.locator('.product-grid .card');
  await expect(cards).toHaveCount(1);
  const image = new RegExp(`/uploads/${blue.image.id}`);
  await expect(cards.locator('.card__first')).toHaveAttribute('src', image);
  await cards.locator('.card__name a').click();
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.locator('[data-buy]').click();
  const small = page.getByRole('dialog', { name: 'Cart' });
  await expect(small.locator('li img')).toHaveAttribute('src', image);
  await small.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem', { name: 'Felt bag' }).locator('img')).toHaveAttribute('src', image);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.locator(`img[src*="${blue.image.id}"]`)).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(/\/order\/[0-9a-f]{32}$/);
  await expect(page.locator(`img[src*="${blue.image.id}"]`)).toBeVisible();

  const number = await orderNumberOn(page);
  await expect.poll(() => mailsAbout(shop, number)).toHaveLength(1);
  const [placed = ''] = await mailsAbout(shop, number);
  const address = new RegExp(`<img src="http[^"]*/uploads/${blue.image.id}-320\\.jpg"`);
  expect(placed).toMatch(address);
  const { orders } = await askFor(shop, '{ orders(first: 1) { nodes { id } } }');
  await page.goto(`${shop.url}/admin/orderdetails?id=${orders.nodes[0].id}`);
  await expect(page.locator(`img[src*="${blue.image.id}"]`).first()).toBeVisible();

  const { mails } = await askFor(shop, '{ mails(first: 1) { nodes { id } } }');
  await page.goto(`${shop.url}/api/mails/${mails.nodes[0].id}/html`);
  const isLoaded = () =>
    page.locator('img').evaluate((loaded) => (loaded as HTMLImageElement).naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
});
