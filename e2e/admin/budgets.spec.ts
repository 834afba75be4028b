import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { weighPage } from '../weights/weigh-page.ts';

const KIB = 1024;
/** Over its budget since the fields beyond the specified form (docs/figures.md): not to grow, to be cut. */
const OVER_BUDGET = new Map([['/admin/addproduct', 155]]);

for (const [path, budget] of [
  ['/admin', 150],
  ['/admin/allproducts', 150],
  ['/admin/addproduct', 150],
  // What asks the server stays away from screens that do not.
  ['/admin/orderlist', 110],
  ['/admin/profile', 110],
  ['/admin/login', 110],
] as const) {
  test(`${path}: the script of the first load is at most ${budget} KiB`, async ({ page, shop }) => {
    const { scripts } = await weighPage(page, `${shop.url}${path}`);
    expect(scripts).toBeLessThanOrEqual((OVER_BUDGET.get(path) ?? budget) * KIB);
    test.fail(OVER_BUDGET.has(path), 'A known miss: the limit stays, and this line goes once it is met.');
    expect(scripts).toBeGreaterThan(50 * KIB);
    expect(scripts).toBeLessThanOrEqual(budget * KIB);
  });
}
