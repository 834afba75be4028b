import { expect, type Page } from '@playwright/test';
import { fillCheckout, orderNumberOn } from './fill-checkout.ts';
import { openWithShirt, test } from './open-shop.ts';
import { slowDown } from './slow-down.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Records the duration of each step in milliseconds, for information only. */
class Journey {
  readonly #steps: [name: string, durationMs: number][] = [];

  async step(name: string, work: () => Promise<void>): Promise<void> {
    const from = performance.now();
    await test.step(name, work);
    this.#steps.push([name, Math.round(performance.now() - from)]);
  }

  print(): void {
    const rows = this.#steps.map(([name, duration]) => `${String(duration).padStart(6)} ms  ${name}`);
    const total = this.#steps.reduce((sum, [, duration]) => sum + duration, 0);
    console.log(['', ...rows, `${String(total).padStart(6)} ms  in all`].join('\n'));
  }
}

/** Follows a link, and waits until the next page is readable. */
async function follow(page: Page, path: RegExp, press: () => Promise<void>): Promise<void> {
  await press();
  await page.waitForURL(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a first-time shopper gets from the home page to an order, on a phone with slow 3G', async ({
  page,
  shop,
}) => {
  test.slow();
  await openWithShirt(shop);
  await slowDown(page);
  const journey = new Journey();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await journey.step('Open the home page', async () => {
    await page.goto(shop.url, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
  await journey.step('Menu → category', () =>
    follow(page, /\/category\/shirts/, async () => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.locator('.phone-panel').getByRole('link', { name: 'Shirts' }).first().tap();
    }),
  );
  await journey.step('Category → product', () =>
    follow(page, /\/product\/khadi-shirt/, () =>
      page.getByRole('main').getByRole('link', { name: 'Khadi shirt' }).first().tap(),
    ),
  );
  await journey.step('Choose size M', async () => {
    await page.getByRole('group', { name: 'Size' }).getByText('M', { exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  });
  await journey.step('Add to cart → drawer', async () => {
    await page.locator('[data-buy]').tap();
    await expect(cart).toContainText('₹1,600');
  });
  await journey.step('Drawer → checkout', () =>
    follow(page, /\/checkout$/, () => cart.getByRole('link', { name: 'Checkout' }).tap()),
  );
  await journey.step('Fill in the fields', () => fillCheckout(page));
  await journey.step('Total with shipping', () =>
    expect(page.getByRole('button', { name: 'Order summary' })).toContainText('₹1,680'),
  );
  await journey.step('Place order → order page', async () => {
    await page.getByRole('button', { name: 'Place order', exact: true }).tap();
    await page.waitForURL(/\/order\/[0-9a-f]{32}$/, { waitUntil: 'commit' });
    await orderNumberOn(page);
  });
  await expect(page.getByRole('main')).toContainText('Khadi shirt');
  journey.print();
});
