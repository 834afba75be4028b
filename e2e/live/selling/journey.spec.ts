import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../../axe.ts';
import { cartOf, fillCheckout, orderNumberOn, SHOPPER } from './fill-checkout.ts';
import { mailsAbout } from './mails-about.ts';
import { openWithShirt, test } from './open-shop.ts';

const ORDER_PAGE = /\/order\/[0-9a-f]{32}$/;
const MAX_STOPS = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target} within ${MAX_STOPS} stops.`);
}

test('a shopper searches, filters and orders a shirt, gets the email, and the admin ships it', async ({
  page,
  shop,
  context,
}) => {
  const medium = await openWithShirt(shop);
  await page.goto(shop.url);
  await page.keyboard.press('/');
  await page.keyboard.type('khadi');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=khadi');
  await page.getByRole('group', { name: 'Size' }).locator('label', { hasText: 'M' }).click();
  await expect(page.locator('#items .card__name')).toHaveText('Khadi shirt');
  await page.locator('#items .card__name').click();
  await page.waitForURL('**/product/khadi-shirt**');
  await page.getByRole('group', { name: 'Size' }).getByText('M', { exact: true }).click();
  await expect(page.locator('.detailed-price')).toContainText('₹1,600');
  await page.locator('[data-buy]').click();
  const small = page.getByRole('dialog', { name: 'Cart' });
  await expect(small).toContainText('Khadi shirt');
  expect(await cartOf(page)).toMatchObject([{ variantId: medium, quantity: 1 }]);
  await small.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem', { name: 'Khadi shirt' })).toContainText('₹1,600');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(ORDER_PAGE);
  const number = await orderNumberOn(page);

  await expect.poll(() => mailsAbout(shop, number)).toHaveLength(1);
  const [placed = ''] = await mailsAbout(shop, number);
  expect(placed).toMatch(new RegExp(`^Subject: .*${number}`, 'm'));
  expect(placed).toContain(`To: ${SHOPPER.email}`);
  expect(placed).toContain(new URL(page.url()).pathname);
  expect(placed).toContain('Khadi shirt');

  const admin = await context.newPage();
  await admin.goto(`${shop.url}/admin/orderlist`);
  await admin.getByRole('row', { name: number }).getByRole('link', { name: /^#/ }).click();
  await admin.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('Surface courier');
  await dialog.getByLabel('Tracking link').fill('https://courier.test/7');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(
    admin.getByRole('region', { name: 'Parcels' }).getByRole('link', { name: 'Track shipment' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('a[href="https://courier.test/7"]')).toBeVisible();
  await expect(page.getByText('Surface courier').first()).toBeVisible();
  await expect.poll(() => mailsAbout(shop, number)).toHaveLength(2);
  expect((await mailsAbout(shop, number))[1]).toContain('https://courier.test/7');
});

test('a shirt is ordered by keyboard alone, from its page through the cart', async ({ page, shop }) => {
  await openWithShirt(shop);
  await page.goto(`${shop.url}/product/khadi-shirt`);
  await tabTo(page, page.locator('[data-buy]'));
  await page.keyboard.press('Enter');
  const small = page.getByRole('dialog', { name: 'Cart' });
  await expect(small).toContainText('Khadi shirt');
  await tabTo(page, small.getByRole('link', { name: 'View cart' }));
  await page.keyboard.press('Enter');
  const toCheckout = page.getByRole('link', { name: 'Checkout', exact: true });
  await expect(toCheckout).toBeVisible();
  await tabTo(page, toCheckout);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Khadi shirt' })).toBeVisible();
  for (const [token, text] of Object.entries(SHOPPER)) {
    await tabTo(page, page.locator(`[autocomplete="${token}"]`));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Place order', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(ORDER_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
});

test('a returning shopper orders from a product page within three pages and twelve presses, by autofill', async ({
  page,
  shop,
}) => {
  await openWithShirt(shop);
  let presses = 0;
  const pages: string[] = [];
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countPress: () => void }).countPress();
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, true);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.push(new URL(frame.url()).pathname);
  });
  await page.goto(`${shop.url}/product/khadi-shirt`);
  await page.locator('[data-buy]').click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('link', { name: 'Khadi shirt' })).toBeVisible();
  // The browser's address picker: the click opens it, and two key presses select an address.
  await page.locator('[autocomplete="email"]').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(ORDER_PAGE);
  expect(new Set(pages.map((path) => path.split('/')[1]))).toEqual(new Set(['product', 'checkout', 'order']));
  expect(presses).toBeLessThanOrEqual(12);
  expect(presses).toBeGreaterThanOrEqual(6);
});
