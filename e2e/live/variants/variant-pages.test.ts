import { brotliCompressSync } from 'node:zlib';
import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { weighScripts } from '../../weights/weigh-built-page.ts';
import { productOf, variantOf } from '../catalogue.ts';
import { renderShop } from '../render.ts';
import { fourVariants, hundredVariants, productWith, SELLING, shopWith, variantId } from './variant-shop.ts';

/**
 * Eleven packets of 1,460 bytes: the page requests availability, keeps presses until its script has loaded, and names each
 * variant to search engines.
 */
const BUDGET = 16_060;
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
    expect(html.match(/<option /g)).toHaveLength(100);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET);
  },
);

test.each([null, SELLING])('its script before anybody touches it is within its budget', async (selling) => {
  const html = await pageOf(hundredVariants(), { selling });
  const size = await weighScripts(html);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test('without script each variant is named with its price and whether it can be had', async () => {
  const html = await pageOf(fourVariants());
  const form = /<form method="?get"?.*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<select name="?variant"?>/);
  const options = Array.from(form.matchAll(/<option value="?(\w+)"?[^>]*>([^<]*)</g), ([, id, text]) => [
    id,
    text?.trim(),
  ]);
  expect(options).toEqual([
    [variantId(0), 'Red / S: ₹1,499.50, In stock'],
    [variantId(1), 'Red / M: ₹1,499.50, In stock'],
    [variantId(2), 'Blue / S: ₹1,799, In stock'],
    [variantId(3), 'Blue / M: ₹1,499.50, Sold out'],
  ]);
});

test('what cannot be had is struck through and can be chosen, beginning with what can be had', async () => {
  const product = productWith(
    [{ name: 'Size', values: ['S', 'M', 'L'] }],
    (_, place) =>
      [{ availability: 'OUT_OF_STOCK' as const }, { price: 99_900, sku: 'FIRST' }, { isSold: false }][
        place
      ] as object,
  );
  const html = await pageOf(product, { selling: SELLING });
  const labels = Array.from(
    html.matchAll(/<label class="(chip[^"]*)".*?value="?(\w+)"?( checked)?/g),
    (label) => label.slice(1),
  );
  expect(labels).toEqual([
    ['chip is-gone', 'S', undefined],
    ['chip', 'M', ' checked'],
    ['chip is-gone', 'L', undefined],
  ]);
  expect(html).toMatch(/data-price[^>]*>.*?<b>₹999<\/b>/s);
  expect(html).toContain('FIRST');
  expect(html).toContain('data-variant-title="M"');
});

test('a shop that sells has a cart on the page, and says when it arrives', async () => {
  const html = await pageOf(fourVariants(), { selling: SELLING });
  expect(html).toMatch(/data-buy>.*?Add to cart<\/button>/s);
  expect(html).toContain('Delivery in 2 to 4 days');
  expect(html).toMatch(/data-ask hidden>.*mailto:us@shop\.example/s);
  expect(await pageOf(fourVariants())).not.toContain('Add to cart');
});

test('search engines are told of each variant that is sold', async () => {
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

test('each offer names delivery, where the shop sells on its pages', async () => {
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

test('a page that is shared is a product with an image of known size', async () => {
  const html = await pageOf(fourVariants());
  expect(html).toMatch(/og:type"? content="?product/);
  expect(html).toMatch(/og:image"? content="?[^" >]+-1200\.jpg/);
  expect(html).toMatch(/og:image:width"? content="?1200/);
  expect(html).toMatch(/og:image:height"? content="?1200/);
  expect(html).toMatch(/og:image:alt"? content="?Product 0/);
  expect(html).not.toContain('<nobr');
});

test('a product without options is one product, and its page has nothing to choose', async () => {
  const only = variantOf({ id: 'id-0', barcode: 'shelf 4' });
  const html = await pageOf(productOf(0, { options: [], variants: [only] }), { selling: SELLING });
  const { '@type': type, sku, gtin, offers } = jsonLdOf(html);
  expect([type, sku, gtin]).toEqual(['Product', 'SKU-0', undefined]);
  expect(offers.availability).toBe('https://schema.org/InStock');
  expect(html).not.toMatch(/<fieldset|<select/);
  expect(html).toContain('max="999"');
});

test('prices are in the currency of the shop, with as many decimals as it has', async () => {
  const html = await pageOf(fourVariants(), { currency: 'JPY' });
  expect(html).toContain('¥149,950');
  expect(jsonLdOf(html).hasVariant[0].offers).toMatchObject({ price: '149950', priceCurrency: 'JPY' });
});

test('the list of products for programs has an item for each variant, those of one product in a group', async () => {
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
