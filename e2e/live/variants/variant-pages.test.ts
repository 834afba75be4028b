import { brotliCompressSync } from 'node:zlib';
import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { weighScripts } from '../../weights/weigh-built-page.ts';
import { productOf, variantOf } from '../catalogue.ts';
import { renderShop } from '../render.ts';
import { fourVariants, hundredVariants, productWith, SELLING, shopWith, variantId } from './variant-shop.ts';

/**
 * The budget for a product page, within twelve packets of 1,460 bytes. The page requests availability, keeps
 * presses until its script has loaded, lists each variant for search engines, for its script and for shoppers
 * without script, and has the forms for the newsletter and stock alerts.
 */
const BUDGET = 16_400;
const SCRIPT_BUDGET = 3 * 1024;

async function pageOf(product: CatalogueProduct, change: Partial<Catalogue> = {}): Promise<string> {
  return (await renderShop(shopWith(product, change))).get('/product/product-0') ?? '';
}

function jsonLdOf(html: string) {
  const entities = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json),
  );
  return entities.find(({ '@type': type }) => type.startsWith('Product'));
}

test.each([null, SELLING])(
  'the page of a product of a hundred variants is within its budget',
  async (selling) => {
    const html = await pageOf(hundredVariants(), { selling });
    expect(html.match(/<option/g)).toHaveLength(100);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET);
  },
);

test.each([null, SELLING])('its script before any interaction is within its budget', async (selling) => {
  const html = await pageOf(hundredVariants(), { selling });
  const size = await weighScripts(html);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test('without script each variant is listed with its price and availability', async () => {
  const html = await pageOf(fourVariants());
  const form = /<form class="variants.*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<noscript>.*<select>/s);
  const options = Array.from(form.matchAll(/<option[^>]*>([^<]*)</g), ([, text]) => text?.trim());
  expect(options).toEqual([
    'Red / S: ₹1,499.50, In stock',
    'Red / M: ₹1,499.50, In stock',
    'Blue / S: ₹1,799, In stock',
    'Blue / M: ₹1,499.50, Sold out',
  ]);
});

test('sold-out values are struck through but selectable, and an available variant is selected first', async () => {
  const product = productWith(
    [{ name: 'Size', values: ['S', 'M', 'L'] }],
    (_, place) =>
      [{ availability: 'OUT_OF_STOCK' as const }, { price: 99_900, sku: 'FIRST' }, { isSold: false }][
        place
      ] as object,
  );
  const html = await pageOf(product, { selling: SELLING });
  const labels = Array.from(
    html.matchAll(/<label class="(chip[^"]*)"><input([^>]*)value="(\w+)"/g),
    ([, name, attributes = '', value]) => [name, value, attributes.includes('checked')],
  );
  expect(labels).toEqual([
    ['chip is-gone', 'S', false],
    ['chip', 'M', true],
    ['chip is-gone', 'L', false],
  ]);
  expect(html).toMatch(/class="detailed-price">.*?<b>₹999<\/b>/s);
  expect(html).toMatch(/variants__sku">SKU (<!-- -->)?FIRST/);
});

test('a shop that sells has a cart on the page, and shows the delivery time', async () => {
  const html = await pageOf(fourVariants(), { selling: SELLING });
  expect(html).toMatch(/data-buy="".*?Add to cart<\/button>/s);
  expect(html).toContain('Delivery in 2 to 4 days');
  expect(html).toMatch(/<noscript>.*mailto:us@shop\.example/s);
  expect(await pageOf(fourVariants())).not.toContain('Add to cart');
});

test('search engines get each variant for sale', async () => {
  const product = productWith(
    [
      { name: 'Colour', values: ['Red'] },
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Cut', values: ['slim'] },
    ],
    (_, place) => (place === 0 ? { barcode: '8901234500003', image: 1 } : { isSold: false }),
  );
  expect(jsonLdOf(await pageOf(product))).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'id-0',
    variesBy: ['https://schema.org/color', 'https://schema.org/size', 'Cut'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Product 0, Red, S, slim',
        color: 'Red',
        size: 'S',
        sku: 'TEE-Red-S-slim',
        gtin: '8901234500003',
        image: `https://shop.example/uploads/${'b'.repeat(32)}.webp`,
        offers: {
          url: `https://shop.example/product/product-0?variant=${variantId(0)}`,
          price: '1499.50',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
        },
      },
    ],
  });
});

test('each offer has delivery data if the shop sells on its pages', async () => {
  const selling = { ...SELLING, shippingPercent: 5, freeShippingFrom: null };
  const [first] = jsonLdOf(await pageOf(fourVariants(), { selling })).hasVariant;
  expect(first.offers.shippingDetails).toMatchObject({
    shippingRate: { currency: 'INR', value: (Number(first.offers.price) * 0.05).toFixed(2) },
    shippingDestination: { addressCountry: SELLING.countries.slice(0, 10) },
  });
  expect(first.image).toMatch(/^https:\/\/shop\.example\/uploads\//);
  const [unsold] = jsonLdOf(await pageOf(fourVariants())).hasVariant;
  expect(unsold.offers.shippingDetails).toBeUndefined();
});

test('a shared page has the type product and an image of known size', async () => {
  const html = await pageOf(fourVariants());
  expect(html).toMatch(/og:type"? content="?product/);
  expect(html).toMatch(/og:image"? content="?[^" >]+-1200\.jpg/);
  expect(html).toMatch(/og:image:width"? content="?1200/);
  expect(html).toMatch(/og:image:height"? content="?1200/);
  expect(html).toMatch(/og:image:alt"? content="?Product 0/);
  expect(html).not.toContain('<nobr');
});

test('a product without options is a single product, and its page offers no choices', async () => {
  const only = variantOf({ id: 'id-0', barcode: 'shelf 4' });
  const html = await pageOf(productOf(0, { options: [], variants: [only] }), { selling: SELLING });
  const { '@type': type, sku, gtin, offers } = jsonLdOf(html);
  expect([type, sku, gtin]).toEqual(['Product', 'SKU-0', undefined]);
  expect(offers.availability).toBe('https://schema.org/InStock');
  expect(html).not.toMatch(/type="radio"|<select/);
  expect(html).toContain('aria-valuemax="999"');
});

test('prices are in the shop’s currency, with its number of decimals', async () => {
  const html = await pageOf(fourVariants(), { currency: 'JPY' });
  expect(html).toContain('¥149,950');
  expect(jsonLdOf(html).hasVariant[0].offers).toMatchObject({ price: '149950', priceCurrency: 'JPY' });
});

test('the product feed has an item for each variant, grouped by product', async () => {
  const files = await renderShop(shopWith(fourVariants()));
  const { count, products } = JSON.parse(files.get('/products.json') ?? '');
  const items = products.filter((item: { item_group_id: string }) => item.item_group_id === 'id-0');
  expect([count, items.length]).toEqual([8, 4]);
  expect(items[3]).toMatchObject({
    id: variantId(3),
    url: `https://shop.example/product/product-0?variant=${variantId(3)}`,
    title: 'Product 0',
    variantTitle: 'Blue / M',
    availability: 'out of stock',
    options: [
      { name: 'Colour', value: 'Blue' },
      { name: 'Size', value: 'M' },
    ],
  });
  expect(items[3].images[0].url).toContain('bbb');
});
