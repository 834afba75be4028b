import { expect, type Page } from '@playwright/test';
import { keepsThePageRules, readTable, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const TEXTS = [
  'Home',
  'Shehri',
  'Shehri city bicycle',
  '25 reviews',
  '$120.00',
  '$200.00',
  '25% Off',
  '1 year brand warranty',
  '30 day return policy',
  'Cash on delivery available',
  'Add to cart',
  'SKU',
  'Tags',
  '8 items in stock',
  'Description',
  'Additional info',
  'Reviews (3)',
  'New products',
];

const CHOICES = [
  ['Color', ['Red', 'Yellow', 'White', 'Orange', 'Cyan', 'Green', 'Purple'], 'White'],
  ['Size', ['S', 'M', 'L', 'XL', 'XXL'], 'M'],
] as const;

const BREAKDOWN = [
  ['5 star', '50%'],
  ['4 star', '25%'],
  ['3 star', '45%'],
  ['2 star', '65%'],
  ['1 star', '85%'],
] as const;

const thumbnail = (page: Page, view: string) => page.getByRole('link', { name: view, exact: true });

/** Which picture of the gallery is in sight, counted from 1. */
async function pictureInSight(page: Page): Promise<number> {
  return page
    .locator('.gallery__stage')
    .evaluate((stage) => Math.round(stage.scrollLeft / stage.clientWidth) + 1);
}

for (const path of ['/product', '/product/1']) {
  test(`${path} shows the sample product`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shehri city bicycle');
    await expect(page.getByRole('link', { name: 'Shehri', exact: true })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://mela.example/product/1',
    );
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its texts, in order', async ({ page }) => {
    await page.goto('/product/1');
    const text = (await page.getByRole('main').textContent()) ?? '';
    let from = 0;
    for (const wanted of TEXTS) {
      const at = text.indexOf(wanted, from);
      expect(at, `"${wanted}", after what comes before it`).toBeGreaterThanOrEqual(0);
      from = at + wanted.length;
    }
  });

  test('it is rated by a bar of 90%', async ({ page }) => {
    await page.goto('/product/1');
    const stars = page.locator('.summary').getByRole('img', { name: 'Rated 90%' });
    await expect(stars.locator('svg')).toHaveAttribute('width', '90');
  });

  for (const [name, choices, preselected] of CHOICES) {
    test(`${name} can be ${choices.join(', ')}, and is ${preselected} at first`, async ({ page }) => {
      await page.goto('/product/1');
      const group = page.getByRole('group', { name });
      for (const choice of choices)
        await expect(group.getByRole('radio', { name: choice, exact: true })).toBeVisible();
      await expect(group.getByRole('radio')).toHaveCount(choices.length);
      await expect(group.getByRole('radio', { name: preselected, exact: true })).toBeChecked();
    });
  }

  test('the name of the chosen colour stands beside the legend', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('radio', { name: 'Cyan' }).check({ force: true });
    await expect(page.getByText('Cyan', { exact: true })).toHaveCSS('opacity', '1');
    await expect(page.getByText('White', { exact: true })).toHaveCSS('opacity', '0');
  });

  test('the gallery has seven pictures, and each thumbnail leads to its own', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.locator('.gallery__stage img')).toHaveCount(7);
    for (const view of [3, 7, 1]) {
      await thumbnail(page, `view ${view} of 7`).click();
      await expect.poll(() => pictureInSight(page)).toBe(view);
    }
  });

  test('each tab shows its own panel, and only that', async ({ page }) => {
    await page.goto('/product/1');
    const panels = page.getByRole('tabpanel');
    await expect(panels).toContainText(['A steel step-through with seven gears']);
    await page.getByRole('tab', { name: 'Additional info' }).click();
    await expect(panels).toContainText(['Hi-ten steel']);
    await page.getByRole('tab', { name: 'Reviews (3)' }).click();
    await expect(panels).toContainText(['Customer questions & answers']);
    await expect(panels).toHaveCount(1);
  });

  test('the specification has dimensions, frame, weight, wheels, colours and sizes', async ({ page }) => {
    await page.goto('/product/1#info');
    const rows = await readTable(page, 'Specification');
    expect(rows.map(([name]) => name)).toEqual(['Dimensions', 'Frame', 'Weight', 'Wheels', 'Color', 'Size']);
    expect(rows.at(-2)?.[1]).toBe('Red, Yellow, White, Orange, Cyan, Green, Purple');
    expect(rows.at(-1)?.[1]).toBe('S, M, L, XL, XXL');
  });

  test('three reviews can be replied to, and the score is 4.8 out of 5', async ({ page }) => {
    await page.goto('/product/1#reviews');
    const reviews = page.locator('#reviews').getByRole('article');
    await expect(reviews).toHaveCount(3);
    await expect(page.getByText('4.8 out of 5')).toBeVisible();
    await reviews.nth(1).getByRole('link', { name: 'Reply' }).click();
    await expect(page.getByLabel('Comment')).toBeInViewport();
  });

  for (const [stars, share] of BREAKDOWN) {
    test(`${stars} has ${share}`, async ({ page }) => {
      await page.goto('/product/1#reviews');
      const line = page.locator('#reviews').getByRole('listitem').filter({ hasText: stars });
      await expect(line).toContainText(share);
      await expect(line.getByRole('meter')).toHaveAttribute('value', share.slice(0, -1));
    });
  }

  test('a review has its four fields in order, and is not sent', async ({ page }) => {
    await page.goto('/product/1#reviews');
    const form = page.getByRole('form', { name: 'Add a review' });
    await expect(form.locator('label')).toHaveText(['Comment', 'Name', 'Email', 'Website']);
    const traffic = await trafficOf(page, async () => {
      await form.getByLabel('Comment').fill('A good one.');
      await form.getByLabel('Email').fill('rhea@mela.example');
      await form.getByRole('button', { name: 'Submit Review' }).click();
    });
    expect(traffic).toEqual([]);
  });

  test('a quantity can be typed, and starts at 1', async ({ page }) => {
    await page.goto('/product/1');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue('1');
    await quantity.press('ArrowUp');
    await expect(quantity).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'One more' })).toBeHidden();
  });
});

