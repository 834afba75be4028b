import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const noteDeleted = 'Note deleted';
export const deleteNoteOf = (at: string) => `Delete the note from ${at}`;
export const newestOrders = 'Newest orders';
export const olderOrders = 'Older orders';
export const orderNumber = (number: string) => `Order #${number}`;
export const refunded = (refunded: string) => `, ${refunded} refunded`;
export const openMessages = 'Open the messages';
export const customer = 'the customer';
export const nameMelaAdmin = (name: string) => `${name} | Mela admin`;
export const exportJson = 'Export JSON';
export const eraseConsequence = (orderCount: number) =>
  plural(orderCount, {
    one: 'This erases the names, addresses, emails, messages, returns and notes of 1 order. Records that accounting and tax law require are kept. You cannot undo this.',
    other: `This erases the names, addresses, emails, messages, returns and notes of ${formatCount(orderCount)} orders. Records that accounting and tax law require are kept. You cannot undo this.`,
  });
export const dataOf = (name: string) => `the data of ${name}`;
export const customerInText = 'customer';
export const customers = 'customers';
export const nameEmailPhone = 'Name, email, phone';
export const noCustomersYet = 'No customers yet';
export const everyoneWhoPlacesOrderAppearsHere =
  'Everyone who places an order appears here, listed by email address.';
export const lastOrder = 'Last order';
export const spent = 'Spent';
export const firstOrder = 'First order';
