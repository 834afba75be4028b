import { expect, type Locator, type Page } from '@playwright/test';
import { WITH_MOTION } from '../with-motion.ts';
import { ownFontLoaded } from './own-font.ts';
import { trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

test.use(WITH_MOTION);

const thumbnail = (page: Page, view: string) => page.getByRole('link', { name: view, exact: true });

/** The number of the visible gallery image, from 1. */
async function imageInSight(page: Page): Promise<number> {
  return page
    .locator('.gallery__stage')
    .evaluate((stage) => Math.round(stage.scrollLeft / stage.clientWidth) + 1);
}

/** Waits until the gallery has arrived at an image, because a key press on the way would stop it. */
async function expectArrival(page: Page, image: number): Promise<void> {
  const distance = () =>
    page.locator('.gallery__stage').evaluate((stage: HTMLElement, place) => {
      const view = stage.querySelectorAll<HTMLElement>('[data-zoom]')[place];
      return view ? Math.abs(stage.scrollLeft - (view.offsetLeft - stage.offsetLeft)) : Number.NaN;
    }, image - 1);
  await expect.poll(distance).toBeLessThan(1);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing a colour shows the product in it, and its name beside the legend', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('radio', { name: 'Cyan' }).check({ force: true });
    await expect(page.getByText('Cyan', { exact: true })).toHaveCSS('opacity', '1');
    await expect(page.getByText('White', { exact: true })).toHaveCSS('opacity', '0');
    await page.getByRole('radio', { name: 'White' }).check({ force: true });
    const shown = page.locator('#view-1 img:visible');
    await expect(shown).toHaveAttribute('src', /bike-1\b/);
    for (const [name, file] of [
      ['Cyan', /bike-cyan/],
      ['Red', /bike-red/],
      ['White', /bike-1\b/],
    ] as const) {
      await page.getByRole('radio', { name }).check({ force: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('src', file);
    }
  });

  test('thumbnails, tabs, the quantity and replies to reviews work', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.locator('[data-zoom]')).toHaveCount(7);
    for (const view of [3, 7, 1]) {
      await thumbnail(page, `view ${view} of 7`).click();
      await expect.poll(() => imageInSight(page)).toBe(view);
    }
    // Each tab shows only its own panel.
    const panels = page.getByRole('tabpanel');
    await expect(panels).toContainText(['A steel step-through with seven gears']);
    await page.getByRole('tab', { name: 'Additional info' }).click();
    await expect(panels).toContainText(['Hi-ten steel']);
    await page.getByRole('tab', { name: 'Reviews (3)' }).click();
    await expect(panels).toContainText(['Customer questions & answers']);
    await expect(panels).toHaveCount(1);
    // A reply to a review is not sent.
    await page.locator('#reviews').getByRole('article').nth(1).getByRole('link', { name: 'Reply' }).click();
    await expect(page.getByLabel('Comment')).toBeInViewport();
    const form = page.getByRole('form', { name: 'Add a review' });
    const traffic = await trafficOf(page, async () => {
      await form.getByLabel('Comment').fill('A good one.');
      await form.getByLabel('Email').fill('rhea@mela.example');
      await form.getByRole('button', { name: 'Submit Review' }).click();
    });
    expect(traffic).toEqual([]);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue('1');
    await quantity.press('ArrowUp');
    await expect(quantity).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'One more' })).toBeHidden();
  });
});

test('the first press of a quantity button counts, and the quantity stays between one and the stock', async ({
  page,
}) => {
  await page.goto('/product/1');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  const [less, more] = ['One less', 'One more'].map((name) => page.getByRole('button', { name }));
  await more?.click();
  await expect(quantity).toHaveValue('2');
  await less?.click();
  await expect(less as Locator).toBeDisabled();
  await quantity.fill('99');
  await expect(quantity).toHaveValue('8');
  await expect(more as Locator).toBeDisabled();
  await quantity.fill('0');
  await expect(quantity).toHaveValue('1');
});

test('arrows move through the gallery past its end, thumbnails and keys select an image, and the visible thumbnail is marked', async ({
  page,
}) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(() => imageInSight(page)).toBe(7);
  await expect(thumbnail(page, 'view 7 of 7')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => imageInSight(page)).toBe(1);
  await expect(thumbnail(page, 'view 1 of 7')).toHaveAttribute('aria-current', 'true');
  // Once hydrated, a thumbnail changes neither the address nor the scroll position.
  await thumbnail(page, 'view 5 of 7').click();
  await expectArrival(page, 5);
  await expect(page).toHaveURL(/\/product\/1$/);
  await page.getByRole('region', { name: 'Pictures' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => imageInSight(page)).toBe(6);
});

