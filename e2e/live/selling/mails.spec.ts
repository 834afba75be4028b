import { expect, type Page } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import { axeFaults } from '../../axe.ts';
import { buy, openShop, test } from './open-shop.ts';

// An email is shown in a sandboxed frame.
test.use({ notesToasts: false });

const frameOf = (page: Page) => page.frameLocator('iframe');

test('an order’s emails are found, read, downloaded, and linked from the order', async ({ page, shop }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  const lamp = await openShop(shop, 5);
  await buy(shop, lamp, 2);
  const { orders } = await askFor(shop, '{ orders(first: 1) { nodes { id number } } }');
  const [{ id, number }] = orders.nodes;

  await page.goto(`${shop.url}/admin`);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('button', { name: 'Orders' }).click();
  await menu.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByText('Emails are not sent, because no mail server is set up.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(`#${number}`);
  await page.getByLabel('Type').selectOption('Order placed');
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: 'asha@example.com' });
  await expect(row).toContainText(`Your order ${number} at`);
  await expect(row).toContainText('Not sent (no mail server)');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Status').selectOption('Sent');
  await expect(page.getByText('No email matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('ASHA@');
  await page.reload();
  await row.first().getByRole('link').first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your order ${number} at Mela`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frameOf(page).getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  // Its inline styles apply, although the admin's policy forbids them.
  await expect(frameOf(page).getByRole('link', { name: 'See your order' })).toHaveCSS(
    'background-color',
    'rgb(196, 0, 92)',
  );
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText('Phone', { exact: true }).click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(392);
  await page.getByText('Plain text', { exact: true }).click();
  await expect(page.getByText(`We have received your order ${number}.`)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .eml' }).click();
  expect((await download).suggestedFilename()).toMatch(/^order-placed-[0-9a-f]{24}\.eml$/);

  await page.getByRole('link', { name: `order #${number}` }).click();
  await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Your order ${number} at Mela` })).toBeVisible();
  await askFor(shop, 'mutation ($id: ID!) { fulfilOrder(id: $id, input: {}) { id } }', { id });
  await page.reload();
  await expect(page.getByRole('link', { name: `Order ${number} is on its way` })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('each template is viewed by keyboard, in desktop and phone width', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/admin/mails`);
  await page.getByRole('link', { name: 'Templates' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email templates');
  const kinds = page.getByRole('navigation', { name: 'Email types' });
  for (const [kind, heading] of [
    ['Order placed', 'Thank you for your order'],
    ['Order paid', 'We have received your payment'],
    ['Order shipped', 'Your order is on its way'],
    ['Order canceled', 'Your order is canceled'],
    ['Invitation', 'Join Mela'],
    ['Password reset', 'Choose a new password'],
  ] as const) {
    await kinds.getByRole('link', { name: kind }).press('Enter');
    await expect(kinds.getByRole('link', { name: kind })).toHaveAttribute('aria-current', 'page');
    await expect(frameOf(page).getByRole('heading', { name: heading })).toBeVisible();
    // Nothing overflows the screen.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Choose a password:')).toBeVisible();
});
