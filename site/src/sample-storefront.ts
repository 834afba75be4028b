import { getCollection } from 'astro:content';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import { formatDollars } from './components/format.ts';
import { productImage } from './components/images.ts';
import { type RowWithProduct, rowsWithProducts } from './content/catalogue.ts';
import { totalOf } from './features/cart/totals.ts';
import type { CartRow, Storefront } from './storefront.ts';

let storefront: Promise<Storefront> | undefined;

/** The shop of the specification, read once per build. */
export function sampleStorefront(): Promise<Storefront> {
  storefront ??= readStorefront();
  return storefront;
}

async function readStorefront(): Promise<Storefront> {
  const rows = await rowsWithProducts('cart');
  const { returnDays, warrantyYears } = SHOP;
  return {
    mode: 'sample',
    url: SHOP.url,
    content: { ...SAMPLE_CONTENT, shop: { ...SAMPLE_CONTENT.shop, returnDays, warrantyYears } },
    isSelling: false,
    asksServer: false,
    currency: SHOP.currency,
    deliveryDays: null,
    timeZone: INDIAN_TIME,
    shipping: null,
    paymentMethods: [],
    menu: (await getCollection('menu')).map(({ data }) => data),
    wishlistCount: SHOP.wishlistCount,
    cartCount: SHOP.cartCount,
    cart: rows.map(cartRow),
    cartTotal: formatDollars(totalOf(rows)),
  };
}

function cartRow({ product, quantity }: RowWithProduct<'cart'>): CartRow {
  const { id, name, dollars, group, placement, image } = product;
  const [small] = productImage(image);
  return {
    path: `/product/${id}`,
    name,
    quantity,
    price: formatDollars(dollars.price),
    backdrop: `backdrop--${group}${placement === 'wall' ? ' backdrop--wall' : ''}`,
    image: small,
  };
}
