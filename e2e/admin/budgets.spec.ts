import { expect } from '@playwright/test';
import { PATHS } from '../../admin/src/paths.ts';
import { test } from '../shop-server.ts';
import { weighPage } from '../weights/weigh-page.ts';
import { addCategories } from './admin-page.ts';
import { addProducts, idOf } from './products-page.ts';

const KIB = 1024;
const ASKING_KIB = 145;
/** What asks the server stays away from screens that do not. */
const SAMPLE_KIB = 95;

/** Of every route: one that is new has to be given its own. */
const BUDGETS_KIB: Record<keyof typeof PATHS, number> = {
  dashboard: ASKING_KIB,
  category: ASKING_KIB,
  subcategory: ASKING_KIB,
  productList: ASKING_KIB,
  productGrid: ASKING_KIB,
  addProduct: ASKING_KIB,
  // Amounts in any currency, and variants that are compared: 146.3 KiB (docs/figures.md).
  editProduct: 147,
  deleteProduct: ASKING_KIB,
  storefront: ASKING_KIB,
  storefrontContent: ASKING_KIB,
  history: ASKING_KIB,
  selling: SAMPLE_KIB,
  redirects: SAMPLE_KIB,
  webhooks: SAMPLE_KIB,
  stock: SAMPLE_KIB,
  orderList: SAMPLE_KIB,
  orderDetails: SAMPLE_KIB,
  mails: SAMPLE_KIB,
  mailTemplates: SAMPLE_KIB,
  mail: SAMPLE_KIB,
  invoice: SAMPLE_KIB,
  sellerList: SAMPLE_KIB,
  sellerCards: SAMPLE_KIB,
  sellerProfile: SAMPLE_KIB,
  profile: SAMPLE_KIB,
  login: SAMPLE_KIB,
  signup: SAMPLE_KIB,
  resetPassword: SAMPLE_KIB,
};

const routes = Object.entries(BUDGETS_KIB).map(
  ([name, budget]) => [PATHS[name as keyof typeof PATHS], budget] as const,
);

for (const [path, budget] of [...routes, ['/no-such-screen', SAMPLE_KIB] as const]) {
  test(`${path}: the script of the first load is at most ${budget} KiB`, async ({ page, shop }) => {
    await addCategories(shop, 'Bags');
    await addProducts(shop, 'Jute bag');
    const address = `${shop.url}/admin${path.replace(':id', await idOf(shop, 'Jute bag'))}`;
    const heading = page.getByRole('heading', { level: 1 });
    const { scripts } = await weighPage(page, address, () => heading.waitFor());
    expect(scripts).toBeGreaterThan(50 * KIB);
    expect(scripts).toBeLessThanOrEqual(budget * KIB);
  });
}
