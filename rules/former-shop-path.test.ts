import { expect, test } from 'vitest';
import { FORMER_FOLDERS, FORMER_PATH_RULES, pageOfFormerShop } from './former-shop-path.ts';

test.each([
  ['/products/silk-sari-2', '/product/silk-sari-2'],
  ['/collections/saris/products/silk-sari', '/product/silk-sari'],
  ['/collections/saris', '/category/saris'],
  ['/product-category/saris', '/category/saris'],
  ['/product-category/women/saris', '/category/saris'],
  ['/product-category/women/clothes/saris', '/category/saris'],
])('%s of a former shop leads to %s', (former, page) => {
  expect(pageOfFormerShop(former)).toBe(page);
});

test.each([
  ...['', '/', '/product/silk-sari', '/category/saris', '/blog/products/sari', '/x/collections/saris'],
  ...['/products', '/products/', '/products/a/b', '/products/सरी', '/products/a.html', '/products/a?b=c'],
  ...['/collections/', '/collections/saris/products/', '/collections/a/b/products/c', '/collections/a/b'],
  ...['/collections//products/a', '/product-category/', '/product-category//saris', '/product-category/a/'],
  ...['/x/product-category/saris', '/products/a\n', '/collections/saris/products/a/b'],
])('%j is no page of a former shop', (path) => {
  expect(pageOfFormerShop(path)).toBeNull();
});

test('the rules for hosts of files lead to the same pages', () => {
  for (const rule of FORMER_PATH_RULES) {
    const [from = '', to = '', status] = rule.replace(/:(?!handle)\w+/g, 'women').split(' ');
    expect(pageOfFormerShop(from.replace(':handle', 'sari'))).toBe(to.replace(':handle', 'sari'));
    expect(status).toBe('301');
  }
});

test('the folders of former shops lead to those of this shop', () => {
  for (const [folder, former] of Object.entries(FORMER_FOLDERS))
    expect(pageOfFormerShop(`${former}sari`)).toBe(`${folder}sari`);
});
