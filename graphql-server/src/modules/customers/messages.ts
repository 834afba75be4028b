import { defineMessages } from '@mela/rules/messages.ts';

export const customersMessages = defineMessages('customers', {
  notFound: 'Customer not found',
  tooManyNotes: ({ max }: { max: number }) => `A customer can have at most ${max} notes. Delete some first.`,
  ordersOpen: ({ orders, more }: { orders: string; more: string }) =>
    `These orders are still open or are owed a refund: ${orders}${more}. Deliver, cancel or refund them first.`,
  tooManyOrders: ({ max }: { max: number }) =>
    `An export can have at most ${max} orders. Read them page by page with Customer.orders.`,
});

export const customersTexts = {
  customer: ({ id }: { id: string }) => `Customer ${id}`,
  withoutRecord: ({ count }: { count: number }) => `${count} customers with orders have no customer record.`,
  ordersDiffer: ({ recorded, count }: { recorded: number; count: number }) =>
    `Customers have ${recorded} orders recorded, but ${count} orders have an email address.`,
  wrongOrderCount: ({ count, expected }: { count: number; expected: number }) =>
    `order count is ${count}, expected ${expected}`,
  wrongSpent: ({ amount, expected }: { amount: number; expected: number }) =>
    `amount spent is ${amount}, expected ${expected}`,
  wrongLastOrder: 'the date of the last order is wrong',
  wrongFirstOrder: 'the date of the first order is wrong',
  theNote: 'The note',
  metricCustomers: 'Customers with at least one order.',
  hasNoOrders: ({ customer }: { customer: string }) => `${customer} has no orders.`,
};
