import { brotliCompressSync } from 'node:zlib';
import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { dialogEntryLeft } from '../../site/page-actions.ts';
import { test } from '../../site/site-server.ts';
import { PHONE } from '../../weights/routes.ts';
import { catalogueOf, productOf, variantOf } from '../catalogue.ts';
import { hold } from '../hold.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants, hundredVariants, productWith, SELLING, variantId } from '../variants/variant-shop.ts';

const PRODUCT_ID = '6743a1c5f0e1d2b3a4f00000';
const TOUCHED_BUDGET = 15 * 1024;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick view' });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const choose = (page: Page, name = 'Product 0') =>
  page.getByRole('button', { name: `Choose options of ${name}` });
const chip = (page: Page, value: string) =>
  dialog(page).locator(`fieldset label:has(input[value=${JSON.stringify(value)}])`);
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to cart' });

interface Shown {
  product?: CatalogueProduct;
  change?: Partial<Catalogue>;
  left?: Record<string, number>;
}

/** A shop with one product with options and a plain one, and its whole listing. */
async function openShop(page: Page, { product = fourVariants(), change = {}, left = {} }: Shown = {}) {
  const products = [{ ...product, id: PRODUCT_ID }, productOf(1), productOf(2)];
  await showShop(page, catalogueOf(0, { products, selling: SELLING, ...change }), (ids) =>
    ids
      .filter((id) => id in left)
      .map((variantId) => ({
        variantId,
        state: left[variantId] === 0 ? 'OUT_OF_STOCK' : 'LOW',
        left: left[variantId] ?? null,
      })),
  );
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'No answer' }] } }));
  await page.goto('/shop');
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1366, height: 800 }));

test('options are chosen in the quick view over the listing, and image, price and stock follow', async ({
  page,
}) => {
  await openShop(page);
  await choose(page).click();
  await expect(chip(page, 'Red').locator('input')).toBeChecked();
  await expect(dialog(page).locator('[data-stock]')).toHaveText('In stock');
  await expect(dialog(page).locator('.detailed-price')).toContainText('₹1,499.50');
  await chip(page, 'Blue').click();
  await expect(dialog(page).locator('.detailed-price')).toContainText('₹1,799');
  await expect(dialog(page).locator('.detailed-price')).not.toContainText('instead of');
  await expect(dialog(page).locator('.card__backdrop img')).toHaveAttribute('srcset', /bbb/);
  await expect(chip(page, 'M')).toHaveClass(/is-gone/);
  await expect(dialog(page).getByRole('radio', { name: 'M (unavailable)' })).toBeVisible();
  await chip(page, 'M').click();
  await expect(dialog(page).locator('[data-stock]')).toHaveText('Sold out');
  await expect(add(page)).toBeDisabled();
  await expect(dialog(page).getByRole('link', { name: 'Ask about availability' })).toBeVisible();
  const details = dialog(page).getByRole('link', { name: 'View details' });
  await expect(details).toHaveAttribute('href', `/product/product-0?variant=${variantId(3)}`);
  expect(await axeFaults(page)).toEqual([]);
});

test('the chosen variant goes into the cart, which opens instead of the quick view, and the card gets the focus back', async ({
  page,
}) => {
  await openShop(page, { left: { [variantId(2)]: 3 } });
  await choose(page).click();
  await chip(page, 'Blue').click();
  await expect(dialog(page).locator('[data-stock]')).toHaveText('Only 3 left');
  const quantity = dialog(page).getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('9');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  await add(page).click();
  await expect(cart(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cart(page)).toContainText('Added to your cart: 3 × Product 0, Blue / S');
  const { lines } = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));
  expect(lines).toMatchObject([{ variantId: variantId(2), quantity: 3, price: 179_900 }]);
  await page.keyboard.press('Escape');
  await expect(choose(page)).toBeFocused();
  await expect(page).toHaveURL(/\/shop$/);
});

