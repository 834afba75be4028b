import { expect } from '@playwright/test';
import { readTable, trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

const CONTROLS = ['Clear Cart', 'Update Cart', 'Continue Shopping', 'Proceed To CheckOut'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every line has a quantity, and neither a calculation nor a coupon sends anything', async ({
    page,
  }) => {
    await page.goto('/cart');
    const [, ...lines] = await readTable(page, 'Cart');
    expect(lines.map(([, , , quantity]) => quantity)).toEqual(['1', '2']);
    const form = page.getByRole('form', { name: 'Calculate Shipping' });
    await form.getByRole('button').click();
    await expect(form.getByLabel('State / Country')).toBeFocused();
    const traffic = await trafficOf(page, async () => {
      await form.getByLabel('State / Country').fill('Delhi');
      await form.getByLabel('PostCode / ZIP').fill('110049');
      await form.getByRole('button').click();
    });
    expect(traffic).toEqual([]);
    await expect(form.getByLabel('State / Country')).toHaveValue('Delhi');
    const coupon = page.getByRole('form', { name: 'Apply Coupon' });
    await coupon.getByLabel('Coupon').fill('MELA10');
    expect(await trafficOf(page, () => coupon.getByRole('button', { name: 'Apply' }).click())).toEqual([]);
  });
});

test('every control can be focused and does nothing', async ({ page }) => {
  await page.goto('/cart');
  const before = await readTable(page, 'Cart');
  for (const control of CONTROLS) {
    const button = page.getByRole('button', { name: control });
    await button.focus();
    await expect(button).toBeFocused();
    expect(await trafficOf(page, () => button.press('Enter')), control).toEqual([]);
    expect(await readTable(page, 'Cart'), control).toEqual(before);
  }
  const line = page.getByRole('row').filter({ hasText: 'Shehri city bicycle' });
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByRole('button', { name: 'One less' }), 'one is the least').toBeDisabled();
  await line.getByRole('button', { name: 'Remove Shehri city bicycle' }).click();
  expect(await readTable(page, 'Cart')).toEqual(before);
});

test('the printed page has the items and the totals, and no controls', async ({ page }) => {
  await page.goto('/cart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cart Totals' })).toContainText('$240.00');
  await expect(page.getByText('14 Shahpur Jat').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
