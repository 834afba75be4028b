import { expect } from '@playwright/test';
import { test } from '../shop-server.ts';
import { weighPage } from '../weights/weigh-page.ts';

const KIB = 1024;

for (const [path, budget] of [
  ['/admin', 145],
  ['/admin/category', 145],
  ['/admin/subcategory', 145],
  ['/admin/allproducts', 145],
  ['/admin/allproductsgrid', 145],
  ['/admin/addproduct', 145],
  ['/admin/storefront', 145],
  ['/admin/history', 145],
  // What asks the server stays away from screens that do not.
  ['/admin/orderlist', 95],
  ['/admin/orderdetails', 95],
  ['/admin/invoice', 95],
  ['/admin/seller/list', 95],
  ['/admin/seller/card', 95],
  ['/admin/seller/profile', 95],
  ['/admin/profile', 95],
  ['/admin/login', 95],
  ['/admin/signup', 95],
  ['/admin/no-such-screen', 95],
] as const) {
  test(`${path}: the script of the first load is at most ${budget} KiB`, async ({ page, shop }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const { scripts } = await weighPage(page, `${shop.url}${path}`, () => heading.waitFor());
    expect(scripts).toBeGreaterThan(50 * KIB);
    expect(scripts).toBeLessThanOrEqual(budget * KIB);
  });
}
