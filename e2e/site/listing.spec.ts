import { expect, type Page } from '@playwright/test';
import { islandHydrated, trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

const INDEX = /\/index\/products\.json$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page) => page.locator('#items .card__name').allTextContents();
const prices = async (page: Page) => {
  const texts = await page.locator('#items .price__now').allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[₹,]/g, '')));
};
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');

test('no filter data is loaded before a filter is used', async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => INDEX.test(request.url()) && indexes.push(request.url()));
  await page.goto('/shop');
  await page.mouse.wheel(0, 600);
  await islandHydrated(page.locator('#items-title'));
  // Only React responds to this press, so all of its own requests were sent before.
  const card = page.getByRole('article').first();
  await card.hover();
  const traffic = await trafficOf(page, async () => {
    await card.getByRole('button', { name: /^Quick view/ }).click();
    await expect(page.getByRole('dialog', { name: 'Quick view' })).toBeVisible();
  });
  expect([...traffic, ...indexes].filter((url) => INDEX.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Red' }).hover();
  await expect.poll(() => indexes.length).toBe(1);
});

test('filters apply at once, combine, and show correct counts', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: 'Red' }).check();
  await expect(heading(page)).toHaveText('We found 17 items for you!');
  await expect(page.locator('#items .card')).toHaveCount(17);
  await expect(page.getByRole('status')).toHaveText('17 items');
  await expect(page.locator('.filters__row', { hasText: 'Accessories' })).toHaveText(/5$/);
  await page.getByRole('checkbox', { name: 'XXL' }).check({ force: true });
  await expect(heading(page)).toHaveText('We found 8 items for you!');
  await expect(page).toHaveURL('/shop?color=Red&size=XXL');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('a chip removes its filter, and removing the last one restores the sample', async ({ page }) => {
  await page.goto('/shop');
  const before = await names(page);
  await page.getByRole('checkbox', { name: 'Red' }).check();
  await page.getByRole('checkbox', { name: 'Used' }).check();
  await expect(chips(page)).toHaveText(['Red', 'Used', 'Clear filters']);
  await page.getByRole('button', { name: 'Remove filter Red' }).click();
  await expect(page.getByRole('button', { name: 'Remove filter Used' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Red' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(heading(page)).toHaveText('We found 688 items for you!');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('16');
  await expect(page.locator('.filters__row', { hasText: 'Jacket' })).toHaveText(/125$/);
  expect(await names(page)).toEqual(before);
  await expect(page).toHaveURL('/shop');
});

test('sorting covers all pages, and the back button undoes each step', async ({ page }) => {
  await page.goto('/shop');
  const before = await names(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(page).toHaveURL('/shop?sort=price-asc');
  await expect(page.locator('#items .price__now').first()).toHaveText('₹490');
  const first = await prices(page);
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '02' }).click();
  await expect(page).toHaveURL('/shop?sort=price-asc&page=2');
  await expect(page.locator('#items .card')).toHaveCount(43);
  await expect(page.locator('#items .price__now').last()).toHaveText('₹1,89,500');
  await page.goBack();
  await expect(page.locator('#items .card')).toHaveCount(50);
  expect(await prices(page)).toEqual(first);
  await page.goBack();
  await expect(page.locator('#items .price__now').first()).toHaveText('₹9,999');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
  expect(await names(page)).toEqual(before);
});

test('an address restores its list, and so does a reload', async ({ page }) => {
  await page.goto('/category/womens-fashion?max=2000&size=M&sort=rating');
  for (const open of [async () => {}, () => page.reload()]) {
    await open();
    await expect(page.locator('[data-found]')).toHaveText('We found 5 items for you!');
    await expect(chips(page)).toHaveText(['Up to ₹2,000', 'Size M', 'Clear filters']);
    await expect(page.getByRole('checkbox', { name: 'M', exact: true })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
  }
  await page.getByRole('link', { name: /^Sportswear/ }).click();
  await expect(page).toHaveURL('/category/sportswear?sort=rating&max=2000&size=M');
});

test('sliders and text field set one price range, and Enter never reloads the page', async ({ page }) => {
  await page.goto('/shop');
  const range = page.getByRole('textbox', { name: 'Range' });
  await range.fill('2000 to 500');
  await range.press('Enter');
  await expect(page).toHaveURL('/shop?min=500&max=2000');
  await expect(range).toHaveValue('₹500 – ₹2,000');
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(2000);
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await highest.press('End');
  await expect(page).toHaveURL('/shop?min=500');
  await expect(highest).toHaveAttribute('aria-valuetext', '₹1,89,500');
  await highest.press('Home');
  await expect(page).toHaveURL(/max=500$/);
  await expect(range).toHaveValue('₹500 – ₹500');
});

test('when nothing matches, the filters can be cleared', async ({ page }) => {
  await page.goto('/shop?color=Red&condition=Used&max=500');
  await expect(page.getByText('No products match your filters')).toBeVisible();
  await page.locator('.empty-listing').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('#items .card')).toHaveCount(50);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters are a sheet: choices apply behind it, and it closes', async ({ page }) => {
    await page.goto('/category/mens-fashion');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await expect(sheet).toBeInViewport();
    await sheet.getByRole('checkbox', { name: /^Blue/ }).check();
    await expect(page).toHaveURL('/category/mens-fashion?color=Blue');
    await sheet.getByRole('button', { name: 'Show items' }).tap();
    await expect(sheet).toBeHidden();
    await expect(chips(page).first()).toHaveText('Blue');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links turn the pages', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/shop/2');
    await expect(page.locator('#items .card')).toHaveCount(43);
  });
});