for (const path of ['/product/1', '/product/20']) {
  test(`on ${path} a press shows an image at double size at every width, with the pressed point visible`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [390, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator('#view-1').boundingBox();
      if (!small) throw new Error('No image');
      await page.locator('#view-1').click({ position: { x: small.width * 0.75, y: small.height * 0.25 } });
      const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
      const large = await dialog.getByRole('img').boundingBox();
      if (!large) throw new Error('No enlarged image');
      expect(large.width, `${width} px`).toBeGreaterThanOrEqual(2 * small.width - 1);
      const point = { x: large.x + large.width * 0.75, y: large.y + large.height * 0.25 };
      expect(point.x).toBeGreaterThan(0);
      expect(point.x).toBeLessThan(width);
      expect(point.y).toBeGreaterThan(0);
      expect(point.y).toBeLessThan(900);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test('a press enlarges an image, another zooms in, and Escape goes back', async ({ page }) => {
  const largest: string[] = [];
  page.on('request', (request) => /-2560\./.test(request.url()) && largest.push(request.url()));
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => imageInSight(page)).toBe(2);
  await page.locator('#view-2').click();
  const image = page.getByRole('dialog', { name: 'Enlarged picture' }).getByRole('img');
  await expect(image).toHaveAttribute('src', /bike-2\b.*-1280/);
  const width = (await image.boundingBox())?.width ?? 0;
  expect(largest, 'the largest files, as long as others are large enough').toEqual([]);
  await image.click();
  await expect.poll(() => largest).toEqual([expect.stringMatching(/bike-2\b/)]);
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(1.5 * width);
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
});

test('the review count links to the reviews, before and after hydration', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('link', { name: '25 reviews' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('4.8 out of 5');
  await page.getByRole('tab', { name: 'Description' }).click();
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: '25 reviews' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Reviews (3)' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone nothing with the focus is behind the price bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/1');
  const covered = await page.locator('.summary').evaluate((summary) => {
    const bar = document.querySelector('.buy-bar') as Element;
    return [...summary.querySelectorAll<HTMLElement>('a, button, input')].filter((control) => {
      control.focus();
      return control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    }).length;
  });
  expect(covered).toBe(0);
  // At 400 % zoom, neither the bar nor the header stays visible.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('.buy-bar')).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('pinching zooms an enlarged image, and so does a trackpad', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  const image = page.getByRole('dialog', { name: 'Enlarged picture' }).getByRole('img');
  const widthOf = async () => (await image.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  const session = await page.context().newCDPSession(page);
  for (const [type, apart] of [
    ['touchStart', 100],
    ['touchMove', 150],
    ['touchMove', 200],
  ] as const) {
    const touchPoints = [-1, 1].map((side) => ({ x: 600 + (side * apart) / 2, y: 300 }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(widthOf).toBeCloseTo(2 * whole, 0);
  await page.mouse.move(600, 300);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 400);
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('text and new products, side by side below the gallery, end at the same height', async ({ page }) => {
  await page.goto('/product/1');
  await ownFontLoaded(page);
  const endOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = (await endOf('.new-products')) - (await endOf('.product-details'));
    expect(Math.abs(apart), `${width} px`).toBeLessThan(100);
  }
});

test('the printed page has the product and all three panels, and no controls', async ({ page }) => {
  await page.goto('/product/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tabpanel')).toHaveCount(3);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(1);
  await expect(page.getByText('$120.00', { exact: true }).first()).toBeVisible();
  for (const chosen of ['White', 'M']) await expect(page.getByText(chosen, { exact: true })).toBeVisible();
  await expect(page.getByText('XXL', { exact: true })).toBeHidden();
  await expect(page.getByText('14 Shahpur Jat').first()).toBeVisible();
  // The details are below the image and the price, as wide as the paper.
  const [details, summary] = await Promise.all(
    ['.product-details', '.summary'].map((part) => page.locator(part).boundingBox()),
  );
  expect(details?.width).toBeGreaterThan(2 * (summary?.x ?? 0));
  expect(details?.y).toBeGreaterThan((summary?.y ?? 0) + (summary?.height ?? 0));
});
