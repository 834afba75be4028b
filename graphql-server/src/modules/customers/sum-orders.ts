import { wordsOf } from '@mela/rules/search.ts';
import type { Order } from '../orders/collection.ts';
import { type Customer, type CustomerOrder, customerKey } from './collection.ts';

/** The fields of an order that affect its customer. */
export type SummedOrder = Pick<
  Order,
  | '_id'
  | 'number'
  | 'email'
  | 'phone'
  | 'shippingAddress'
  | 'currency'
  | 'placedAt'
  | 'status'
  | 'paymentStatus'
  | 'total'
  | 'refunded'
>;

export const SUMMED_FIELDS = {
  ...{ number: 1, email: 1, phone: 1, shippingAddress: 1, currency: 1, placedAt: 1 },
  ...{ status: 1, paymentStatus: 1, total: 1, refunded: 1 },
} as const;

/** The revenue from an order. 0 before it is paid and after it is canceled. */
export function spentOn({ status, paymentStatus, total, refunded }: SummedOrder): number {
  return status === 'CANCELED' || paymentStatus === 'PENDING' ? 0 : total - refunded;
}

export function partOf(order: SummedOrder, customerId: CustomerOrder['customerId']): CustomerOrder {
  const { _id, number, placedAt } = order;
  return { _id, customerId, number, placedAt, spent: spentOn(order) };
}

/** The contact details in an order, with search words. */
export function contactOf({
  email,
  phone,
  shippingAddress,
}: SummedOrder): Pick<Customer, 'email' | 'name' | 'phone' | 'terms'> {
  const name = shippingAddress?.name ?? '';
  const number = phone ?? shippingAddress?.phone ?? null;
  const digits = number?.replaceAll(/\D/g, '') ?? '';
  const key = customerKey(email);
  const terms = new Set([key, ...wordsOf(`${name} ${key.split('@')[0]}`), digits, digits.slice(-10)]);
  return { email, name, phone: number, terms: [...terms].filter(Boolean) };
}
