import { expect } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import { axeFaults } from '../../axe.ts';
import { buy, openShop, test } from './open-shop.ts';

test('the team edits an order, and prepares a draft that its shopper confirms', async ({ page, shop }) => {
  const lamp = await openShop(shop, 5);
  await buy(shop, lamp, 1);
  const { orders } = await askFor(shop, '{ orders(first: 1) { nodes { id number } } }');
  const [{ id, number }] = orders.nodes;

  await page.goto(`${shop.url}/admin/orderdetails?order=${id}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit order #${number}`);
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('2');
  await expect(page.getByText('more than before')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order #${number}`);
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();

  await page.goto(`${shop.url}/admin/orderlist`);
  await page.getByRole('link', { name: 'Create order' }).click();
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('lamp');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone').first().fill('9822012345');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Address', { exact: true }).fill('12 MG Road');
  await page.getByLabel('Town or city').fill('Bengaluru');
  await page.getByLabel('PIN or postcode').fill('560001');
  await page.getByLabel('State').selectOption('Karnataka');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft D1');
  expect(await axeFaults(page)).toEqual([]);
  const link = await page.getByLabel('Payment link').inputValue();
  await page.getByRole('button', { name: 'Send payment link' }).click();
  await expect(page.getByText(/^Link sent/)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText('Cash on delivery').first().click();
  await page.getByRole('button', { name: /^Confirm order of/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${Number(number) + 1}`);
  await expect(page.getByText('Preparing', { exact: true })).toBeVisible();
});
