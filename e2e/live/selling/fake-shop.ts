import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Page, Route } from '@playwright/test';
import { catalogueOf, productOf } from '../catalogue.ts';
import { showShop } from '../show-shop.ts';
import { TERMS } from './selling-terms.ts';

export const SHOE = 'a'.repeat(24);
export const HAT = 'b'.repeat(24);
export const TOKEN = '0123456789abcdef0123456789abcdef';

const rupees = (amount: number) => ({ amount, currency: 'INR' });

interface Line {
  variantId: string;
  quantity: number;
  price?: number;
}
interface Placed {
  input: { lines: Line[]; total: number; email: string };
  key: string;
}

/** A server with simple rules, whose data can be changed during a test. */
export class FakeShop {
  prices: Record<string, number> = { [SHOE]: 149_950, [HAT]: 50_000 };
  titles: Record<string, string> = { [SHOE]: 'Red shoe', [HAT]: 'Straw hat' };
  /** The input of each `placeOrder`. */
  readonly asked: Placed[] = [];
  /** The tokens for which a link was requested by email. */
  readonly emailedLinks: string[] = [];
  /** Tokens by the idempotency keys of placed orders. */
  readonly placed = new Map<string, string>();
  /** Faults of the next responses to `placeOrder`: 'lost' places the order and drops the response, 'unsent' drops the request. */
  readonly faults: ('lost' | 'unsent' | { code: string; [more: string]: unknown })[] = [];
  order: object | null = null;

  async show(page: Page, change: Partial<Catalogue> = {}): Promise<void> {
    await showShop(page, catalogueOf(0, { products: [productOf(0)], selling: TERMS, ...change }));
    await page.route('**/graphql', (route) => this.#answer(route));
  }

  cart(lines: Line[]) {
    const known = lines.filter(({ variantId }) => variantId in this.prices);
    const changes = lines.flatMap(({ variantId, price }) => {
      const now = this.prices[variantId];
      if (now === undefined) return [change('GONE', { variantId })];
      if (price === undefined || price === now) return [];
      return [change('PRICE', { variantId, before: rupees(price), after: rupees(now) })];
    });
    const rows = known.map(({ variantId, quantity }) => ({
      ...{ variantId, title: this.titles[variantId], variantTitle: 'Red / M', path: '/product/product-0' },
      ...{ image: { thumbnailUrl: `/uploads/${'a'.repeat(32)}-320.webp` }, quantity },
      price: rupees(this.prices[variantId] ?? 0),
      total: rupees((this.prices[variantId] ?? 0) * quantity),
      ...{ options: [], adjustments: [] },
    }));
    const subtotal = rows.reduce((sum, { total }) => sum + total.amount, 0);
    const shipping = subtotal >= 1_000_000 ? 0 : Math.round(subtotal * 0.05);
    const tax = rupees(Math.round((subtotal + shipping) * 0.076));
    return {
      ...{
        lines: rows,
        changes,
        subtotal: rupees(subtotal),
        discount: rupees(0),
        adjustments: [],
        shipping: rupees(shipping),
      },
      total: rupees(subtotal + shipping),
      isTaxIncluded: true,
      taxes: [
        { kind: 'CGST', rate: 9, amount: tax },
        { kind: 'SGST', rate: 9, amount: tax },
      ],
      arrival: { from: '2026-11-27', until: '2026-11-30' },
      shippingRates: [
        {
          ...{ id: 'standard', name: 'Standard shipping', price: rupees(shipping), arrival: null },
          ...{ takesCashOnDelivery: true, isPickup: false, isChosen: true },
        },
      ],
    };
  }

  async #answer(route: Route): Promise<void> {
    const { query, variables } = route.request().postDataJSON();
    if (query.includes('placeOrder')) return this.#place(route, variables);
    if (query.includes('cart(')) return json(route, { data: { cart: this.cart(variables.input.lines) } });
    if (query.includes('trackOrder')) {
      const isKnown = /^\D*1001$/.test(variables.number) && variables.email === 'meera@mela.example';
      return json(route, { data: { trackOrder: isKnown ? TOKEN : null } });
    }
    if (query.includes('emailOrderLink')) {
      this.emailedLinks.push(variables.token);
      return json(route, { data: { emailOrderLink: true } });
    }
    if (query.includes('cancelOrder')) {
      this.order = { ...this.order, status: 'CANCELED', isCancellable: false, payment: null };
      return json(route, { data: { cancelOrder: this.order } });
    }
    return json(route, { data: { order: variables.token === TOKEN ? this.order : null } });
  }

  async #place(route: Route, placed: Placed): Promise<void> {
    this.asked.push(placed);
    const fault = this.faults.shift();
    if (typeof fault === 'object') {
      const { retryAfter, ...extensions } = fault;
      const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {};
      return json(route, { errors: [{ message: `The shop says ${fault.code}.`, extensions }] }, headers);
    }
    if (fault === 'unsent') return route.abort();
    const cart = this.cart(placed.input.lines);
    const isKnown = this.placed.has(placed.key);
    if (!isKnown && (cart.changes.length > 0 || cart.total.amount !== placed.input.total)) {
      const extensions = { code: 'CONFLICT', cart };
      return json(route, { errors: [{ message: 'It has changed.', extensions }] });
    }
    this.placed.set(placed.key, TOKEN);
    this.order ??= orderOf(cart);
    return fault === 'lost' ? route.abort() : json(route, { data: { placeOrder: { token: TOKEN } } });
  }
}

export function orderOf(cart: ReturnType<FakeShop['cart']>, change: object = {}) {
  const address = {
    ...{ name: 'Meera Nair', line1: '12 Hill Road', line2: null, city: 'Mumbai' },
    ...{ region: 'MH', regionName: 'Maharashtra', postalCode: '400050', country: 'IN' },
  };
  return {
    ...cart,
    ...{
      number: '1001',
      placedAt: '2026-11-25T10:00:00.000Z',
      status: 'AWAITING_PAYMENT',
      paymentStatus: 'PENDING',
    },
    ...{ paymentMethod: 'upi', email: 'meera@mela.example', phone: '+91 98100 12345', note: 'Ring twice.' },
    ...{
      gstin: null,
      payBy: '2026-11-27T10:00:00.000Z',
      isCancellable: true,
      isErased: false,
      isReadOnly: false,
      canEmailLink: true,
      isPartlyShipped: false,
    },
    lines: cart.lines.map((line) => ({ ...line, shipped: 0 })),
    shippingAddress: address,
    billingAddress: address,
    refunded: rupees(0),
    refunds: [],
    refundOwed: rupees(0),
    amountDue: cart.total,
    draft: null,
    documents: [],
    events: [event('PLACED', '2026-11-25T10:00:00.000Z')],
    payment: {
      ...{
        method: 'upi',
        reference: '1001',
        upiUri: 'upi://pay?pa=shop@bank&am=1574.47&tn=1001',
        text: 'Pay shop@bank.',
      },
      qrSvg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#fff"/><path d="M0 0h1v1h-1zM2 1h1v2h-1z"/></svg>',
    },
    ...change,
  };
}

export function event(kind: string, at: string, more: object = {}) {
  return { kind, at, note: null, carrier: null, trackingUrl: null, ...more };
}

function change(kind: string, more: object) {
  return { kind, variantId: null, before: null, after: null, available: null, ...more };
}

function json(route: Route, body: object, headers: Record<string, string> = {}): Promise<void> {
  return route.fulfill({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