test('the quick view is opened, used, and closed with Escape by keyboard alone', async ({ page }) => {
  await openShop(page);
  await choose(page).focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Red').locator('input')).toBeChecked();
  await dialog(page).getByRole('radio', { name: 'Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Blue').locator('input')).toBeChecked();
  await expect(dialog(page).locator('.variants__said')).toHaveText('Blue / S, ₹1,799, In stock');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(choose(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(cart(page)).toBeFocused();
});

test('the back button closes the quick view, and keeps the sorted listing', async ({ page }) => {
  await openShop(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.locator('#items')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.card__name').first()).toHaveText('Product 2');
  await page.evaluate(() => document.querySelector('.product-grid .card')?.setAttribute('data-same', ''));
  await choose(page).click();
  await expect(add(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/sort=newest/);
  await choose(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.card[data-same]'), 'drawn once').toHaveCount(1);
  await dialogEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('when it is opened again before the browser has left its history entry, the quick view stays open, and the back button closes it', async ({
  page,
}) => {
  await openShop(page);
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 1_000);
    addEventListener('popstate', () => setTimeout(() => document.body.setAttribute('data-left', '')));
  });
  await choose(page).click();
  await expect(add(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(choose(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('body[data-left]')).toHaveCount(1);
  await expect(add(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop$/);
});

test('the quick view waits for a slow network, and offers a retry after a failure', async ({ page }) => {
  await openShop(page);
  const answer = await hold(page, '**/product/product-0');
  await page.evaluate(() => {
    const { fetch } = window;
    let count = 0;
    window.fetch = async (...question) => {
      const response = await fetch(...question);
      count += String(question[0]).includes('/product/') ? 1 : 0;
      if (count === 1) throw new TypeError('Failed to fetch');
      return response;
    };
  });
  await choose(page).click();
  await expect(dialog(page).getByRole('status').first()).toHaveText('Loading options…');
  expect(await axeFaults(page)).toEqual([]);
  answer();
  await expect(dialog(page).getByRole('status').first()).toContainText('could not be loaded');
  await expect(dialog(page).getByRole('link', { name: 'View details' })).toHaveAttribute(
    'href',
    /\/product\/product-0$/,
  );
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chip(page, 'Red').locator('input')).toBeFocused();
  await expect(add(page)).toBeEnabled();
});

test('a product that has left the shop is reported as unavailable', async ({ page }) => {
  await openShop(page);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...question) =>
      String(question[0]).includes('/product/') ? new Response('', { status: 404 }) : fetch(...question);
  });
  await choose(page).click();
  await expect(dialog(page).getByRole('status').first()).toHaveText('This product is no longer available.');
  await expect(add(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'View details' })).toBeVisible();
});

test('a product without options is bought in the chosen quantity, and an unsellable one cannot be bought', async ({
  page,
}) => {
  const plain = productOf(0, { options: [], variants: [variantOf({ id: PRODUCT_ID })] });
  await openShop(page, { product: plain });
  const look = page.locator('.card', { hasText: 'Product 0' }).getByRole('button', { name: /^Quick view/ });
  await look.click();
  await dialog(page).getByRole('button', { name: 'One more' }).click();
  await add(page).click();
  await expect(cart(page)).toContainText('2 × Product 0');

  const unsold = productWith([{ name: 'Size', values: ['S', 'M'] }], () => ({ isSold: false }));
  await openShop(page, { product: unsold });
  await look.click();
  await expect(dialog(page).locator('[data-stock]')).toHaveText('Not available');
  await expect(add(page)).toBeDisabled();
});

const HOSTILE = `"><img src=x onerror=alert(1)></form><script>alert(2)</script>${'Long'.repeat(30)}`;

test('hostile and very long texts are shown as plain text', async ({ page }) => {
  const options = [
    { name: 'Colour', values: ['Red', '<b>Blue</b>'] },
    { name: `Cut ${'x'.repeat(40)}`, values: [`${'wide'.repeat(12)}`, '</form>'] },
  ];
  await openShop(page, { product: productWith(options, () => ({}), { title: HOSTILE }) });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await choose(page, HOSTILE).click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(4);
    await chip(page, '</form>').click();
    const room = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room, `at ${width} px`).toBeLessThanOrEqual(0);
    await expectHeartBesideText(page);
    await page.keyboard.press('Escape');
  }
  expect(await page.locator('img[onerror]').count()).toBe(0);
});

async function expectHeartBesideText(page: Page): Promise<void> {
  const boxOf = async (part: string) =>
    (await dialog(page).locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [heart, name] = [await boxOf('.card__save svg'), await boxOf('.card__name a')];
  const isBeside = heart.x + heart.width <= name.x || heart.x >= name.x + name.width;
  expect(isBeside || heart.y + heart.height <= name.y).toBe(true);
}

test('the data loaded on a touch is within its budget, even for a product with a hundred variants', async ({
  page,
}) => {
  await openShop(page, { product: hundredVariants() });
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .hover();
  await page.waitForLoadState('networkidle');
  let size = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      size += brotliCompressSync(await response.body()).length;
  });
  await choose(page).click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(20);
  await add(page).click();
  await expect(cart(page)).toBeVisible();
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(TOUCHED_BUDGET);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the buy button is reachable without scrolling, however many options there are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShop(page, { product: hundredVariants() });
    await choose(page).tap();
    await expect(dialog(page).getByRole('radio')).toHaveCount(20);
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    await chip(page, '5XL').tap();
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFaults(page)).toEqual([]);
    await add(page).tap();
    await expect(cart(page)).toBeVisible();
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
  });
});
