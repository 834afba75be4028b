import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { SHOPPER } from '../live/selling/fill-checkout.ts';
import { mailsAbout } from '../live/selling/mails-about.ts';
import { changeSelling, openWithShirt } from '../live/selling/open-shop.ts';
import { type ShopServer, test } from '../shop-server.ts';
import { openFirefox } from './firefox.ts';
import { KEYS, Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const WALK_MS = 400_000;
const BROWSERS = { Firefox: openFirefox, WebKit: openWebKit };

for (const [browser, openWindow] of Object.entries(BROWSERS))
  for (const isDark of [false, true])
    test(`${browser}, ${isDark ? 'dark' : 'light'}: the sample is looked around in, a shirt ordered, paid and shipped`, async ({
      shop,
    }) => {
      test.setTimeout(WALK_MS);
      const window = await openWindow(isDark);
      const walk = new Walk(window, shop, `${browser}-${isDark ? 'dark' : 'light'}`);
      try {
        await walk.lookAround(isDark);
        await openWithShirt(shop);
        await walk.chooseShirt();
        const number = await walk.order();
        await walk.ship(number);
        await walk.editMatrix();
        expect(await window.errors()).toEqual([]);
      } finally {
        await window.close();
        await changeSelling(shop, { isSelling: false });
      }
    });

class Walk extends Visitor {
  readonly #shop: ShopServer;
  readonly #name: string;

  constructor(window: Visitor['window'], shop: ShopServer, name: string) {
    super(window);
    this.#shop = shop;
    this.#name = name;
  }

  async lookAround(isDark: boolean): Promise<void> {
    await this.#open('/');
    const isDrawnDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    expect(await this.evaluate(isDrawnDark)).toBe(isDark);
    await this.press('[aria-label="Next slide"]');
    await this.see('.carousel--hydrated');
    await this.#look('home');
    await this.hover('nav[aria-label="Categories"] summary', 'Electronics');
    await this.see('nav[aria-label="Categories"] a', 'Audio');
    await this.#open('/product/1');
    await this.#look('sample-product');
  }

  async chooseShirt(): Promise<void> {
    await this.#open('/');
    await this.type('/');
    await this.type(`khadi${KEYS.enter}`);
    await this.arrive(/\/search/);
    await this.press('#items [data-quick-view]');
    await this.see('dialog[open]', 'Khadi shirt');
    await this.#look('quick-view');
    await this.type(KEYS.escape);
    await this.press('#items [data-press="wishlist"]');
    await this.see('[data-wishlist-count]', '1');
    await this.press('#items [data-press="compare"]');
    await this.press('fieldset label, [role="group"] label', 'M');
    await this.#look('search');
    await this.press('#items .card__name a', 'Khadi shirt');
    await this.arrive(/\/product\/khadi-shirt/);
    await this.press('fieldset label, [role="group"] label', 'M');
    await this.see('.detailed-price', '₹1,600');
    await this.#look('product');
    await this.press('[data-buy]');
    await this.see('.cart-drawer', 'Khadi shirt');
    await this.#look('small-cart');
    for (const page of ['wishlist', 'compare']) {
      await this.#open(`/${page}`);
      await this.see('main', 'Khadi shirt');
      await this.#look(page);
    }
  }

  /**
   * Orders what is in the cart.
   * @returns the order's number
   */
  async order(): Promise<string> {
    await this.#open('/cart');
    await this.see('main .cart-lines', '₹1,600');
    await this.#look('cart');
    await this.press('main a', 'Checkout');
    await this.see('[data-lines]', 'Khadi shirt');
    await this.press('button', 'Place order');
    await this.see('[data-errors] a');
    await this.#look('checkout-faults');
    for (const [token, text] of Object.entries(SHOPPER)) await this.fill(`[autocomplete="${token}"]`, text);
    await this.#look('checkout');
    await this.press('button', 'Place order');
    await this.arrive(/\/order\/[0-9a-f]{32}$/);
    await this.see('h1', 'Order ');
    await this.#look('order');
    const readNumber = () =>
      this.evaluate(() => document.querySelector('h1')?.textContent.replace('Order ', '') ?? '');
    await expect.poll(readNumber).toMatch(/^\d+$/);
    const number = await readNumber();
    await expect.poll(() => mailsAbout(this.#shop, number)).toHaveLength(1);
    return number;
  }

  async ship(number: string): Promise<void> {
    await this.#open('/admin/orderlist');
    await this.see('[role="row"], tr', number);
    await this.#look('admin-orders');
    await this.#open(`/admin/orderdetails?order=${number}`);
    await this.press('button', 'Mark as paid');
    await this.press('dialog button', 'Mark as paid');
    await this.see('main', 'Paid');
    await this.press('main button', 'Ship');
    await this.fill('dialog input[name="carrier"]', 'Surface courier');
    await this.press('dialog button', 'Ship');
    await this.see('main', 'Surface courier');
    await this.#look('admin-order');
    await expect.poll(() => mailsAbout(this.#shop, number)).toHaveLength(3);
  }

  async editMatrix(): Promise<void> {
    await this.#open('/admin/allproducts');
    await this.see('.products__title', 'Khadi shirt');
    await this.#look('admin-products');
    const { products } = await askFor(this.#shop, '{ products(first: 9) { nodes { id title } } }');
    const shirt = products.nodes.find(({ title }: { title: string }) => title === 'Khadi shirt');
    await this.#open(`/admin/products/edit/${shirt.id}`);
    await this.fill('[aria-label="SKU of M"]', 'KHADI-M');
    await this.#look('admin-product');
    await this.press('button', 'Update');
    await this.see('[aria-label="Messages"]', 'Product updated successfully');
  }

  async #open(path: string): Promise<void> {
    // Check this before opening the next page, because the record of errors disappears with its page.
    expect(await this.window.errors()).toEqual([]);
    await this.window.open(this.#shop.url + path);
  }

  /** Checks that nothing overflows at phone and desktop width. Stores screenshots if SCREENSHOTS is set. */
  async #look(name: string): Promise<void> {
    for (const width of [390, 1366]) {
      await this.window.resize(width, 844);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      await expect.poll(() => this.evaluate(over), `${name} at ${width} px`).toBeLessThanOrEqual(0);
      const folder = process.env['SCREENSHOTS'];
      if (!folder) continue;
      const file = join(folder, `${name}-${width}-${this.#name}.png`);
      await writeFile(file, await this.window.screenshot(), 'base64');
    }
  }
}
