import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SITE_DIR } from '../weights/static-host.ts';
import { keepsThePageRules, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const CARDS = 50;

const DROPDOWNS = [
  ['Show', ['50', '100', '150', '200', 'All']],
  ['Sort by', ['Featured', 'Price: Low to High', 'Price: High to Low', 'Release Date', 'Avg. Rating']],
] as const;

const CATEGORIES = [
  ['Jacket', 125],
  ['Jeans', 68],
  ['Sweatshirts', 284],
  ['Trousers', 274],
  ['Kitwears', 152],
  ['Sportswear', 302],
  ['Accessories', 168],
] as const;

const FILTERS = [
  ['Color', ['Red 56', 'Green 78', 'Blue 54']],
  ['Size', ['S', 'M', 'L', 'XL', 'XXL']],
  ['Item Condition', ['New 1506', 'Refurbished 27', 'Used 45']],
] as const;

const MENU = [
  'Mobile',
  "Women's Fashion",
  'Dresses',
  'Blouses & Shirts',
  'Hoodies & Sweatshirts',
  'Wedding Dresses',
  'Prom Dresses',
  'Cosplay Costumes',
  "Men's Fashion",
  'Jackets',
  'Casual Faux Leather',
  'Genuine Leather',
  'Casual Pants',
  'Sweatpants',
  'Harem Pants',
  'Electronics',
  'Audio',
  'Electronics GST Store',
  'Cameras & Accessories',
  'Computer Peripherals',
  'Laptop And Desktop',
  'Mobile Accessory',
  'Two Wheelers',
  'Petrol Vehicles',
  'Electric Vehicles',
];

const slug = (name: string) =>
  name.toLowerCase().replaceAll("'", '').replaceAll('&', 'and').replaceAll(' ', '-');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 900 } });

  test('the heading says what was found', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We found 688 items for you!');
  });

  for (const [name, options] of DROPDOWNS) {
    test(`"${name}" offers ${options.join(', ')}, the first at first`, async ({ page }) => {
      await page.goto('/shop');
      const dropdown = page.getByRole('combobox', { name });
      await expect(dropdown.locator('option')).toHaveText([...options]);
      await expect(dropdown).toHaveValue(options[0]);
    });
  }

  test('pages are 01, 02, 03, ..., 16 and next', async ({ page }) => {
    await page.goto('/shop');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('> *')).toHaveText(['01', '02', '03', '...', '16', '']);
    await expect(pages.getByRole('link', { name: '01' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Next' })).toBeVisible();
  });

  for (const [name, count] of CATEGORIES) {
    test(`the sidebar counts ${count} of ${name}, and leads to them`, async ({ page }) => {
      await page.goto('/shop');
      await page
        .getByRole('complementary')
        .getByRole('link', { name: new RegExp(`^${name} ?${count}$`) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  }

  for (const [name, choices] of FILTERS) {
    test(`${name} can be filtered by ${choices.join(', ')}`, async ({ page }) => {
      await page.goto('/shop');
      const group = page.getByRole('group', { name });
      await expect(group.getByRole('checkbox')).toHaveCount(choices.length);
      for (const choice of choices) await group.getByRole('checkbox', { name: choice, exact: true }).check();
    });
  }

  test(`${CARDS} cards stand in three columns`, async ({ page }) => {
    await page.goto('/shop');
    const cards = page.locator('.card');
    await expect(cards).toHaveCount(CARDS);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
  });

  test('a card has all that the specification gives it', async ({ page }) => {
    await page.goto('/shop');
    const card = page.getByRole('article').filter({ hasText: 'Indigo block-print kurta' });
    await expect(card.locator('img')).toHaveCount(2);
    await expect(card).toContainText("Best SellMen's FashionRated 94%,4.7of 5Indigo block-print kurta");
    await expect(card).toContainText('₹1,499');
    await expect(card.locator('s')).toContainText('₹2,299');
    await expect(card.getByRole('link', { name: 'Quick view: Indigo block-print kurta' })).toBeAttached();
    for (const action of [
      'Compare Indigo',
      'Add Indigo block-print kurta to wishlist',
      'Add Indigo block-print kurta to cart',
    ])
      await expect(card.getByRole('button', { name: action })).toBeAttached();
  });

  test('without script, quick view leads to the product', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('article').nth(2).hover();
    await page.getByRole('link', { name: 'Quick view: Indigo block-print kurta' }).click();
    await expect(page).toHaveURL(/\/product\/3$/);
  });

  test('on a phone the filters come in over the page, and go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(filters).toBeInViewport();
    await page.getByRole('button', { name: 'Close filters' }).click();
    await expect(filters).toBeHidden();
  });

  test('a page of the menu says how many it found, and leads on to the entries below it', async ({
    page,
  }) => {
    await page.goto('/category/womens-fashion');
    const found = await page.locator('.card').count();
    await expect(page.getByText(`We found ${found} items for you!`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Dresses', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      "HomeWomen's FashionDresses",
    );
  });
});

for (const name of MENU) {
  test(`${name} has its page, with products of its own`, async () => {
    const page = await readFile(join(SITE_DIR, 'category', slug(name), 'index.html'), 'utf8');
    expect(page).toContain(`<h1>${name.replace('&', '&amp;').replace("'", '&#39;')}</h1>`);
    expect(page).toContain('<article class="card">');
  });
}

test('quick view shows the product over the listing, and gives the focus back', async ({ page }) => {
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: 'Indigo block-print kurta' });
  const link = card.getByRole('link', { name: /^Quick view/ });
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  await expect(async () => {
    await card.hover();
    await link.click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog).toContainText('Printed by hand in Bagru');
  await expect(dialog.getByRole('link', { name: 'View details' })).toHaveAttribute('href', /\/product\/3$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the slider writes its range into the text field', async ({ page }) => {
  await page.goto('/shop');
  const slider = page.getByRole('slider', { name: 'Highest price' });
  const range = page.getByRole('textbox', { name: 'Range' });
  await expect(range).toHaveValue('₹0 – ₹5,000');
  // At once, so before the island is alive: nothing of it is lost.
  await slider.press('End');
  await expect(range).toHaveValue('₹0 – ₹10,000');
  await slider.press('Home');
  await expect(range).toHaveValue('₹0 – ₹0');
});

test('choosing, filtering and turning pages leave the sample as it is', async ({ page }) => {
  await page.goto('/shop');
  const before = await page.locator('.card__name').allTextContents();
  const traffic = await trafficOf(page, async () => {
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All');
  });
  expect(traffic.filter((address) => !address.includes('/_astro/'))).toEqual([]);
  expect(await page.locator('.card__name').allTextContents()).toEqual(before);
});

test('a finger never fetches the second view of a card', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${site}/shop`);
  const second = page.locator('.card picture + img').first();
  await expect(second).toBeHidden();
  await expect(page.getByRole('link', { name: /^Quick view/ }).first()).toBeVisible();
  await context.close();
});

keepsThePageRules('/shop');
keepsThePageRules('/category/womens-fashion');
