import { DEFAULT_CURRENCY } from '../money.ts';
import type { PaymentMethod, SellingTerms } from '../selling-terms.ts';
import type { StorefrontContent } from './storefront-content.ts';

/**
 * Texts that a live page needs and its operator has not entered. They state only what the software does or what the operator's
 * settings say. `fillIn` inserts `{contact}` and so on.
 */

const METHODS: Record<PaymentMethod, string> = {
  cash_on_delivery: 'in cash on delivery',
  upi: 'by UPI',
  bank_transfer: 'by bank transfer',
  stripe: 'by card or wallet',
  razorpay: 'by card, UPI, net banking or wallet',
};

/** The help texts by section id. @param selling null: the shop takes no orders on its pages */
export function neutralHelp(
  selling: SellingTerms | null,
  { delivery }: Pick<StorefrontContent['shop'], 'delivery'>,
): Record<string, string> {
  const texts = selling ? sellingHelp(selling) : NOT_SELLING_HELP;
  return delivery ? { ...texts, shipping: '{delivery}.' } : texts;
}

const NOT_SELLING_HELP: Record<string, string> = {
  payments: 'You cannot pay online in this shop. To order, {contact}, and we agree on how you pay.',
  shipping: 'We tell you the shipping costs and how long shipping takes when you order.',
  cancellation: 'You have {returns} to return an order. To cancel or return one, {contact}.',
};

function sellingHelp({ paymentMethods, deliveryDays }: SellingTerms): Record<string, string> {
  const ways = new Intl.ListFormat('en', { type: 'disjunction' });
  const paid = ways.format(paymentMethods.map((method) => METHODS[method]));
  const arrival = deliveryDays ? ' and when it arrives' : '';
  return {
    payments: `You can pay ${paid}. After you place your order, its page tells you how to pay. You can open it again with [Track Your Order](/account).`,
    shipping: `The checkout shows what shipping costs${arrival} before you place your order.`,
    cancellation:
      'You can cancel an order on its page until it is shipped or paid: [Track Your Order](/account). You can return it within {returns}. For anything else, {contact}.',
  };
}

export const NEUTRAL_PRIVACY_LEAD = 'What personal data this shop stores, and why.';
export const NEUTRAL_TERMS_LEAD = 'What you and {name} agree to when you order.';

const RIGHTS = [
  '## Your rights',
  'You can ask for a copy of your data, and ask us to correct it or, where the law allows, to delete it. To do so, {contact}. If you are not satisfied with our answer, you can complain to the Data Protection Board of India.',
];

const NOT_SELLING_PRIVACY = [
  '## What this website does',
  'This website sets no cookies, loads nothing from other companies and does not track visitors. Nothing that you type here is sent to us. You order by email or phone.',
  '## What we need for an order',
  '- Your name, your address and a phone number, so that we can deliver your order.\n- Your email address, so that we can answer you.',
  ...RIGHTS,
].join('\n\n');

const SELLING_PRIVACY = [
  '## What this website does',
  'This website sets no cookies, loads nothing from other companies and does not track visitors. Your cart and the last postcode that you checked are stored in your own browser. What you enter at the checkout is sent to this shop only, to price and place your order.',
  'There is one exception: if you pay online by card, UPI or wallet, your order page loads the payment provider’s form. The provider may set cookies and receives what you enter in its form. This shop never sees your card number.',
  '## What we need for an order',
  '- Your name and your address, and your phone number if you give one, so that we can deliver your order.\n- Your email address, so that we can send you updates about your order.',
  'We keep orders as long as the law requires, as a record of the sale.',
  ...RIGHTS,
].join('\n\n');

const LAW = [
  '## Law',
  'Indian law applies. Your rights under the Consumer Protection Act are not affected. If anything goes wrong, please [contact us](/contactus).',
];

const SELLING_TERMS = [
  '## Order and price',
  'The checkout shows the total, including taxes and shipping, before you place your order. We confirm your order by email. From then on, it is binding for both of us. An order that is not paid in time is canceled.',
  '## Delivery',
  '{delivery}.',
  '## Cancellation and returns',
  'You can cancel an order on its page until it is shipped or paid. You can return items within {returns} of delivery.',
  '## Warranty',
  'Products come with a warranty of {warranty}.',
  ...LAW,
].join('\n\n');

function notSellingTerms(currency: string): string {
  return [
    '## Order and price',
    `Prices are in ${currency === DEFAULT_CURRENCY ? 'rupees' : currency}. We confirm each order. Once confirmed, it is binding for both of us.`,
    '## Delivery',
    '{delivery}.',
    '## Returns',
    'You can return items within {returns} of delivery.',
    '## Warranty',
    'Products come with a warranty of {warranty}.',
    ...LAW,
  ].join('\n\n');
}

export interface LegalTexts {
  /** The text that is true for the shop's current settings. */
  current: string;
  /** The texts for other settings. Their sentences must not remain in a text. */
  outdated: string;
}

export function neutralPrivacy(isSelling: boolean): LegalTexts {
  return isSelling
    ? { current: SELLING_PRIVACY, outdated: NOT_SELLING_PRIVACY }
    : { current: NOT_SELLING_PRIVACY, outdated: SELLING_PRIVACY };
}

export function neutralTerms(isSelling: boolean, currency: string): LegalTexts {
  const notSelling = notSellingTerms(currency);
  return isSelling
    ? { current: SELLING_TERMS, outdated: notSelling }
    : { current: notSelling, outdated: SELLING_TERMS };
}

/** The first sentence of the contact page. Empty if the shop has no contact details. */
export function neutralContactLead({ email, phone, whatsapp, hours }: StorefrontContent['shop']): string {
  if (!email && !phone && !whatsapp) return '';
  const call = phone ? 'Call us.' : 'Chat with us on WhatsApp.';
  const way = email && phone ? 'Email us or call.' : email ? 'Email us.' : call;
  return hours ? `${way} Opening hours: {hours}.` : way;
}
