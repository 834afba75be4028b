import { expect } from '@playwright/test';
import { PATHS } from '../../admin/src/paths.ts';
import { test } from '../shop-server.ts';
import { weighPage } from '../weights/weigh-page.ts';
import { addCategories } from './admin-page.ts';
import { addProducts, idOf } from './products-page.ts';

const KIB = 1024;
const BUDGET_KIB = 250;
const WITH_EDITOR_KIB = 330;

/** The screens with the most script. */
const HEAVIEST = ['dashboard', 'productList', 'editProduct', 'storefrontContent'] as const;

for (const name of HEAVIEST) {
  test(`${PATHS[name]}: the script of the first load is at most ${BUDGET_KIB} KiB`, async ({
    page,
    shop,
  }) => {
    await addCategories(shop, 'Bags');
    await addProducts(shop, 'Jute bag');
    const address = `${shop.url}/admin${PATHS[name].replace(':id', await idOf(shop, 'Jute bag'))}`;
    const heading = page.getByRole('heading', { level: 1 });
    const { scripts } = await weighPage(page, address, () => heading.waitFor());
    expect(scripts).toBeGreaterThan(50 * KIB);
    expect(scripts).toBeLessThanOrEqual(BUDGET_KIB * KIB);
  });
}

test(`the product form loads its editor when it is approached: ${WITH_EDITOR_KIB} KiB of script in all`, async ({
  page,
  shop,
}) => {
  await addCategories(shop, 'Bags');
  await addProducts(shop, 'Jute bag');
  const address = `${shop.url}/admin${PATHS.editProduct.replace(':id', await idOf(shop, 'Jute bag'))}`;
  const { scripts } = await weighPage(page, address, async () => {
    await page.getByRole('textbox', { name: 'Description' }).hover();
    await page.getByRole('button', { name: 'Bold' }).and(page.locator(':enabled')).waitFor();
  });
  expect(scripts).toBeLessThanOrEqual(WITH_EDITOR_KIB * KIB);
});
