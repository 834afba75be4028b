import { expect, type Page } from '@playwright/test';

/** Values for the checkout's fields, by HTML's autofill names. */
export const SHOPPER = {
  email: 'meera@mela.example',
  tel: '+91 98100 12345',
  name: 'Meera Nair',
  'address-line1': '12 Hill Road',
  'postal-code': '400 050',
  'address-level2': 'Mumbai',
};

/** Fills the required fields like a browser's autofill; the state follows from the PIN. */
export async function fillCheckout(page: Page, change: Partial<typeof SHOPPER> = {}): Promise<void> {
  for (const [token, text] of Object.entries({ ...SHOPPER, ...change }))
    await page.locator(`[autocomplete="${token}"]`).fill(text);
}

/** Puts pieces into this browser's cart, at the prices that its shopper was shown. */
export async function putIntoCart(
  page: Page,
  ...lines: { variantId: string; quantity: number; price: number }[]
): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('cart', text),
    JSON.stringify({ lines: lines.map((line) => ({ ...line, at: 1 })) }),
  );
}

export function cartOf(page: Page): Promise<{ variantId: string; quantity: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);
}

/** The number of the order whose page has opened. */
export async function orderNumberOn(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Order \d+$/);
  return ((await heading.textContent()) ?? '').replace('Order ', '');
}
