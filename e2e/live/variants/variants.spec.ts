import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { PHONE } from '../../weights/routes.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants, hundredVariants, SELLING, shopWith, variantId } from './variant-shop.ts';

const PATH = '/product/product-0';
const price = (page: Page) => page.locator('.detailed-price');
const stock = (page: Page) => page.locator('[data-stock]');
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });
/** Which of the images is in sight. */
const imageInSight = (page: Page) =>
  page.locator('.gallery__stage').evaluate((stage) => Math.round(stage.scrollLeft / stage.clientWidth));

test('what is chosen changes price, SKU, stock, image and address, which leads back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(PATH);
  await expect(stock(page)).toHaveText('In stock');
  await choose(page, 'Blue');
  await expect(price(page)).toHaveText(/^Price\s+₹1,799$/);
  await expect(page.locator('[data-sku-text]')).toHaveText('TEE-Blue-S');
  await expect.poll(() => imageInSight(page)).toBe(1);
  await expect(page).toHaveURL(`${PATH}?variant=${variantId(2)}`);
  await expect(page.locator('.variants__said')).toHaveText('Blue / S, ₹1,799, In stock');
  await page.reload();
  await expect(price(page)).toContainText('₹1,799');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect.poll(() => imageInSight(page)).toBe(1);
  await choose(page, 'Red');
  await expect(price(page)).toHaveText(/₹1,499.50\s+instead of ₹2,000\s+25% Off/);
});

test('a link from before variants had ids of their own leads to the same variant', async ({ page }) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(`${PATH}?variant=${ownVariantId(variantId(2))}`);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(price(page)).toContainText('₹1,799');
});

test('what is sold out can be looked at by keyboard, is said to be so, and cannot be bought', async ({
  page,
}) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }), () => [
    { variantId: variantId(1), state: 'LOW', left: 1 },
  ]);
  await page.goto(`${PATH}?variant=${variantId(1)}`);
  await expect(stock(page)).toHaveText('Only 1 left');
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('max', '1');
  await expect(page.getByRole('radio', { name: 'Blue (unavailable)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stock(page)).toHaveText('Sold out');
  await expect(page.locator('[data-buy]')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Ask when it is back' }).first()).toBeVisible();
  await expect(page.locator('.product-page')).toHaveAttribute('data-variant', '');
  expect(await axeFaults(page)).toEqual([]);
});

test('what the server knows newer is shown, in one call for all, and the page stays where it knows nothing', async ({
  page,
}) => {
  const asked: string[][] = [];
  await showShop(page, shopWith(hundredVariants()), (ids) => {
    asked.push(ids);
    return [{ variantId: variantId(1), state: 'OUT_OF_STOCK', left: null }];
  });
  await page.goto(PATH);
  await expect(stock(page)).toHaveText('Sold out');
  await expect(page.locator('.variants__said')).toHaveText('Red / XS, ₹1,509.50, Sold out');
  expect(asked).toEqual([Array.from({ length: 100 }, (_, place) => variantId(place))]);
  await choose(page, 'Green');
  await expect(stock(page)).toHaveText('In stock');
});

test('a page that is opened says how many are left now, without a touch', async ({ page }) => {
  await showShop(page, shopWith(fourVariants()), () => [{ variantId: variantId(0), state: 'LOW', left: 1 }]);
  await page.goto(PATH);
  await expect(stock(page)).toHaveText('Only 1 left');
});

test('a page on which nothing has changed asks for availability once, and fetches no script for it', async ({
  page,
}) => {
  let asked = 0;
  const scripts: string[] = [];
  await showShop(page, shopWith(fourVariants()), () => {
    asked += 1;
    return [{ variantId: variantId(0), state: 'IN_STOCK', left: null }];
  });
  page.on('request', (request) => {
    if (/VariantPicker/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(PATH);
  await expect.poll(() => asked).toBe(1);
  expect(scripts).toEqual([]);
  await choose(page, 'M');
  await expect(page).toHaveURL(/variant=/);
  expect(asked).toBe(1);
});

test('a variant that the address names and that is not there is no variant', async ({ page }) => {
  await showShop(page, shopWith(fourVariants()));
  await page.goto(`${PATH}?variant=gone&utm=mail#view-1`);
  await choose(page, 'M');
  await expect(stock(page)).toHaveText('In stock');
  await expect(page).toHaveURL(`${PATH}?variant=${variantId(1)}&utm=mail#view-1`);
});

test('the bar of a phone has the price of what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(PATH);
  await choose(page, 'Blue');
  await expect(page.locator('.buy-bar')).toContainText('₹1,799');
  await expect(page.locator('.buy-bar')).toContainText('Blue / S');
  await choose(page, 'M');
  await expect(page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' })).toBeDisabled();
});

test('what is chosen goes into the cart in the quantity that was asked for, also from the bar of a phone', async ({
  page,
}) => {
  const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  // The small cart asks what it costs.
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
  );
  await page.goto(PATH);
  await choose(page, 'Blue');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
  await expect.poll(cart).toMatchObject([{ variantId: variantId(2), quantity: 2, price: 179_900 }]);
});

test('who asked for less motion sees the image of what is chosen at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showShop(page, shopWith(fourVariants()));
  await page.goto(PATH);
  await choose(page, 'M');
  await expect(page).toHaveURL(/variant=/);
  const isThere = await page.getByRole('radio', { name: 'Blue' }).evaluate((radio: HTMLElement) => {
    radio.click();
    const stage = document.querySelector('.gallery__stage');
    return stage?.scrollLeft === stage?.clientWidth;
  });
  expect(isThere).toBe(true);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the bar asks for a choice before it buys, and names it', async ({ page }) => {
    await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
    );
    await page.goto(PATH);
    // A finger scrolls nothing into view before it presses.
    const bar = await page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' }).boundingBox();
    if (!bar) throw new Error('The bar has a button');
    const tap = () => page.touchscreen.tap(bar.x + bar.width / 2, bar.y + bar.height / 2);
    const chosen = page.locator('.buy-bar [data-bar-variant]');
    await expect(chosen).toHaveText('Choose colour and size');
    // Nothing was chosen: the first tap leads to the choices and names what is selected there, the second one buys it.
    await tap();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeInViewport();
    await expect(chosen).toHaveText('Red / S');
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
    await tap();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0, Red / S');
  });
});
