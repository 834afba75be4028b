import { expect, type Page } from '@playwright/test';
import { PUBLISHING, type Shop, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProducts } from './products-page.ts';

const PROMOTION = 'Free shipping until Diwali';
const HOSTILE = '</title></p><img src=/x onerror="document.title=1"><script>document.title=2</script>';

/** Waits until a live page contains this text, or no longer contains it. */
async function expectShoppersSee(shop: Shop, path: string, text: string, isThere = true): Promise<void> {
  const hasText = async () => (await (await fetch(`${shop.url}${path}`)).text()).includes(text);
  await expect.poll(hasText, { ...PUBLISHING, message: `${path}: ${text}` }).toBe(isThere);
}

const state = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('button', { name: `Storefront: ${text}`, exact: true });

/** The number of the live release. */
async function currentRelease(shop: Shop): Promise<number> {
  const query = new URLSearchParams({ query: '{ storefront { release } }' });
  const answer = await fetch(`${shop.url}/graphql?${query}`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { data: { storefront: { release: number } } }).data.storefront.release;
}

async function open(page: Page, shop: Shop, path: string, heading: string): Promise<void> {
  await page.goto(`${shop.url}/admin${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a catalogue goes live, saved changes follow, a preview does not, a release is restored, and the sample returns', async ({
  page,
  shop,
  context,
}) => {
  test.slow();
  await addCategories(shop, 'Handlooms');
  await addProducts(shop, 'Khadi kurta');
  await page.goto(`${shop.url}/admin`);
  await expect(state(page, 'Sample content')).toBeVisible();
  await expect(page.getByText('The storefront shows the sample content.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Publish store' }).click();
  await expect(state(page, 'Live')).toBeVisible(PUBLISHING);
  await expect(page.getByText('The storefront shows the sample content.')).toBeHidden();
  await expectShoppersSee(shop, '/shop', 'Khadi kurta');
  const first = await currentRelease(shop);

  await open(page, shop, '/storefront/content?section=topBar', 'Storefront content');
  await page.getByLabel('Promotion').fill(PROMOTION);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');
  await expectShoppersSee(shop, '/', PROMOTION);

  // A preview opens in a new tab, shows markup as text, and does not go live.
  await page.getByLabel('Promotion').fill(HOSTILE);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText(HOSTILE)).toBeVisible(PUBLISHING);
  await expect(preview).toHaveURL(`${shop.url}/`);
  expect(await preview.title()).not.toMatch(/^[12]$/);
  await preview.close();
  await expect(page.getByLabel('Promotion')).toHaveValue(HOSTILE);
  expect(await (await fetch(shop.url)).text()).not.toContain('onerror');
  await page.getByLabel('Promotion').fill(PROMOTION);

  await open(page, shop, '/storefront', 'Storefront');
  await page.getByRole('button', { name: `Restore release ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: `Your catalogue, release ${first}` })).toBeVisible();
  await expectShoppersSee(shop, '/', PROMOTION, false);
  await page.getByRole('main').getByRole('button', { name: 'Go live' }).click();
  await expectShoppersSee(shop, '/', PROMOTION);
  await expect(state(page, 'Live')).toBeVisible(PUBLISHING);

  await page.getByRole('button', { name: 'Show sample content' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show sample content' }).click();
  await expect(page.getByRole('heading', { name: 'The sample content' })).toBeVisible();
  await expectShoppersSee(shop, '/shop', 'Khadi kurta', false);
});

test('the storefront screens fit every width, and axe finds no problems', async ({ page, shop }) => {
  await open(page, shop, '/storefront', 'Storefront');
  await expect(page.getByRole('switch')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  for (const section of ['about', 'topBar']) {
    await open(page, shop, `/storefront/content?section=${section}`, 'Storefront content');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    for (const item of await page.locator('summary').all()) await item.click();
    await expectNoSidewaysScroll(page);
    // At the end of the page the Save bar is below the items and covers none.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAxeFindsNothing(page);
  }
});

test('items are sorted by dragging, and a chosen image stays', async ({ page, shop }) => {
  await open(page, shop, '/storefront/content?section=slides', 'Storefront content');
  const names = page.locator('.content-item__name');
  await page
    .getByRole('listitem', { name: 'Slide 3' })
    .getByTitle('Drag to move')
    .dragTo(page.getByRole('listitem', { name: 'Slide 1' }));
  await expect(names).toHaveText(['Big Deals From Manufacturer', 'Super value deals', 'Fashion Trending']);
  await page.locator('summary').first().click();
  await page.getByLabel('Replace').first().setInputFiles('graphql-server/seed/images/backpack.avif');
  await page.getByLabel('Alt text').fill('A backpack');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');
  await page.reload();
  await expect(names.first()).toHaveText('Big Deals From Manufacturer');
  await page.locator('summary').first().click();
  await expect(page.getByLabel('Alt text')).toHaveValue('A backpack');
});
