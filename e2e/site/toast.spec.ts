import { expect, type Page } from '@playwright/test';
import { WITH_MOTION } from '../with-motion.ts';
import { test } from './site-server.ts';

test.use(WITH_MOTION);

const KEPT = 'This is a sample shop. Nothing is saved';

for (const [path, names] of [
  ['/shop', [/^Add .* to wishlist$/, /^Compare /, /^Add .* to cart$/]],
  ['/product/1', ['Add to cart', 'Add to wishlist', 'Compare']],
  ['/wishlist', [/^Add to cart:/, /^Remove /]],
  ['/cart', ['Clear Cart', 'Update Cart', 'Continue Shopping', 'Proceed To CheckOut', 'One more']],
  ['/login', ['Login With Google']],
] as const) {
  test(`each inoperative button of ${path} says so on every press`, async ({ page }) => {
    await page.goto(path);
    const answer = page.getByRole('alert').filter({ hasText: KEPT });
    for (const name of names) {
      const button = page.getByRole('main').getByRole('button', { name }).first();
      for (let press = 0; press < 2; press += 1) {
        await button.click();
        await expect(answer).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(answer).toBeHidden();
    }
  });
}

test('a form that sends nothing says so after the press, and not before', async ({ page }) => {
  await page.goto('/contactus');
  const answer = page.getByRole('alert').filter({ hasText: KEPT });
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(answer).toBeVisible();
});

/** Ends the toast's five seconds. */
const fade = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getElementById('toast')?.getAnimations() ?? []) animation.finish();
  });

/** The toast's opacity right after an action, and the browser's announcement to screen readers. */
async function seenAfter(page: Page, press: () => Promise<void>): Promise<unknown> {
  await press();
  const opacity = await page.evaluate(
    () => getComputedStyle(document.getElementById('toast') as Element).opacity,
  );
  return { opacity, alerts: await page.getByRole('alert').allInnerTexts() };
}

const ANSWERED = { opacity: '1', alerts: [KEPT] };

test('a faded message is closed, and the next press shows one at once, by mouse, touch or key', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${site}/cart`);
  const button = page.getByRole('button', { name: 'Update Cart' });
  for (const press of [
    () => button.click(),
    () => button.press('Enter'),
    () => button.tap(),
    () => button.press(' '),
  ]) {
    for (let time = 0; time < 2; time += 1) expect(await seenAfter(page, press)).toEqual(ANSWERED);
    await fade(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await context.close();
});

test('a form that is submitted repeatedly shows a message every time', async ({ page }) => {
  await page.goto('/contactus');
  const send = page.getByRole('button', { name: 'Send message' });
  for (const waits of [false, true, true]) {
    if (waits) await fade(page);
    expect(await seenAfter(page, () => send.press('Enter'))).toEqual(ANSWERED);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart shows a message, too', async ({ page }) => {
    await page.goto('/shop');
    await page
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await expect(page.getByText(KEPT)).toBeVisible();
  });
});
