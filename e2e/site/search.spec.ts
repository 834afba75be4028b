import { expect } from '@playwright/test';
import { test } from './site-server.ts';

test('an address with a search shows its results', async ({ page }) => {
  await page.goto('/search?q=indigo+kurta');
  await expect(page.getByRole('searchbox', { name: 'Search for items' }).last()).toHaveValue('indigo kurta');
  await expect(page.locator('#items .card__name').first()).toHaveText('Indigo block-print kurta');
});

test('the slash key focuses the search in the header, and Enter searches', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search for items' });
  await expect(field).toBeFocused();
  await page.keyboard.type('scraf/');
  await expect(field).toHaveValue('scraf/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=scraf%2F');
  await expect(page.locator('[data-found]')).toHaveText(/^We found \d items for you!$/);
  await expect(page.locator('#items .card__name').first()).toHaveText(/scarf/i);
});

test('typing on the search page updates the results letter by letter, without history entries', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search for items' });
  await field.pressSequentially('bicycle');
  await expect(page.locator('#items .card__name')).toHaveText([
    'Shehri city bicycle',
    'Shehri electric bicycle',
  ]);
  await expect(page).toHaveURL('/search?q=bicycle');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expect(page.locator('#items .card__name').first()).toHaveText('Shehri electric bicycle');
  await page.goBack();
  await expect(page.locator('#items .card__name').first()).toHaveText('Shehri city bicycle');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a search without results says so, and offers links', async ({ page }) => {
  await page.goto('/search?q=%3Cb%3Equux%3C%2Fb%3E');
  await expect(page.getByText('No products found for “<b>quux</b>”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all products' })).toHaveAttribute(
    'href',
    '/shop',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search of the menu opens its results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const field = page.getByRole('dialog').getByRole('searchbox', { name: 'Search for items' });
    await field.fill('kurta');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=kurta');
    await expect(page.locator('#items .card__name').first()).toHaveText('Indigo block-print kurta');
  });
});
