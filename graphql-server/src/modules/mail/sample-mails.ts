import type { MailData, MailedOrder, MailKind } from './kinds.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A token without access to anything. */
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
/** A link that the module `invoices` adds. */
const INVOICE = { links: [{ label: 'Invoice (PDF)', path: '/api/invoices/of-order' }] };

const STOCK_ALERT: MailData['stock-alert'] = {
  ...{ title: 'Handloom cotton saree', variantTitle: 'Indigo', image: null },
  ...{ path: '/product/handloom-cotton-saree', leave: 'sample' },
};

function draftOf(order: MailedOrder, now: Date): MailData['draft-order'] {
  const payBy = new Date(now.getTime() + 30 * DAY_MS);
  return { ...order, number: 'D12', paymentMethod: 'none', payBy };
}

/** Sample data for an email of a kind. */
export function sampleData<Kind extends MailKind>(kind: Kind, currency: string): MailData[Kind] {
  const now = new Date();
  const order = { ...ORDER, placedAt: now, currency };
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const samples: MailData = {
    'order-placed': {
      ...order,
      payment: 'Pay by UPI to shop@bank.\nPayment note: Order 1001.',
      upiUri: 'upi://pay?pa=shop@bank&pn=Shop&am=5351.85&cu=INR&tn=Order%201001',
      payBy: new Date(now.getTime() + 2 * DAY_MS),
      arrival: { from: day(2), until: day(4) },
    },
    'order-paid': { ...order, ...INVOICE, isShipped: false },
    'order-shipped': {
      ...order,
      ...{ shipped: ORDER.lines, isAll: true, isPaid: true },
      carrier: 'Delhivery',
      trackingUrl: 'https://www.delhivery.com/track',
    },
    'order-canceled': { ...order, cause: 'SHOP', reason: 'The last saree was damaged.', isPaid: false },
    'draft-order': draftOf(order, now),
    'order-edited': {
      ...order,
      items: [{ title: ORDER.lines[0]?.title ?? '', variantTitle: null, before: 1, after: 2 }],
      ...{ totalBefore: order.total - 249_900, due: 249_900, refundOwed: 0, payment: null, payBy: null },
    },
    'order-refunded': { ...order, amount: 249_900, refunded: ORDER.lines.slice(0, 1), isAll: false },
    'order-return': {
      ...order,
      ...{ stage: 'ACCEPTED', returnNumber: '1001-R1', items: ORDER.lines.slice(0, 1), note: null },
      instructions:
        'Pack the items well and send them to our address.\nWrite the return number on the parcel.',
    },
    'order-link': order,
    'new-order': { ...order, orderId: '0'.repeat(24) },
    'new-return': {
      ...{ number: ORDER.number, returnNumber: '1001-R1' },
      ...{ items: ORDER.lines.slice(0, 1), reason: 'It has a hole near the border.' },
    },
    'contact-message': {
      name: 'Meera Sharma',
      email: 'meera@example.com',
      phone: '+91 98220 12345',
      orderNumber: '1001',
      text: 'The saree is lovely.\nDo you have the same one in green?',
    },
    'stock-alert': STOCK_ALERT,
    'newsletter-confirm': { secret: SECRET, expiresAt: new Date(now.getTime() + 7 * DAY_MS) },
    'newsletter-welcome': { leave: SECRET },
    'operator-invitation': {
      role: 'EDITOR',
      by: 'Meera Sharma',
      secret: SECRET,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    },
    'password-reset': { name: 'Meera Sharma', secret: SECRET, expiresAt: new Date(now.getTime() + DAY_MS) },
    'test-message': {},
  };
  return samples[kind];
}
