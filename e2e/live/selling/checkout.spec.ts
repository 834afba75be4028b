import { expect, type Page } from '@playwright/test';
import { axeFaults, COLOUR_AND_LAYOUT } from '../../axe.ts';
import { test as siteTest } from '../../site/site-server.ts';
import { FakeShop, HAT, SHOE, TOKEN } from './fake-shop.ts';
import { cartOf, fillCheckout, putIntoCart, SHOPPER } from './fill-checkout.ts';
import { TERMS } from './selling-terms.ts';

/** A network that fails is what is tested here, which browsers note as an error. */
const test = siteTest.extend({ watch: async ({ site: _ }, use) => use(undefined) });
const ORDER_PAGE = `**/order/${TOKEN}`;

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });
const status = (page: Page) => page.locator('[data-checkout] [data-status]');

/** Opens the checkout with a shoe and a hat in the cart. */
async function open(page: Page, shop = new FakeShop(), change = {}): Promise<FakeShop> {
  await shop.show(page, change);
  await page.goto('/robots.txt');
  await putIntoCart(
    page,
    { variantId: SHOE, quantity: 2, price: 149_950 },
    { variantId: HAT, quantity: 1, price: 50_000 },
  );
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Red shoe' })).toBeVisible();
  return shop;
}

test('an order is reviewed and placed, leaves the cart, and its page opens in place of the checkout', async ({
  page,
}) => {
  const shop = await open(page);
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review).toContainText('₹3,673.95');
  await expect(review).toContainText('CGST 9%');
  await expect(review).toContainText('Arrives between');
  await fillCheckout(page);
  await expect(page.locator('[autocomplete="address-level1"]')).toHaveValue('MH');
  await page.getByText('UPI', { exact: true }).click();
  await page.getByText('Add a note or a GST number').click();
  await page.getByLabel('Note to the shop').fill('Ring twice.');
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 1001');
  expect(shop.asked).toHaveLength(1);
  expect(shop.asked[0]?.input).toEqual({
    lines: [
      { variantId: SHOE, quantity: 2, price: 149_950 },
      { variantId: HAT, quantity: 1, price: 50_000 },
    ],
    ...{ email: SHOPPER.email, phone: SHOPPER.tel, billingAddress: null },
    shippingAddress: {
      ...{ name: 'Meera Nair', line1: '12 Hill Road', line2: null, city: 'Mumbai', region: 'MH' },
      ...{ postalCode: '400050', country: 'IN', phone: null },
    },
    ...{ paymentMethod: 'upi', note: 'Ring twice.', gstin: null, total: 367_395, currency: 'INR' },
  });
  expect(await cartOf(page)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('checkout'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);
  await page.goBack();
  await expect(page).toHaveURL(/\/robots.txt$/);
});

