import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProducts } from './products-page.ts';

/** A release is checked and flushed to the disk, which a busy machine takes its time for. */
const PUBLISHING = { timeout: 90_000 };
const JOURNEY_MS = 180_000;
const PROMOTION = 'Free shipping until Diwali';
const HOSTILE = '</title></p><img src=/x onerror="document.title=1"><script>document.title=2</script>';

/** Waits until a page that shoppers see has this text, or no longer has it. */
async function expectShoppersSee(shop: Shop, path: string, text: string, isThere = true): Promise<void> {
  const hasText = async () => (await (await fetch(`${shop.url}${path}`)).text()).includes(text);
  await expect.poll(hasText, { ...PUBLISHING, message: `${path}: ${text}` }).toBe(isThere);
}

const state = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('button', { name: `Storefront: ${text}`, exact: true });

/** The number of the release that shoppers see. */
async function currentRelease(shop: Shop): Promise<number> {
  const query = new URLSearchParams({ query: '{ storefront { release } }' });
  const answer = await fetch(`${shop.url}/graphql?${query}`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { data: { storefront: { release: number } } }).data.storefront.release;
}

async function open(page: Page, shop: Shop, path: string, heading: string): Promise<void> {
  await page.goto(`${shop.url}/admin${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a catalogue goes live, what is saved follows, a preview does not, a release is gone back to, and the sample comes again', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(JOURNEY_MS);
  await addCategories(shop, 'Handlooms');
  await addProducts(shop, 'Khadi kurta');
  await page.goto(`${shop.url}/admin`);
  await expect(state(page, 'Sample content')).toBeVisible();
  await expect(page.getByText('The storefront shows the sample content.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Use my catalogue' }).click();
  await expect(state(page, 'Live')).toBeVisible(PUBLISHING);
  await expect(page.getByText('The storefront shows the sample content.')).toBeHidden();
  await expectShoppersSee(shop, '/shop', 'Khadi kurta');
  const first = await currentRelease(shop);

  await open(page, shop, '/storefront/content?section=topBar', 'Storefront content');
  await page.getByLabel('Promotion').fill(PROMOTION);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');
  await expectShoppersSee(shop, '/', PROMOTION);

  // A preview opens in a tab of its own, shows markup as text, and nothing of it goes live.
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
  await page.getByRole('button', { name: `Go back to this one, release ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
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

test('the screens of the storefront fit every width, and axe finds nothing on them', async ({
  page,
  shop,
}) => {
  await open(page, shop, '/storefront', 'Storefront');
  await expect(page.getByRole('switch')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
  for (const section of ['about', 'topBar']) {
    await open(page, shop, `/storefront/content?section=${section}`, 'Storefront content');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    for (const item of await page.locator('summary').all()) await item.click();
    await expectNoSidewaysScroll(page);
    // At the end of the page the bar with Save lies below the items, and over none.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAxeFindsNothing(page);
  }
});

test('items are put in order by drag, and an image that was chosen is kept', async ({ page, shop }) => {
  await open(page, shop, '/storefront/content?section=slides', 'Storefront content');
  const names = page.locator('.content-item__name');
  await page
    .getByRole('listitem', { name: 'Slide 3' })
    .getByTitle('Drag to move')
    .dragTo(page.getByRole('listitem', { name: 'Slide 1' }));
  await expect(names).toHaveText(['Big Deals From Manufacturer', 'Super value deals', 'Fashion Trending']);
  await page.locator('summary').first().click();
  await page.getByLabel('Replace').first().setInputFiles('graphql-server/seed/images/backpack.avif');
  await page.getByLabel('What it shows, for those who cannot see it').fill('A backpack');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Content saved');
  await page.reload();
  await expect(names.first()).toHaveText('Big Deals From Manufacturer');
  await page.locator('summary').first().click();
  await expect(page.getByLabel('What it shows, for those who cannot see it')).toHaveValue('A backpack');
});
