import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recent } from '../shopping/saved-products.ts';
import { showRecent } from './RecentlyViewed.ts';

const ids = Array.from({ length: 15 }, (_, index) => index.toString(16).padStart(24, '0'));
const idAt = (index: number) => ids[index] ?? '';
const seen = (index: number, title = `Product ${index}`) => ({
  id: idAt(index),
  title,
  path: `/product/product-${index}`,
  image: `/uploads/${index}.webp`,
});
const askedProduct = (index: number, title = `Product ${index}`) => ({
  id: idAt(index),
  title,
  handle: `product-${index}`,
  images: [{ thumbnailUrl: `/uploads/${index}.webp` }],
  variants: [
    { id: idAt(index), isSold: true, availability: 'IN_STOCK', price: { amount: 500, currency: 'INR' } },
  ],
});

let window: Window;
let section: HTMLElement;
/** The server's response. null: the server is unreachable. */
let shop: ReturnType<typeof askedProduct>[] | null;

beforeEach(() => {
  window = new Window({ url: 'https://shop.example/' });
  window.document.body.innerHTML = `<section hidden><div class="product-grid"><template>
    <article><img data-image="image"><a href="/shop" data-text="title" data-link="path"></a><b data-text="price"></b></article>
  </template></div></section>`;
  section = window.document.querySelector('section') as unknown as HTMLElement;
  shop = null;
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('StorageEvent', window.StorageEvent);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async () => {
    if (!shop) throw new TypeError('Failed to fetch');
    return Response.json({ data: { products: { nodes: shop } } });
  });
});

afterEach(() => vi.unstubAllGlobals());

const titles = () => Array.from(section.querySelectorAll('article a'), ({ textContent }) => textContent);
const prices = () =>
  Array.from(section.querySelectorAll<HTMLElement>('article b'), ({ textContent }) => textContent);
const see = (...indexes: number[]) => {
  for (const index of indexes) recent.add(seen(index));
};

describe('the stored recently viewed products', () => {
  test('are each product once, latest last, and twelve at most', () => {
    see(0, 1, 0);
    expect(recent.read().map(({ id }) => id)).toEqual([idAt(1), idAt(0)]);
    see(...ids.keys());
    expect(recent.read().map(({ id }) => id)).toEqual(ids.slice(3));
  });

  test.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['null', 'null'],
    ['{"products":7}', 'no list'],
    ['{"products":[null,7,"x",{}]}', 'no products'],
    [
      `{"products":[{"id":"${'f'.repeat(24)}","title":"x","path":"javascript:alert(1)","image":""}]}`,
      'a script',
    ],
    [
      `{"products":[{"id":"${'f'.repeat(24)}","title":"x","path":"//evil.example","image":""}]}`,
      'another site',
    ],
  ])('is nothing of "%s": %s', (text) => {
    localStorage.setItem('recent', text);
    expect(recent.read()).toEqual([]);
  });

  test('last as long as the page if the browser’s storage is full or disabled', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    see(3);
    expect(recent.read().map(({ id }) => id)).toEqual([idAt(3)]);
    vi.stubGlobal('localStorage', window.localStorage);
    see(4);
    expect(JSON.parse(localStorage.getItem('recent') ?? '').products).toHaveLength(2);
  });
});

describe('the displayed recently viewed products', () => {
  test('are none if no other product was viewed', async () => {
    await showRecent(section);
    expect(section.hidden).toBe(true);
    see(0);
    await showRecent(section, idAt(0));
    expect(section.hidden).toBe(true);
  });

  test('are the last four, latest first, with current prices', async () => {
    see(0, 1, 2, 3, 4, 5);
    shop = [0, 1, 2, 3, 4, 5].map((index) => askedProduct(index, `Now ${index}`));
    await showRecent(section, idAt(5));
    expect(section.hidden).toBe(false);
    expect(titles()).toEqual(['Now 4', 'Now 3', 'Now 2', 'Now 1']);
    expect(prices()).toEqual(['₹5', '₹5', '₹5', '₹5']);
    expect(section.querySelector('article a')?.getAttribute('href')).toBe('/product/product-4');
  });

  test('omit products that the shop no longer has, and are none without any', async () => {
    see(0, 1, 2);
    shop = [askedProduct(1)];
    await showRecent(section);
    expect(titles()).toEqual(['Product 1']);
    shop = [];
    await showRecent(section);
    expect([section.hidden, titles()]).toEqual([true, []]);
  });

  test('are shown as they were seen, without a price, if the shop cannot be reached', async () => {
    see(0, 1);
    await showRecent(section);
    expect(titles()).toEqual(['Product 1', 'Product 0']);
    expect(section.querySelector<HTMLElement>('article b')?.hidden).toBe(true);
  });

  test('are plain text, whatever they contain', async () => {
    const title = '<img src=x onerror=alert(1)>';
    recent.add(seen(0, title));
    await showRecent(section);
    expect(titles()).toEqual([title]);
    expect(section.querySelectorAll('article img')).toHaveLength(1);
  });
});
