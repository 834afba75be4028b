import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { weighPage } from '../weights/weigh-page.ts';

const KIB = 1024;

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
    expect(scripts).toBeGreaterThan(50 * KIB);
    expect(scripts).toBeLessThanOrEqual(budget * KIB);
  });
}
