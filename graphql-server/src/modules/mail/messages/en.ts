import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import type { Role } from '../../../kernel/roles.ts';

// The English texts of emails, grouped by email. Amounts, dates and times are already formatted.

export const hello = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

export const payment = {
  methods: {
    cash_on_delivery: 'Cash on delivery',
    upi: 'UPI',
    stripe: 'Card or wallet',
    razorpay: 'Card, UPI, net banking or wallet',
    bank_transfer: 'Bank transfer',
  } satisfies Record<PaymentMethod, string>,
  scanQr: 'Scan the code with any UPI app.',
  qrCode: 'QR code',
  openUpiApp: 'Open my UPI app',
  keepCashReady: (amount: string) => `Please keep ${amount} in cash ready for the delivery.`,
};

/** Texts for most emails about an order. */
export const order = {
  order: 'Order',
  payment: 'Payment',
  shippingAddress: 'Shipping address',
  placedOn: (number: string, when: string) => `${number}, placed on ${when}`,
  quantity: (quantity: number) => `Quantity ${quantity}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  total: 'Total',
  includesTax: 'Includes tax',
  see: 'See your order',
  seeAndPay: 'See your order and pay',
  readOnly: 'This link shows the order without personal details. To change or cancel it, please contact us.',
};

export const orderPlaced = {
  subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  heading: 'Thank you for your order',
  reopenedHeading: 'Your order is open again',
  received: (number: string) => `We have received your order ${number}.`,
  reopened: (number: string) => `We have reopened your order ${number}.`,
  payBy: (time: string) => `Please pay by ${time}. After that we cancel the order.`,
  arrives: 'Arrives',
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
};

export const draftOrder = {
  subject: (shop: string) => `Your order from ${shop} is ready to confirm`,
  heading: 'Your order is ready',
  prepared: (shop: string, amount: string, until: string | null) =>
    `${shop} has prepared an order of ${amount} for you. Check it, choose how to pay, and confirm it${until ? ` by ${until}` : ''}.`,
  notSentYet: 'We do not send anything until you confirm.',
  review: 'Review and confirm your order',
};

export const orderEdited = {
  subject: (number: string) => `Order ${number} has changed`,
  heading: 'Your order has changed',
  changed: (shop: string, number: string) => `${shop} has changed your order ${number}.`,
  added: (quantity: number, item: string) => `Added: ${quantity} × ${item}`,
  removed: (item: string) => `Removed: ${item}`,
  quantityChanged: (item: string, after: number, before: number) => `${item}: ${after} (was ${before})`,
  sameTotal: (total: string) => `The total is still ${total}.`,
  newTotal: (total: string, before: string) => `The total is now ${total}. It was ${before}.`,
  payRest: (amount: string, until: string | null) =>
    until ? `Please pay the remaining ${amount} by ${until}.` : `Please pay the remaining ${amount}.`,
  refund: (amount: string) => `We will refund ${amount}.`,
};

export const orderPaid = {
  subject: (number: string) => `Order ${number} is paid`,
  heading: 'We have received your payment',
  thanks: (amount: string, number: string) => `Thank you for paying ${amount} for your order ${number}.`,
  emailWhenShipped: 'We will email you when it ships.',
};

export const orderShipped = {
  subject: (number: string) => `Order ${number} is on its way`,
  heading: 'Your order is on its way',
  partSubject: (number: string) => `Part of order ${number} is on its way`,
  partHeading: 'Part of your order is on its way',
  correctedSubject: (number: string) => `New tracking details for order ${number}`,
  correctedHeading: 'New tracking details',
  corrected: 'We have corrected the tracking details of this shipment:',
  shipped: 'We have shipped these items:',
  shippedWith: (carrier: string) => `We have shipped these items with ${carrier}:`,
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track shipment',
};

export const orderCanceled = {
  subject: (number: string) => `Order ${number} is canceled`,
  heading: 'Your order is canceled',
  byShopper: 'We have canceled your order, as you asked.',
  byShop: (shop: string) => `${shop} had to cancel your order. We are sorry.`,
  expired: 'We have canceled your order because it was not paid in time.',
  reason: (reason: string) => `Reason: ${reason}`,
  refund: 'We will refund what you have paid.',
  nothingToPay: 'You do not have to pay anything.',
};

export const orderRefunded = {
  subject: (amount: string, number: string) => `Refund of ${amount} for order ${number}`,
  heading: 'We have sent you a refund',
  wholeHeading: 'We have refunded your order',
  refunded: (amount: string, number: string) =>
    `We have refunded ${amount} for your order ${number}. It can take a few days to arrive.`,
};

export const orderReturn = {
  subject: (heading: string, returnNumber: string) => `${heading}: ${returnNumber}`,
  return: 'Return',
  requestedHeading: 'We have received your return request',
  requested: (number: string) =>
    `You have asked to return items from your order ${number}. Please keep them until we reply.`,
  acceptedHeading: 'We have accepted your return',
  accepted: (number: string) => `You can return these items from your order ${number}.`,
  declinedHeading: 'We cannot accept your return',
  declined: (number: string) => `We are sorry: we cannot accept your return for order ${number}.`,
  receivedHeading: 'We have received your return',
  received: (number: string) => `We have received these items from your order ${number}.`,
};

export const orderLink = {
  subject: (number: string, shop: string) => `Manage your order ${number} at ${shop}`,
  heading: 'Manage your order',
  link: (number: string, date: string) =>
    `Here is the link to your order ${number}, placed on ${date}. It shows all details, and you can cancel the order there until it ships.`,
  doNotShare: 'Please do not share this link: anyone who has it can see your address and change the order.',
  ignore: 'If you did not ask for this email, you can ignore it.',
};

export const newOrder = {
  subject: (number: string, amount: string) => `New order ${number}: ${amount}`,
  heading: (number: string) => `New order ${number}`,
  nothingToPay: 'Nothing to pay',
  open: 'Open the order',
};

export const newReturn = {
  heading: (returnNumber: string) => `Return ${returnNumber} requested`,
  open: 'Open the return',
};

export const contactMessage = {
  heading: (name: string) => `Message from ${name}`,
  from: 'From',
  open: 'Open the messages',
};

export const stockAlert = {
  subject: (title: string) => `${title} is back in stock`,
  heading: 'It’s back!',
  backInStock: 'Back in stock',
  goodNews: 'Good news: the item you asked about is back in stock. It may sell out again soon.',
  shopNow: 'Shop now',
  youAsked: (shop: string) =>
    `You asked ${shop} to email this address when the item is back. We will not email you about it again.`,
  stopAll: 'Stop all alerts to this address',
};

export const newsletterConfirm = {
  subject: (shop: string) => `Confirm your subscription to the ${shop} newsletter`,
  heading: 'Confirm your email address',
  thanks: (shop: string) =>
    `Thank you for signing up for the ${shop} newsletter. Please confirm that this address is yours.`,
  confirm: 'Confirm subscription',
  validUntil: (date: string) => `The link is valid until ${date}.`,
  ignore: 'If you did not sign up, ignore this email. We will not email you again.',
};

export const newsletterWelcome = {
  subject: (shop: string) => `Welcome to ${shop}`,
  heading: 'Welcome!',
  subscribed: 'You are subscribed to our newsletter. We will email you about new arrivals and offers.',
  visitShop: 'Visit the shop',
  unsubscribe: 'Unsubscribe',
};

export const operatorInvitation = {
  subject: (shop: string) => `You are invited to join ${shop}`,
  heading: (shop: string) => `Join ${shop}`,
  theShop: 'The shop',
  mayDo: {
    VIEWER: 'see everything',
    EDITOR: 'change products, orders and texts',
    OWNER: 'change everything, including settings and the team',
  } satisfies Record<Role, string>,
  invited: (by: string, shop: string, mayDo: string) =>
    `${by} has invited you to work on ${shop}. You will be able to ${mayDo}.`,
  accept: 'Accept the invitation',
  expires: (time: string) => `The link expires on ${time}. Please do not share it.`,
  ignore: 'If you did not expect this invitation, you can ignore it.',
};

export const passwordReset = {
  subject: (shop: string) => `Choose a new password for ${shop}`,
  heading: 'Choose a new password',
  useLink: (shop: string) => `Use this link to choose a new password for your account at ${shop}.`,
  choose: 'Choose a password',
  expires: (time: string) => `The link works once and expires on ${time}. Please do not share it.`,
  unchanged:
    'Your password stays the same until you choose a new one. If you did not ask for this email, tell the owner of the shop.',
};

export const testMessage = {
  subject: (shop: string) => `Test message from ${shop}`,
  heading: 'Your shop can send email',
  test: (shop: string) =>
    `This is a test message from ${shop}. Orders and invitations are sent the same way.`,
  seeAll: 'See all emails',
};
