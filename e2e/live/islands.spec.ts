import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../site/site-server.ts';
import { hydrateIslands } from '../weights/weigh-page.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { showShop } from './show-shop.ts';

/** A shop in which every island has this many items. */
function shopOf(count: number) {
  const many = <Item>(itemOf: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => itemOf(index));
  const [slide] = SAMPLE_CONTENT.slides;
  const [deal] = SAMPLE_CONTENT.deals;
  if (!slide || !deal) throw new Error('The sample has slides and deals');
  const [image] = productOf(0).images;
  const categories = many((index) =>
    categoryOf({ id: `shelf-${index}`, name: `Shelf ${index}`, position: index, image: image ?? null }),
  );
  const product = (index: number) =>
    productOf(index, {
      categoryId: categories[index]?.id ?? null,
      isFeatured: index % 3 === 0,
      isPopular: index % 3 === 1,
      images: image ? many(() => image) : [],
      options: many((option) => ({ name: `Option ${option}`, values: ['this', 'that'] })),
      attributes: many((attribute) => ({ name: `Fact ${attribute}`, value: 'so' })),
      stock: count,
    });
  return catalogueOf(0, {
    categories,
    products: many(product),
    content: {
      ...SAMPLE_CONTENT,
      slides: many((index) => ({ ...slide, title: `Slide ${index}` })),
      deals: many((index) => ({ ...deal, title: `Deal ${index}`, endsAt: '2100-01-01T00:00' })),
      topBar: {
        promotion: '',
        messages: many((index) => ({ text: `Message ${index}`, link: '', linkText: '' })),
      },
    },
  });
}

/** Presses each visible button of the islands. An island without slides or images has no buttons. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.getByRole('main').locator('astro-island button:visible:not([popovertarget])');
  for (const button of await buttons.all()) {
    if (!(await button.isVisible())) continue;
    await button.evaluate((element: HTMLElement) => element.click());
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  }
}

for (const count of [0, 1, 2, 9]) {
  test(`islands with ${count} items hydrate, work, and keep the page height`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1366, height: 800 });
    await showShop(page, shopOf(count));
    for (const path of ['/', '/shop', ...(count > 0 ? ['/product/product-0'] : [])]) {
      await page.goto(path);
      const factsOf = () =>
        page.evaluate(() => ({
          headings: document.querySelectorAll('h1').length,
          height: document.documentElement.scrollHeight,
        }));
      await hydrateIslands(page);
      const before = await factsOf();
      expect(before.headings).toBe(1);
      await page.mouse.move(600, 400);
      await page.keyboard.press('Tab');
      await pressAll(page);
      // The console fixture fails the test on any island's error.
      await expect.poll(factsOf).toEqual(before);
    }
  });
}

test('a single slide has no controls and does not turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showShop(page, shopOf(1));
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Offers', exact: true });
  await hero.hover();
  await expect(hero).toHaveClass(/carousel--hydrated/);
  await expect(hero.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Slide 0' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: 'Slide 0' })).toBeInViewport();
});

test('a single slide does not turn without any interaction, either', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showShop(page, shopOf(1));
  await page.goto('/');
  const slide = page.locator('.hero__slide');
  // Half of the nine seconds that three slides would take.
  await slide.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 4_500;
  });
  await expect(slide).toBeInViewport();
  await expect(slide).toHaveCSS('opacity', '1');
});

for (const count of [1, 2, 3, 4]) {
  test(`a hero of ${count} slides that is touched in its first second stays on its slide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await showShop(page, shopOf(count));
    await page.goto('/');
    await page.evaluate(() => {
      for (const animation of document.querySelector('.hero__slide')?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 600;
      }
    });
    const hero = page.getByRole('region', { name: 'Offers', exact: true });
    await hero.hover();
    await expect(hero).toHaveClass(/carousel--hydrated/);
    const slide = hero.locator('.hero__slide').first();
    await expect(slide).toBeInViewport();
    await expect(slide).toHaveCSS('opacity', '1');
  });
}
