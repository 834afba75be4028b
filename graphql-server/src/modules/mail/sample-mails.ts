import type { MailData, MailedOrder, MailKind } from './kinds.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of no account. */
const SECRET = 'sample';

const ORDER: Omit<MailedOrder, 'placedAt' | 'currency'> = {
  number: '1001',
  token: 'sample',
  name: 'Meera Sharma',
  lines: [
    { title: 'Handloom cotton saree', variantTitle: 'Indigo', quantity: 1, total: 249_900 },
    { title: 'Leather sandals', variantTitle: 'Tan / 38', quantity: 2, total: 259_800 },
  ],
  subtotal: 509_700,
  discount: 0,
  shipping: 25_485,
  tax: 57_341,
  total: 535_185,
  address: ['Meera Sharma', '12 Linking Road', 'Mumbai 400050', 'Maharashtra, India'],
  paymentMethod: 'upi',
};

/** What a mail of a kind may be about, to look at it. */
export function sampleData<Kind extends MailKind>(kind: Kind, currency: string): MailData[Kind] {
  const now = new Date();
  const order = { ...ORDER, placedAt: now, currency };
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const samples: MailData = {
    'order-placed': {
      ...order,
      payment: 'Pay by UPI to shop@bank.\nSay what it is for: Order 1001.',
      payBy: new Date(now.getTime() + 2 * DAY_MS),
      arrival: { from: day(2), until: day(4) },
    },
    'order-paid': { ...order, isShipped: false },
    'order-shipped': {
      ...order,
      shipped: ORDER.lines,
      isAll: true,
      isPaid: true,
      carrier: 'Delhivery',
      trackingUrl: 'https://www.delhivery.com/track',
    },
    'order-canceled': { ...order, cause: 'SHOP', reason: 'The last saree was damaged.', isPaid: false },
    'order-refunded': { ...order, amount: 249_900, refunded: ORDER.lines.slice(0, 1), isAll: false },
    'order-link': order,
    'new-order': { ...order, orderId: '0'.repeat(24) },
    'contact-message': {
      name: 'Meera Sharma',
      email: 'meera@example.com',
      phone: '+91 98220 12345',
      orderNumber: '1001',
      text: 'The saree is lovely.\nDo you have the same one in green?',
    },
    'operator-invitation': {
      role: 'EDITOR',
      by: 'Meera Sharma',
      secret: SECRET,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    },
    'password-reset': { name: 'Meera Sharma', secret: SECRET, expiresAt: new Date(now.getTime() + DAY_MS) },
  };
  return samples[kind];
}
