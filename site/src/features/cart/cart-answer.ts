import type { Money } from '../../../../graphql-server/src/rules/money.ts';
import type { TaxKind } from '../../../../graphql-server/src/rules/order-totals.ts';
import { postGraphql } from './post-graphql.ts';

/** A cart as the server adds it up, with the prices and the stock of this moment. */
export interface CartAnswer {
  lines: AnsweredLine[];
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
  taxes: TaxLine[];
  changes: CartChange[];
  /** null: sending is never free. */
  freeShippingFrom: Money | null;
  arrival: Arrival | null;
}

export interface AnsweredLine {
  variantId: string;
  title: string;
  variantTitle: string | null;
  path: string;
  image: { thumbnailUrl: string } | null;
  price: Money;
  compareAtPrice: Money | null;
  /** As many as are asked for, or can be had. */
  quantity: number;
  total: Money;
  /** null: as many as a line can have. */
  available: number | null;
}

export interface TaxLine {
  kind: TaxKind;
  rate: number;
  amount: Money;
}

export interface CartChange {
  kind: 'PRICE' | 'STOCK' | 'GONE' | 'SHIPPING';
  /** null: of the whole cart. */
  variantId: string | null;
  before: Money | null;
  after: Money | null;
  available: number | null;
}

/** Days, such as `2026-11-27`. */
export interface Arrival {
  from: string;
  until: string;
}

export interface Destination {
  country: string;
  region: string | null;
  postalCode: string | null;
}

interface AskedLine {
  variantId: string;
  quantity: number;
  price?: number | null | undefined;
}

export const CART_QUERY = `query Cart($input: CartInput!) {
  cart(input: $input) {
    lines {
      variantId title variantTitle path image { thumbnailUrl }
      price { amount currency } compareAtPrice { amount currency } quantity total { amount currency } available
    }
    subtotal { amount currency } discount { amount currency } shipping { amount currency } total { amount currency }
    taxes { kind rate amount { amount currency } }
    changes { kind variantId before { amount currency } after { amount currency } available }
    freeShippingFrom { amount currency }
    arrival { from until }
  }
}`;

/** @throws GraphqlError, or TypeError when there is no answer. */
export async function askCart(
  lines: readonly AskedLine[],
  destination: Destination | null,
): Promise<CartAnswer> {
  const asked = lines.map(({ variantId, quantity, price }) => ({ variantId, quantity, price }));
  const variables = { input: { lines: asked, destination } };
  return (await postGraphql<{ cart: CartAnswer }>(CART_QUERY, variables)).cart;
}

/** Whether something is a cart that can be shown. */
export function isCartAnswer(value: unknown): value is CartAnswer {
  const cart = value as Partial<CartAnswer> | null;
  return Array.isArray(cart?.lines) && Array.isArray(cart.changes) && typeof cart.total?.amount === 'number';
}