test('the very first press on a button of the quantity counts', async ({ page }) => {
  await page.goto('/product/1');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
});

test('the quantity stays between one and what is in stock', async ({ page }) => {
  await page.goto('/product/1');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('99');
  await expect(quantity).toHaveValue('8');
  await quantity.fill('0');
  await expect(quantity).toHaveValue('1');
});

test('the arrows of the gallery lead on and round the end, and the thumbnail in sight is marked', async ({
  page,
}) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(() => pictureInSight(page)).toBe(7);
  await expect(thumbnail(page, 'view 7 of 7')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => pictureInSight(page)).toBe(1);
  await expect(thumbnail(page, 'view 1 of 7')).toHaveAttribute('aria-current', 'true');
});

test('alive, a thumbnail moves the picture and leaves address and page where they are', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => pictureInSight(page)).toBe(2);
  await thumbnail(page, 'view 5 of 7').click();
  await expect.poll(() => pictureInSight(page)).toBe(5);
  await expect(page).toHaveURL(/\/product\/1$/);
});

test('the gallery is moved by the keys of a scroller', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('region', { name: 'Pictures' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pictureInSight(page)).toBe(2);
});

test('the count of reviews leads to the reviews, asleep and alive', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('link', { name: '25 reviews' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('4.8 out of 5');
  await page.getByRole('tab', { name: 'Description' }).click();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: '25 reviews' }).click();
  await expect(page.getByRole('tab', { name: 'Reviews (3)' })).toHaveAttribute('aria-selected', 'true');
});

test('every product has its own page, with seven views of it', async ({ page }) => {
  for (const id of [2, 20, 54]) {
    await page.goto(`/product/${id}`);
    await expect(page.locator('.gallery__stage img')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Related products' }).getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('complementary').getByRole('article')).toHaveCount(4);
  }
});

test('search engines are told price, rating and the way to the page', async ({ page }) => {
  await page.goto('/product/1');
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, breadcrumb] = ['Product', 'BreadcrumbList'].map((type) =>
    things.map((thing) => JSON.parse(thing)).find((thing) => thing['@type'] === type),
  );
  expect(product).toMatchObject({
    offers: { price: '120.00', priceCurrency: 'USD' },
    aggregateRating: { reviewCount: 25 },
  });
  expect(breadcrumb.itemListElement).toHaveLength(3);
});

test('paper gets the product, all three panels, and nothing to press', async ({ page }) => {
  await page.goto('/product/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tabpanel')).toHaveCount(3);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByText('$120.00', { exact: true })).toBeVisible();
});

keepsThePageRules('/product/1');
keepsThePageRules('/product/3#reviews');
