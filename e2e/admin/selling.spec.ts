import { expect } from '@playwright/test';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { axeFaults } from '../axe.ts';
import { changeSelling } from '../live/selling/open-shop.ts';
import { test } from '../shop-server.ts';
import { addCategories } from './admin-page.ts';
import { addProducts } from './products-page.ts';

const SAVED = 'Selling settings saved';
const COUNTRIES = '{ sellingSettings { countries } }';

test('countries are chosen by name, and none is lost while the list is closed', async ({ page, shop }) => {
  const stored = async () => (await askFor(shop, COUNTRIES)).sellingSettings.countries.toSorted();
  let saves = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation UpdateSellingSettings')) saves += 1;
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto(`${shop.url}/admin/selling`);
  const summary = page.locator('summary', { hasText: 'Ships to' });
  await expect(summary).toHaveText('Ships to: India');
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect.poll(stored).toEqual(['IN']);

  await summary.focus();
  await page.keyboard.press('Enter');
  const search = page.getByLabel('Find a country');
  await search.fill('nep');
  await expect(page.getByRole('group', { name: 'Countries' }).getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Nepal' }).check();
  await search.fill('in');
  await expect(page.getByRole('checkbox', { name: 'India', exact: true })).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  await search.fill('no such land');
  await expect(page.getByText('No country is called “no such land”.')).toBeVisible();
  await search.press('Enter');
  await search.fill('');
  await expect(summary).toHaveText('Ships to: India, Nepal');
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect.poll(stored).toEqual(['IN', 'NP']);
  expect(saves).toBe(2);

  await page.reload();
  await summary.click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await expect(summary).toContainText('249 countries');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await expect(summary).toContainText('none');
  await save.click();
  await expect(page.getByText('Countries must be at least one two-letter country code')).toBeVisible();
  await page.getByRole('checkbox', { name: 'India', exact: true }).check();
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect.poll(stored).toEqual(['IN']);
});

test('an unsaved choice of country asks before the screen is left', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/selling`);
  await page.locator('summary', { hasText: 'Ships to' }).click();
  await page.getByRole('checkbox', { name: 'Bhutan' }).check();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a currency that another operator chooses appears at once, and the input stays', async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Lamps');
  await addProducts(shop, { title: 'Brass lamp', regular_price: 3_000, selling_price: 2_000 });
  const lookAgain = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.goto(`${shop.url}/admin/allproducts`);
  await expect(page.getByText('₹2,000').first()).toBeVisible();
  await changeSelling(shop, { currency: 'USD' });
  await lookAgain();
  await expect(page.getByText('Prices are in USD now')).toBeVisible();
  await expect(page.getByText('$2,000').first()).toBeVisible();
  await expect(page.getByText('₹2,000')).toHaveCount(0);

  await page.goto(`${shop.url}/admin/addproduct`);
  const price = page.getByLabel('Selling price');
  await price.fill('1499');
  await expect(page.locator('.product-form__price').first()).toContainText('$');
  await changeSelling(shop, { currency: 'JPY' });
  await lookAgain();
  await expect(page.getByText('Prices are in JPY now')).toBeVisible();
  await expect(page.locator('.product-form__price').first()).toContainText('¥');
  await expect(price).toHaveValue('1499');
  // Later tests share the shop, and use rupees.
  await changeSelling(shop, { currency: 'INR' });
});