test('what is missing is said at each field and in a list that takes the focus and leads there', async ({
  page,
}) => {
  const shop = await open(page);
  await placeButton(page).click();
  const list = page.getByRole('region', { name: 'There are 7 problems' });
  await expect(list).toBeFocused();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Email is required');
  await list.getByRole('link', { name: 'Email is required' }).click();
  await expect(email).toBeFocused();
  await email.fill('meera');
  await expect(email).toHaveAccessibleDescription('This is no email address');
  await email.fill('meera@mela.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(shop.asked).toEqual([]);
});

test('a state that the PIN is not in is said where it was chosen', async ({ page }) => {
  await open(page);
  await fillCheckout(page);
  await page.getByLabel('State').selectOption('KA');
  await expect(page.getByLabel('State')).toHaveAccessibleDescription(
    'PIN code 400050 is in Maharashtra, not in Karnataka',
  );
  await page.getByLabel('PIN code').fill('560001');
  await expect(page.getByLabel('State')).toHaveValue('KA');
  await expect(page.getByLabel('State')).not.toHaveAttribute('aria-invalid');
});

test('what was filled in is there after a reload, the address of the bill included', async ({ page }) => {
  await open(page);
  await fillCheckout(page);
  await page.getByLabel('The bill goes to the same address').uncheck();
  await page.locator('[autocomplete="billing postal-code"]').fill('560001');
  await page.getByText('Bank transfer', { exact: true }).click();
  await page.reload();
  for (const [token, text] of Object.entries(SHOPPER))
    await expect(page.locator(`[autocomplete="${token}"]`)).toHaveValue(text);
  await expect(page.locator('[autocomplete="billing postal-code"]')).toHaveValue('560001');
  await expect(page.locator('[autocomplete="billing address-level1"]')).toHaveValue('KA');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
});

test('where the shop sends abroad, the country decides what a state and a postcode are', async ({ page }) => {
  await open(page, new FakeShop(), { selling: { ...TERMS, countries: ['GB', 'IN'] } });
  await expect(page.getByLabel('Country')).toHaveValue('IN');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('State or region').fill('Kent');
  await page.getByLabel('Postcode').fill('CT1 1AA');
  await page.reload();
  await expect(page.getByLabel('State or region')).toHaveValue('Kent');
  await page.getByLabel('Country').selectOption('India');
  await page.getByLabel('State').selectOption('Kerala');
});

test('pressed often and fast, the button places one order', async ({ page }) => {
  const shop = await open(page);
  await fillCheckout(page);
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await page.waitForURL(ORDER_PAGE);
  expect(shop.asked).toHaveLength(1);
});

for (const fault of ['lost', 'unsent'] as const) {
  test(`an answer that is ${fault} is asked for again with the same key and input`, async ({ page }) => {
    const shop = await open(page);
    shop.faults.push(fault, fault);
    await fillCheckout(page);
    await placeButton(page).click();
    await expect(status(page)).toContainText('it is placed only once');
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.waitForURL(ORDER_PAGE);
    expect(shop.asked).toHaveLength(3);
    expect(new Set(shop.asked.map((asked) => JSON.stringify(asked))).size).toBe(1);
    expect(shop.placed.size).toBe(1);
    expect(await cartOf(page)).toEqual([]);
  });
}

test('reloaded before the answer came, it goes on by itself and lands on the one order', async ({ page }) => {
  const shop = await open(page);
  shop.faults.push('lost');
  await fillCheckout(page);
  await placeButton(page).click();
  await expect(status(page)).toContainText('it is placed only once');
  await page.reload();
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
  expect(new Set(shop.asked.map(({ key }) => key)).size).toBe(1);
  expect(await cartOf(page)).toEqual([]);
});

test('what was left open long ago is sent again only when its shopper says so', async ({ page }) => {
  const shop = await open(page);
  shop.faults.push('lost');
  await fillCheckout(page);
  await placeButton(page).click();
  await expect(status(page)).toContainText('it is placed only once');
  await page.evaluate(() => {
    const attempt = JSON.parse(localStorage.getItem('checkout') ?? '');
    localStorage.setItem('checkout', JSON.stringify({ ...attempt, at: 1 }));
  });
  await page.reload();
  await expect(page.getByText('and no answer came')).toBeVisible();
  await placeButton(page).click();
  expect(shop.asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
});

test('offline in the middle it says so, keeps everything, and goes on when the network is back', async ({
  page,
  context,
}) => {
  const shop = await open(page);
  await fillCheckout(page);
  await context.setOffline(true);
  shop.faults.push('unsent');
  await placeButton(page).click();
  await expect(status(page)).toContainText('You are offline');
  await context.setOffline(false);
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
});

test('a price that changes in the middle is shown with the new total, and asked again with a new key', async ({
  page,
}) => {
  const shop = await open(page);
  await fillCheckout(page);
  shop.prices[HAT] = 60_000;
  await placeButton(page).click();
  await expect(status(page)).toContainText('press Place order again');
  await expect(page.locator('[data-changes]')).toBeFocused();
  await expect(page.locator('[data-changes]')).toContainText('Straw hat, Red / M: it costs ₹600, not ₹500');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('₹3,778.95');
  expect(shop.placed.size).toBe(0);
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
  expect(shop.asked.map(({ input }) => input.total)).toEqual([367_395, 377_895]);
  expect(new Set(shop.asked.map(({ key }) => key)).size).toBe(2);
});

test('what is not sold any more is named, left out, and gone from the cart once the rest is ordered', async ({
  page,
}) => {
  const shop = await open(page);
  await fillCheckout(page);
  delete shop.prices[HAT];
  await placeButton(page).click();
  await expect(page.locator('[data-changes]')).toContainText('Straw hat, Red / M: it is not sold any more');
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
  expect(shop.asked[1]?.input.lines).toEqual([{ variantId: SHOE, quantity: 2, price: 149_950 }]);
  expect(await cartOf(page)).toEqual([]);
});

test('faults that the server finds stand at their fields', async ({ page }) => {
  const shop = await open(page);
  const fieldErrors = { 'shippingAddress.postalCode': 'We do not send there', gstin: 'Unknown' };
  shop.faults.push({ code: 'BAD_USER_INPUT', fieldErrors });
  await fillCheckout(page);
  await placeButton(page).click();
  await expect(page.getByRole('region', { name: 'There are 2 problems' })).toBeFocused();
  await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription('We do not send there');
  await expect(page.getByLabel('GST number')).toBeVisible();
});

test('a shop that takes no more for a while says for how long, and keeps what was filled in', async ({
  page,
}) => {
  const shop = await open(page);
  shop.faults.push({ code: 'UNAVAILABLE', retryAfter: 540 });
  await fillCheckout(page);
  await placeButton(page).click();
  await expect(status(page)).toContainText('Try again in 9 minutes.');
  await expect(page.getByLabel('Email')).toHaveValue(SHOPPER.email);
  await placeButton(page).click();
  await page.waitForURL(ORDER_PAGE);
  expect(new Set(shop.asked.map(({ key }) => key)).size).toBe(1);
});

test('two tabs that order the same cart have one order', async ({ page, context }) => {
  const shop = await open(page);
  const other = await context.newPage();
  await shop.show(other);
  await other.goto('/checkout');
  await expect(other.getByText('Red shoe')).toBeVisible();
  await Promise.all([fillCheckout(page), fillCheckout(other, { name: 'Meera N' })]);
  shop.faults.push('lost');
  await placeButton(page).click();
  await expect(status(page)).toContainText('it is placed only once');
  await placeButton(other).click();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.waitForURL(ORDER_PAGE);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(shop.placed.size).toBe(1);
});

test('cash is taken up to its limit, and the next way to pay is chosen above it', async ({ page }) => {
  const shop = new FakeShop();
  shop.prices[SHOE] = 300_000;
  await open(page, shop);
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked();
});

test('an empty cart has nothing to fill in', async ({ page }) => {
  await new FakeShop().show(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(placeButton(page)).toBeHidden();
});

test('by keyboard alone an order is placed', async ({ page }) => {
  const shop = await open(page);
  await page.getByLabel('Email').focus();
  const next = () => page.keyboard.press('Tab');
  for (const text of [
    'meera@mela.example',
    '9810012345',
    'Meera Nair',
    '',
    '12 Hill Road',
    '',
    '400050',
    'Mumbai',
  ]) {
    await page.keyboard.type(text);
    await next();
  }
  await expect(page.getByLabel('State')).toBeFocused();
  await next();
  await next();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(ORDER_PAGE);
  expect(shop.placed.size).toBe(1);
});

test('axe finds nothing on the checkout by light and dark, empty, filled in and with errors, from phone to wide', async ({
  page,
}) => {
  await open(page);
  for (const width of [320, 390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over(), `${width} pixels`).toBeLessThanOrEqual(0);
  }
  const expectNoFaults = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, COLOUR_AND_LAYOUT), 'dark').toEqual([]);
  };
  await expectNoFaults();
  await page.getByLabel('The bill goes to the same address').uncheck();
  await placeButton(page).click();
  await expectNoFaults();
});
