import { expect, type Page } from '@playwright/test';
import { ownFontLoaded } from '../site/own-font.ts';
import { test } from '../site/site-server.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { showShop } from './show-shop.ts';
import { SELLING } from './variants/variant-shop.ts';

test('a single product fills its row on the home page, and its image has no thumbnails', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showShop(page, catalogueOf(1));
  await page.goto('/');
  const [card, section] = await Promise.all([
    page.locator('.card').boundingBox(),
    page.locator('.product-grid').boundingBox(),
  ]);
  expect(card?.width).toBe(section?.width);
  await page.goto('/product/product-0');
  await expect(page.locator('.gallery__stage img')).toBeVisible();
  await expect(page.locator('.gallery__dots')).toHaveCount(0);
});

/** The left and right ends of the row (`row`), and of the cards in it (`ends`), in pixels. */
async function rowOf(page: Page) {
  const boxes = await page.locator('.product-grid > .card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [left, right];
    }),
  );
  const row = await page.locator('.product-grid').evaluate((grid) => {
    const { left, right } = grid.getBoundingClientRect();
    return [left, right];
  });
  return {
    row: row.map(Math.round),
    ends: [Math.min(...boxes.flat()), Math.max(...boxes.flat())].map(Math.round),
  };
}

for (const count of [1, 2, 3]) {
  test(`${count} products fill their row at 390, 768, 1366 and 1920 pixels`, async ({ page }) => {
    await showShop(page, catalogueOf(count));
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      for (const width of [390, 768, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { row, ends } = await rowOf(page);
        expect(ends, `${path} at ${width} px`).toEqual(row);
        // On a phone, the row leaves only the page's margins of 16 pixels.
        if (width < 768) expect(row, path).toEqual([16, width - 16]);
      }
    }
  });
}

for (const count of [2, 3, 4, 5, 6]) {
  test(`${count} categories leave no single tile in the last row on a phone, and share one row on wider screens`, async ({
    page,
  }) => {
    const categories = Array.from({ length: count }, (_, index) =>
      categoryOf({ id: `c${index}`, name: `Category ${index}`, position: index }),
    );
    const products = categories.map(({ id }, index) => productOf(index, { categoryId: id }));
    await showShop(page, catalogueOf(0, { categories, products }));
    await page.goto('/');
    for (const [width, lines] of [
      [390, count < 4 ? 1 : 2],
      [768, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.locator('.category-row').evaluate((row) => {
        const right = row.getBoundingClientRect().right;
        return [...row.children].map((tile) => {
          const box = tile.getBoundingClientRect();
          return { top: box.top, isAtEnd: Math.abs(box.right - right) < 1, width: box.width };
        });
      });
      expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(lines);
      if (width < 768) expect(boxes.filter(({ isAtEnd }) => isAtEnd)).toHaveLength(lines);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThan(90);
    }
  });
}

test('an enlarged photo has no tinted stripes beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(page, catalogueOf(3));
  await page.goto('/product/product-0');
  await page
    .getByRole('button', { name: /^Enlarge / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Images' });
  await expect(dialog).toHaveCSS('background-image', 'none');
  await expect(dialog).toHaveCSS(
    'background-color',
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
});

const LONG = 'Handwoven two-tone Banarasi silk saree, its border zari and its blouse unstitched, '
  .repeat(3)
  .slice(0, 200);

test('a title of 200 letters takes two lines of a card, and fits the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showShop(
    page,
    catalogueOf(0, {
      products: [productOf(0, { title: LONG }), productOf(1), productOf(2)],
      selling: SELLING,
    }),
  );
  await page.goto('/shop');
  const lines = await page
    .locator('.card__name', { hasText: 'Banarasi' })
    .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
  expect(Math.round(lines)).toBe(2);
  await page.goto('/product/product-0');
  await ownFontLoaded(page);
  const [name, bar] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.locator('.buy-bar').boundingBox(),
  ]);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('no line breaks within a hyphenated word, on rendered and sorted cards and on the product page', async ({
  page,
}) => {
  const title = 'Kanpur two-tone leather tote';
  await showShop(page, catalogueOf(0, { products: [productOf(0, { title }), productOf(1), productOf(2)] }));
  const linesOf = (selector: string) =>
    page.locator(selector, { hasText: 'two-tone' }).evaluate((name) => {
      const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const word = document.createRange();
      while (text.nextNode())
        if (text.currentNode.nodeValue === 'two-tone') word.selectNode(text.currentNode);
      return new Set(Array.from(word.getClientRects(), ({ top }) => top)).size;
    });
  await page.goto('/shop');
  for (const width of [320, 340, 360, 380, 400, 420]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesOf('.card__name'), `${width} pixels`).toBe(1);
  }
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
  await expect(page).toHaveURL(/sort=newest/);
  await expect.poll(() => linesOf('.card__name')).toBe(1);
  await page.locator('.card', { hasText: title }).getByRole('link').click();
  await expect(page).toHaveURL(/product-0$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => linesOf('h1')).toBe(1);
});

test('no line of a two-line breadcrumb begins with a slash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const categories = ['Women of the North', 'Handwoven dresses', 'Dresses for evenings'].map((name, index) =>
    categoryOf({ id: `c${index}`, name, parentId: index === 0 ? null : `c${index - 1}` }),
  );
  await showShop(page, catalogueOf(0, { categories, products: [productOf(0, { categoryId: 'c2' })] }));
  await page.goto('/product/product-0');
  const steps = await page.locator('.breadcrumb li').evaluateAll((items) =>
    items.map((item) => ({
      top: item.getBoundingClientRect().top,
      before: getComputedStyle(item, '::before').content,
      hasSlash: getComputedStyle(item, '::after').content.startsWith('"/"'),
    })),
  );
  expect(new Set(steps.map(({ top }) => top)).size).toBeGreaterThan(1);
  expect(steps.map(({ before }) => before)).toEqual(steps.map(() => 'none'));
  expect(steps.map(({ hasSlash }) => hasSlash)).toEqual([true, true, true, true, false]);
});

test('in dark mode a photo is surrounded by its light backdrop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await showShop(page, catalogueOf(4));
  await page.goto('/shop');
  const light = await page
    .locator('.card__backdrop')
    .first()
    .evaluate((backdrop) => {
      const { mixBlendMode, backgroundImage } = getComputedStyle(backdrop, '::after');
      return { mixBlendMode, backgroundImage };
    });
  expect(light.mixBlendMode).toBe('multiply');
  expect(light.backgroundImage).toMatch(/^radial-gradient/);
});

test('a product without an image looks complete in rendered and sorted listings, in the quick view and on its page', async ({
  page,
}) => {
  await showShop(page, catalogueOf(0, { products: [productOf(0, { images: [] }), productOf(1)] }));
  await page.goto('/shop');
  const card = page.locator('#items .card', { hasText: 'Product 0' });
  await expect(card.locator('img')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Release Date');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('button', { name: /^Quick view/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View details' }).click();
  await expect(page.getByText('No image yet')).toBeVisible();
});

test('the quick view of a removed product does not describe the error page', async ({ page }) => {
  await showShop(page, catalogueOf(1));
  await page.goto('/shop');
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.fetch = async () => {
          setTimeout(resolve);
          return new Response('<meta name="description" content="Not found">', { status: 404 });
        };
      }),
  );
  await page.getByRole('button', { name: /^Quick view/ }).click();
  await asked;
  await expect(page.getByRole('dialog').locator('p').nth(1)).toBeEmpty();
});
