import { expect } from '@playwright/test';
import { keepsThePageRules, readTable, trafficOf } from './page-rules.ts';
import { test } from './site-server.ts';

const CONTROLS = ['Clear Cart', 'Update Cart', 'Continue Shopping', 'Proceed To CheckOut'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table has the six columns, a line for each item, rupees and dollars', async ({ page }) => {
    await page.goto('/cart');
    const [head, ...lines] = await readTable(page, 'Cart');
    expect(head).toEqual(['Image', 'Name', 'Price', 'Quantity', 'Subtotal', 'Remove']);
    expect(
      lines.map(([, name, price, quantity, subtotal]) => [name?.split('. ')[0], price, quantity, subtotal]),
    ).toEqual([
      [expect.stringMatching(/^Shehri city bicycle/), 'Price ₹9,999 $120.00', '1', '$120.00'],
      [expect.stringMatching(/^Raga over-ear headphones/), 'Price ₹4,990 $60.00', '2', '$120.00'],
    ]);
  });

  test('the totals are 240.00 with free shipping', async ({ page }) => {
    await page.goto('/cart');
    const totals = page.getByRole('region', { name: 'Cart Totals' });
    for (const [term, value] of [
      ['Cart Subtotal', '$240.00'],
      ['Shipping', 'Free Shipping'],
      ['Total', '$240.00'],
    ] as const) {
      const line = totals.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
      await expect(line.locator('dd')).toHaveText(value);
    }
  });

  test('the shipping calculator states 5% and lists the countries from Aland Islands to Ethiopia', async ({
    page,
  }) => {
    await page.goto('/cart');
    const form = page.getByRole('form', { name: 'Calculate Shipping' });
    await expect(form).toContainText('Flat rate: 5%');
    const countries = await form
      .getByRole('combobox', { name: 'Country' })
      .locator('option')
      .allTextContents();
    expect(countries.slice(1, 3)).toEqual(['Aland Islands', 'Afghanistan']);
    expect(countries.at(-1)).toBe('Ethiopia');
    expect(countries).toHaveLength(75);
    await expect(form.getByLabel('State / Country')).toHaveAttribute('required');
    await expect(form.getByLabel('PostCode / ZIP')).toHaveAttribute('required');
  });

  test('an incomplete and a complete calculation both go nowhere', async ({ page }) => {
    await page.goto('/cart');
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
  });

  test('a coupon goes nowhere', async ({ page }) => {
    await page.goto('/cart');
    const form = page.getByRole('form', { name: 'Apply Coupon' });
    await form.getByLabel('Coupon').fill('MELA10');
    expect(await trafficOf(page, () => form.getByRole('button', { name: 'Apply' }).click())).toEqual([]);
  });
});

for (const control of CONTROLS) {
  test(`${control} can be reached and does nothing`, async ({ page }) => {
    await page.goto('/cart');
    const before = await readTable(page, 'Cart');
    const button = page.getByRole('button', { name: control });
    await button.focus();
    await expect(button).toBeFocused();
    expect(await trafficOf(page, () => button.press('Enter'))).toEqual([]);
    expect(await readTable(page, 'Cart')).toEqual(before);
  });
}

test('one more, one less and remove leave the sample as it is', async ({ page }) => {
  await page.goto('/cart');
  const before = await readTable(page, 'Cart');
  const line = page.getByRole('row').filter({ hasText: 'Shehri city bicycle' });
  await line.getByRole('button', { name: 'One more' }).click();
  await line.getByRole('button', { name: 'One less' }).click();
  await line.getByRole('button', { name: 'Remove Shehri city bicycle' }).click();
  expect(await readTable(page, 'Cart')).toEqual(before);
});

test('paper gets the items and the totals, and nothing to press', async ({ page }) => {
  await page.goto('/cart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cart Totals' })).toContainText('$240.00');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

keepsThePageRules('/cart');
