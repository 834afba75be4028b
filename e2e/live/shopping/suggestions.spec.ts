import { expect } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { ShoppingShop } from './shopping-shop.ts';

test('the search suggests while typing, works by keyboard, and loads nothing before it has the focus', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const index = () => requests.filter((path) => path.startsWith('/index/products'));
  await page.setViewportSize({ width: 1366, height: 768 });
  await new ShoppingShop().show(page);
  await page.goto('/about');
  const field = page.locator('.header input');
  await page.mouse.wheel(0, 200);
  await field.hover();
  expect(index()).toEqual([]);
  await field.focus();
  await field.pressSequentially('lin');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: 'Linen shirt' })).toBeVisible();
  expect(index()).toHaveLength(1);
  await expect(list.getByRole('option').last()).toHaveText('Search for “lin”');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('lin');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lin$/);
});
