import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { Page, Route } from '@playwright/test';
import { catalogueOf, productOf, variantOf } from '../catalogue.ts';
import { showShop } from '../show-shop.ts';

const TERMS: SellingTerms = {
  shippingPercent: 5,
  freeShippingFrom: 1_000_000,
  deliveryDays: [2, 5],
  countries: ['IN', 'GB'],
  paymentMethods: ['cash_on_delivery'],
  cashOnDeliveryUpTo: null,
};

/** The id of a product, which has 24 hexadecimal digits, as do the database's ids. */
export const idOf = (index: number) => index.toString(16).padStart(24, '0');

/** A product without options. Its only variant has the product's id. */
function plainProduct(index: number, change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return productOf(index, {
    id: idOf(index),
    options: [],
    variants: [variantOf({ id: idOf(index) })],
    ...change,
  });
}

const shirtVariants = ['S', 'M'].map((size, index) =>
  variantOf({ id: idOf(100 + index), values: [size], ...(index === 1 && { price: 159_950 }) }),
);
const isGone = { availability: 'OUT_OF_STOCK', left: 0 } as const;

/** Products 0 to 5 can be bought directly; 6 has sizes, and 7 is sold out. */
const PRODUCTS: CatalogueProduct[] = [
  ...[0, 1, 2, 3, 4, 5].map((index) => plainProduct(index)),
  productOf(6, { id: idOf(6), title: 'Linen shirt', variants: shirtVariants }),
  plainProduct(7, { title: 'Sold-out lamp', stock: 0, variants: [variantOf({ id: idOf(7), ...isGone })] }),
];

const rupees = (amount: number) => ({ amount, currency: 'INR' });

interface AskedLine {
  variantId: string;
  quantity: number;
  price?: number;
}

/** A shop whose server has simple rules. Its data can be changed during a test. */
export class ShoppingShop {
  /** The stock of tracked variants. */
  readonly left = new Map<string, number>();
  readonly prices = new Map<string, number>();
  readonly gone = new Set<string>();
  /** The requests, in order. */
  readonly asked: { query: string; variables: Record<string, unknown> }[] = [];

  async show(page: Page, change: Partial<Catalogue> = {}): Promise<void> {
    await showShop(page, catalogueOf(0, { products: PRODUCTS, selling: TERMS, ...change }));
    await page.route('**/graphql', (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const { query, variables } = route.request().postDataJSON();
    this.asked.push({ query, variables });
    const data = query.includes('cart(')
      ? { cart: this.cart(variables.input) }
      : query.includes('products(')
        ? { products: { nodes: this.products(variables.ids) } }
        : { product: this.products([variables.id])[0] ?? null };
    await route.fulfill({ json: { data } });
  }

  products(ids: readonly string[]) {
    return PRODUCTS.filter(({ id }) => ids.includes(id) && !this.gone.has(id)).map((product) => ({
      id: product.id,
      title: product.title,
      handle: product.handle,
      description: product.description,
      images: product.images.map(({ src, thumbnail }) => ({ url: src, thumbnailUrl: thumbnail })),
      attributes: product.attributes,
      options: product.options,
      variants: product.variants.map((variant) => this.#variant(product, variant.id)),
    }));
  }

  #variant(product: CatalogueProduct, variantId: string) {
    const variant = product.variants.find(({ id }) => id === variantId) ?? variantOf();
    const left = this.left.get(variantId);
    return {
      id: variantId,
      title: variant.values.join(' / ') || product.title,
      selectedOptions: product.options.map(({ name }, index) => ({ name, value: variant.values[index] })),
      price: rupees(this.prices.get(variantId) ?? variant.price),
      compareAtPrice: variant.compareAtPrice === null ? null : rupees(variant.compareAtPrice),
      image: null,
      weightGrams: variant.weightGrams,
      isSold: variant.isSold,
      availability: left === 0 ? 'OUT_OF_STOCK' : variant.availability,
    };
  }

  cart({ lines, destination }: { lines: AskedLine[]; destination: { country: string } | null }) {
    const answered = lines.map((line) => this.#line(line));
    const rows = answered.flatMap(({ row }) => (row ? [row] : []));
    const subtotal = rows.reduce((sum, { total }) => sum + total.amount, 0);
    const isFree = subtotal >= (TERMS.freeShippingFrom ?? 0);
    const shipping = isFree ? 0 : Math.round((subtotal * (destination?.country === 'GB' ? 10 : 5)) / 100);
    return {
      lines: rows,
      changes: answered.flatMap(({ changes }) => changes),
      subtotal: rupees(subtotal),
      discount: rupees(0),
      adjustments: [],
      shipping: rupees(shipping),
      total: rupees(subtotal + shipping),
      taxes: [{ kind: 'IGST', rate: 18, amount: rupees(Math.round(subtotal * 0.1525)) }],
      shippingRates: [
        {
          ...{ id: 'standard', name: 'Standard shipping', price: rupees(shipping), arrival: null },
          ...{ takesCashOnDelivery: true, isPickup: false, isChosen: true },
        },
      ],
      freeShippingFrom: rupees(TERMS.freeShippingFrom ?? 0),
      arrival: { from: '2026-11-27', until: '2026-11-30' },
    };
  }

  #line({ variantId, quantity, price }: AskedLine) {
    const product = PRODUCTS.find(({ variants }) => variants.some(({ id }) => id === variantId));
    const change = (kind: string, more: object = {}) => ({
      ...{ kind, variantId, before: null, after: null, available: null },
      ...more,
    });
    if (!product || this.gone.has(product.id)) return { row: null, changes: [change('GONE')] };
    const variant = this.#variant(product, variantId);
    const available = this.left.get(variantId) ?? null;
    const pieces = Math.min(quantity, available ?? quantity);
    const changes = [
      ...(price === undefined || price === variant.price.amount
        ? []
        : [change('PRICE', { before: rupees(price), after: variant.price })]),
      ...(pieces < quantity ? [change('STOCK', { available })] : []),
    ];
    if (pieces === 0) return { row: null, changes };
    const row = {
      variantId,
      title: product.title,
      variantTitle: product.options.length > 0 ? variant.title : null,
      path: `/product/${product.handle}`,
      image: { thumbnailUrl: product.images[0]?.thumbnail },
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      quantity: pieces,
      total: rupees(variant.price.amount * pieces),
      available,
      options: [],
      adjustments: [],
    };
    return { row, changes };
  }
}
