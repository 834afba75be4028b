import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { PHONE } from '../../weights/routes.ts';
import { hold } from '../hold.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants, hundredVariants, SELLING, shopWith, variantId } from './variant-shop.ts';

const PATH = '/product/product-0';
const price = (page: Page) => page.locator('.detailed-price');
const stock = (page: Page) => page.locator('[data-stock]');
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });
/** The index of the visible image. */
const imageInSight = (page: Page) =>
  page.locator('.gallery__stage').evaluate((stage) => {
    const { x, y } = stage.getBoundingClientRect();
    const places = Array.from(stage.children, (view) => view.getBoundingClientRect());
    return places.findIndex((place) => Math.abs(place.x - x) < 2 && Math.abs(place.y - y) < 2);
  });

test('choosing a variant changes price, SKU, stock, image and address, which opens the variant again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(PATH);
  await expect(stock(page)).toHaveText('In stock');
  await choose(page, 'Blue');
  await expect(price(page)).toHaveText(/^Price\s+₹1,799$/);
  await expect(page.locator('.variants__sku')).toHaveText('SKU TEE-Blue-S');
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

test('a link from before variants had their own ids opens the same variant', async ({ page }) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(`${PATH}?variant=${ownVariantId(variantId(2))}`);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(price(page)).toContainText('₹1,799');
});

test('a sold-out variant can be selected by keyboard, is marked, and cannot be bought', async ({ page }) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }), () => [
    { variantId: variantId(1), state: 'LOW', left: 1 },
  ]);
  await page.goto(`${PATH}?variant=${variantId(1)}`);
  await expect(stock(page)).toHaveText('Only 1 left');
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('aria-valuemax', '1');
  await expect(page.getByRole('radio', { name: 'Blue (unavailable)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stock(page)).toHaveText('Sold out');
  await expect(page.locator('[data-buy]')).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Email me when Blue / M is back in stock' })).toBeVisible();
  await expect(page.locator('.product-page')).toHaveAttribute('data-variant', '');
  expect(await axeFaults(page)).toEqual([]);
});

test('newer server data is shown, in one call for all, and without it the page stays unchanged', async ({
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

test('an opened page shows the current stock without interaction', async ({ page }) => {
  await showShop(page, shopWith(fourVariants()), () => [{ variantId: variantId(0), state: 'LOW', left: 1 }]);
  await page.goto(PATH);
  await expect(stock(page)).toHaveText('Only 1 left');
});

test('a page without changes requests availability once, and loads no script for it', async ({ page }) => {
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

test('an unknown variant in the address selects nothing', async ({ page }) => {
  await showShop(page, shopWith(fourVariants()));
  await page.goto(`${PATH}?variant=gone&utm=mail#view-1`);
  await choose(page, 'M');
  await expect(stock(page)).toHaveText('In stock');
  await expect(page).toHaveURL(`${PATH}?variant=${variantId(1)}&utm=mail#view-1`);
});

/** Scrolls until the form's button is out of view, so that the bar appears. */
async function showBar(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const bar = page.locator('.buy-bar');
  await expect(bar).toHaveClass(/--above/);
  return bar;
}

test('the phone bar shows the selected variant and its price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(PATH);
  await choose(page, 'Blue');
  const bar = await showBar(page);
  await expect(bar).toContainText('₹1,799');
  await expect(bar).toContainText('Blue / S');
  await choose(page, 'M');
  await showBar(page);
  await expect(bar.getByRole('link', { name: 'Email me' })).toBeVisible();
});

test('on a wide screen the bar appears once the form’s button has left the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
  );
  await page.goto(PATH);
  await expect(page.locator('.buy-bar')).toBeHidden();
  await choose(page, 'Blue');
  await expect(page.locator('.buy-bar')).toBeHidden();
  await expect(await showBar(page)).toContainText('Product 0');
  await page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0, Blue / S');
});

test('the selected variant is added in the chosen quantity, also from the phone bar', async ({ page }) => {
  const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  // The drawer requests the price.
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
  );
  await page.goto(PATH);
  await choose(page, 'Blue');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  const bar = await showBar(page);
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0');
  await expect.poll(cart).toMatchObject([{ variantId: variantId(2), quantity: 2, price: 179_900 }]);
});

test('with reduced motion the image of the selected variant appears at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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

  test('the bar asks for a choice before it buys, and names the choice', async ({ page }) => {
    await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
    );
    await page.goto(PATH);
    const bar = page.locator('.buy-bar');
    await expect(bar).toContainText('Choose colour and size');
    // Nothing was chosen: the first tap scrolls to the choices, the next one buys the selected variant.
    await bar.getByRole('link', { name: 'Choose options' }).tap();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeInViewport();
    await expect(bar.locator('[data-bar-variant]')).toHaveText('Red / S');
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
    await showBar(page);
    await bar.getByRole('button', { name: 'Add to cart' }).tap();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Product 0, Red / S');
  });

  test('before any script has loaded, the bar links to the choices', async ({ page }) => {
    await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
    const release = await hold(page, '**/_astro/*.js');
    await page.goto(PATH, { waitUntil: 'commit' });
    await page.locator('.buy-bar').getByRole('link', { name: 'Choose options' }).tap();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeInViewport();
    release();
  });
});

test('choices and input from before any script has loaded are kept and bought', async ({ page }) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: '' }] } }),
  );
  const release = await hold(page, '**/_astro/*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await choose(page, 'Blue');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  const add = page.locator('[data-buy]');
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('3 × Product 0, Blue / S');
  await expect(page).toHaveURL(`${PATH}?variant=${variantId(2)}`);
});

test('leaving the page and returning shows the selected variant', async ({ page }) => {
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(`${PATH}?color=Red&size=M`);
  await expect(page.getByRole('radio', { name: 'M' })).toBeChecked();
  await choose(page, 'S');
  await choose(page, 'Blue');
  await expect(page).toHaveURL(`${PATH}?variant=${variantId(2)}`);
  await page.getByRole('link', { name: 'Product 2' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product 2');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(price(page)).toContainText('₹1,799');
});
