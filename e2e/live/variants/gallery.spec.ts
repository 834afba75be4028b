import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { test } from '../../site/site-server.ts';
import { PHONE } from '../../weights/routes.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants, SELLING, shopWith } from './variant-shop.ts';

const PATH = '/product/product-0';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Images' });
const number = (page: Page) => dialog(page).getByRole('status');

test('an enlarged image is shown in full; keys, buttons and the back button move through the images and close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
  await page.goto(PATH);
  const second = page.getByRole('button', { name: 'Enlarge Product 0: view 2 of 3' });
  await second.click();
  await expect(number(page)).toContainText('2 / 3');
  const image = dialog(page).locator('img').nth(1);
  await expect(image).toBeInViewport({ ratio: 1 });
  await expect(image).toHaveCSS('object-fit', 'contain');
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toContainText('3 / 3');
  await dialog(page).getByRole('button', { name: 'Next image' }).click();
  await expect(number(page)).toContainText('1 / 3');
  await dialog(page).getByRole('button', { name: 'Previous image' }).click();
  await expect(number(page)).toContainText('3 / 3');
  expect(await axeFaults(page)).toEqual([]);
  const near = dialog(page).getByRole('button', { name: 'Zoom in: Product 0: view 3 of 3' });
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  await expect(second).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the images fill the width, a dot follows the visible one, and the name is on the first screen', async ({
    page,
  }) => {
    await showShop(page, shopWith(fourVariants(), { selling: SELLING }));
    await page.goto(PATH);
    const stage = page.locator('.gallery__stage');
    expect((await stage.boundingBox())?.width).toBe(390);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const current = () =>
      page
        .locator('.gallery__dots i')
        .evaluateAll((dots) => dots.findIndex(({ className }) => className !== ''));
    expect(await current()).toBe(0);
    await stage.hover();
    await stage.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
    await stage.dispatchEvent('scroll');
    await expect.poll(current).toBe(1);
  });
});
