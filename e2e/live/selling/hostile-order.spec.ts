import { expect, type Page } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import type { Shop } from '../../shop-server.ts';
import { mailsAbout } from './mails-about.ts';
import { openShop, test } from './open-shop.ts';

const MARKUP = '<img src=x onerror="document.title=\'taken\'">';
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { token number }
}`;

/** Places an order for a lamp, with markup in each text of the order. */
async function orderWithMarkup(shop: Shop, variantId: string) {
  const address = { line1: MARKUP, line2: MARKUP, city: MARKUP, region: 'MH', postalCode: '411001' };
  const input = {
    lines: [{ variantId, quantity: 1 }],
    email: "o'neil+b@example.com",
    phone: '9822012345',
    shippingAddress: { ...address, name: `Eve ${MARKUP}`, country: 'IN' },
    ...{ note: `${MARKUP}\n</script><script>document.title='taken'</script>`, total: 210_000 },
    paymentMethod: 'cash_on_delivery',
  };
  const { placeOrder } = await askFor(shop, PLACE, { input, key: crypto.randomUUID() });
  return placeOrder as { token: string; number: string };
}

async function expectText(page: Page): Promise<void> {
  await expect(page.getByText('Eve <img').first()).toBeVisible();
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
  expect(await page.title()).not.toContain('taken');
}

test('markup in an order is plain text on its page, in the admin and in its emails', async ({
  page,
  shop,
}) => {
  const { token, number } = await orderWithMarkup(shop, await openShop(shop, 5));
  await page.goto(`${shop.url}/order/${token}`);
  await expectText(page);
  await page.goto(`${shop.url}/admin/orderlist`);
  await expectText(page);
  await page.getByRole('row', { name: /Eve/ }).getByRole('link', { name: /^#/ }).click();
  await expectText(page);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill(MARKUP);
  await dialog.getByLabel('Tracking link').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByText(/must start with https/)).toBeVisible();
  await dialog
    .getByLabel('Tracking link')
    .fill('https://courier.test/?a="><img src=x>'.replaceAll(/[<>" ]/g, encodeURIComponent));
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expectText(page);
  await page.goto(`${shop.url}/order/${token}`);
  await expect(page.getByRole('link', { name: 'Track shipment' })).toBeVisible();
  await expectText(page);

  const mails = () => mailsAbout(shop, number);
  await expect.poll(mails).toHaveLength(2);
  for (const mail of await mails()) {
    const [, html = ''] = mail.split(/content-type: text\/html/i);
    expect(html).toContain(number);
    expect(html).not.toMatch(/<img src=x|<script/i);
  }
});
